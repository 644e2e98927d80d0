"""SCHEMIN': a hand as a fan, what its cards could do, and the choice of one."""
