"""Words that remember what was said with them."""

from typing import Any

from game.ui.words import Words
from tests.scenes.desktop import STRICT


class Told(Words):
    """Give it to whatever draws; `said` are the sentences in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def __call__(self, key: str, **values: Any) -> str:
        self.said.append(STRICT(key, **values))
        return self.said[-1]
