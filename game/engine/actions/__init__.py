"""The six action cards, each in one file: what may be chosen when it is turned up, and what it does."""
