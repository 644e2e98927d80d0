"""The menu over the guided game: it can be left, and goes on another time, or begins anew."""

from collections.abc import Callable

from game.scenes.guide.match import GuidedFlow
from game.scenes.menu import MenuScene


class GuideMenu(MenuScene):
    """Nobody else can take a seat here."""

    flow: GuidedFlow

    def acts(self) -> list[tuple[str, Callable[[], None]]]:
        return [
            ("resume", self.context.stack.pop),
            ("options", self.open_options),
            ("full", self.context.keeper.turn_full_screen),
            ("rules", self.open_rules),
            ("repeat", self.flow.again),
            ("leave", self.leave_match),
            ("quit", self.context.stack.quit),
        ]

    def how_kept(self) -> tuple[str, str]:
        trouble = self.flow.progress.trouble
        key = f"guide-file-{trouble}" if trouble else "guide-kept"
        return "failed" if trouble else "well", self.context.words(key)
