"""A HINT: what Legend would choose, and why, for the eyes of whoever asked alone."""
