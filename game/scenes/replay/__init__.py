"""REPLAY: a match is watched once more, from any moment, through whosever eyes may be open."""
