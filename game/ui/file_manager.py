"""Folders, shown by the system's own program for them."""

import webbrowser
from contextlib import suppress
from pathlib import Path


def show(folder: Path) -> None:
    """Open a folder in the system's file manager; where there is none, nothing happens."""
    with suppress(OSError, webbrowser.Error):
        webbrowser.open(folder.resolve().as_uri())
