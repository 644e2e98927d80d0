"""STATISTICS: what all finished games came to, in four numbers and four charts."""
