"""The events of the round cards, each in one file. Bridge and Cave have none."""
