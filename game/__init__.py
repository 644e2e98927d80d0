"""Colt Express on the desktop: an unofficial fan work."""

__version__ = "0.1.0"
