"""Whatever is drawn here needs a window."""

import pytest
from pygame import Window


@pytest.fixture(autouse=True)
def _window(window: Window) -> None:
    """Have one open."""
