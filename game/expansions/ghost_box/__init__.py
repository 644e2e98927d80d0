"""THE GHOST BOX on the screen."""
