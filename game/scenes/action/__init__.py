"""STEALIN': the cards are carried out on the train, and whoever has a choice points at it."""
