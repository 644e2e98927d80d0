"""The events of the expansion's round cards and stations."""
