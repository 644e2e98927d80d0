"""PUZZLES: all cards of a round lie open but one's own: which plan brings most, whatever the others choose."""
