"""PUZZLES: a position, all cards of the round but one's own: choose yours, and see what comes of it."""
