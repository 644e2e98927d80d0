"""The eight hostages, each in one file: the drawback while she is held, the ransom at the end."""
