"""HOW TO PLAY: the rules in short pages, with pictures that the program draws from small positions."""
