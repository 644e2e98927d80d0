"""How each expansion looks and speaks: its one home outside the rules, and one line in `book.py`."""
