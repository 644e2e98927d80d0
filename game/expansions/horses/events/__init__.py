"""The expansion's round events as scenes."""
