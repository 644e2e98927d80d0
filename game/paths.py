"""Where the program's files are: the one place that knows whether it is installed or frozen."""

from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
NAME = "colt-express"


class BrokenAsset(Exception):
    """A file of the program's own is missing or damaged; its text is one sentence for the player."""


class NoHome(Exception):
    """The system knows no home folder of this user, and none was named."""


def assets() -> Path:
    """The folder of pictures, fonts and texts: inside the package when installed, beside it in a checkout."""
    inside = PACKAGE / "assets"
    return inside if inside.is_dir() else PACKAGE.parent / "assets"


def asset(name: str) -> Path:
    """The file `name` below `assets/`, for instance `art/wheel.svg`."""
    return assets() / name


class _Home:
    """Where the player's files are, if not in the platform's usual place."""

    folder: Path | None = None


def set_home(folder: Path | None) -> None:
    """Keep the player's files in `folder`; None: in the platform's usual place."""
    _Home.folder = folder


def home() -> Path:
    """The folder of all that the player keeps: games, settings. It may not be there yet.

    Raises NoHome.
    """
    if _Home.folder is not None:
        return _Home.folder
    try:
        folder = platformdirs.user_data_path(NAME, appauthor=False)
    except RuntimeError as error:  # pathlib's word for it
        raise NoHome from error
    if not folder.is_absolute():  # and that of os.path: the "~" is still there
        raise NoHome
    return folder
