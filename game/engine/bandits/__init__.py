"""The six powers, each in the file of its bandit."""
