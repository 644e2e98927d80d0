"""Other ways to play the base game, each in one file."""
