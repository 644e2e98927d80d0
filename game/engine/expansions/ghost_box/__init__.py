"""THE GHOST BOX: the game itself plays Ghost, with a deck of his own, for the Special Suitcase."""
