"""How a game runs: set-up, and in each round Schemin', Stealin' and the event; at last the scoring."""
