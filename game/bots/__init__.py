"""Computer players. Each gets its seat's view and gives back one of the options in it."""
