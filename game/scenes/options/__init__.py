"""OPTIONS: everything that can be chosen, a page for each kind; every change takes effect at once."""
