"""Where the program's files are: the one place that knows whether it is installed or frozen."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


class BrokenAsset(Exception):
    """A file of the program's own is missing or damaged; its text is one sentence for the player."""


def assets() -> Path:
    """The folder of pictures, fonts and texts: inside the package when installed, beside it in a checkout."""
    inside = PACKAGE / "assets"
    return inside if inside.is_dir() else PACKAGE.parent / "assets"


def asset(name: str) -> Path:
    """The file `name` below `assets/`, for instance `art/wheel.svg`."""
    return assets() / name
