"""SCENARIOS: small files with a position, what is played and what must hold afterwards, run without a window."""

from game.scenario.command import main

__all__ = ["main"]
