"""The end of a match: the count, the tokens, the winner."""
