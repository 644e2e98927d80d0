"""`colt-express tour FOLDER`: a picture of every scene in its typical states."""

from game.tour.command import main

__all__ = ["main"]
