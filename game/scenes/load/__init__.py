"""Saved games: the list of them, what may be told of one, and the way back into it."""
