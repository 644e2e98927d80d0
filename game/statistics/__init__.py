"""What finished games came to: their figures, the one file that keeps them, and what it tells."""
