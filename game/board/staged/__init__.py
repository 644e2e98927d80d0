"""How events look: for every kind of event, what it adds to the score of its group."""
