"""Cards as pictures: a frame in its owner's colour, the action's icon, the title; backs; bullets."""

import pygame
from pygame import Surface

from game.draw import type
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK
from game.ui.words import Words

WIDE, HIGH = 120, 168  # units of a card's own
TITLED_FROM = 120  # units of height from which a card bears its title; smaller ones are drawn as minis
ICON = (17, 28, 86 / 64)
TITLE = (60, 149, 108)  # centre, baseline's middle, room
MINI_WIDE, MINI_HIGH = 60, 84
MINI_ICON = (6.5, 7.5, 47 / 64)
BOX_ICON = 45 / 64  # the box's split cards: two icons and a sign between
BOX_SPLIT = {
    "heist_or_move": ("heist", "move", "or"),
    "heist_or_floor_change": ("heist", "floor_change", "or"),
    "punch_or_move": ("punch", "move", "or"),
    "floor_change_and_fire": ("floor_change", "fire", "+"),
}


class Cards:
    """Draws cards of any height, each once for a size. `automatic` bandits are played by the game itself."""

    def __init__(self, kit: Kit, words: Words, automatic: frozenset[str] = frozenset()) -> None:
        self.kit = kit
        self.words = words
        self.automatic = automatic
        self._kept: dict[tuple[str, str, float], Surface] = {}
        self._turned: dict[tuple[str, str, float, int], Surface] = {}

    def picture(self, bandit: str, action: str, high: float) -> Surface:
        """A card `high` units high; `hidden` shows its back, `bullet` a bullet of that owner."""
        key = (bandit, action, high)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._draw(bandit, action, high)
        return found

    def turned(self, bandit: str, action: str, high: float, tilt: float) -> Surface:
        """The same, turned by some degrees clockwise; premultiplied: blit it with BLEND_PREMULTIPLIED."""
        step = round(tilt * 5)
        key = (bandit, action, high, step)
        found = self._turned.get(key)
        if found is None:
            upright = self.picture(bandit, action, high).premul_alpha()
            found = self._turned[key] = pygame.transform.rotozoom(upright, -step / 5, 1) if step else upright
        return found

    def blit(self, surface: Surface, card: tuple[str, str], high: float, centre: tuple[float, float], tilt: float) -> None:
        """Draw a card about its centre, in units."""
        picture = self.turned(*card, high, tilt)
        surface.blit(
            picture, picture.get_rect(center=self.kit.scale.at(*centre)), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def _draw(self, bandit: str, action: str, high: float) -> Surface:
        who = "ghost_box" if bandit in self.automatic else bandit
        factor = high / HIGH
        if action == "hidden":
            return self.kit.piece(f"card_back_{who}", factor)
        if action == "bullet":
            return self.kit.piece(f"bullet_card_{bandit}", factor)
        if who == "ghost_box":
            return self._box_card(action, high)
        if high < TITLED_FROM:
            return self._put(f"frame_mini_{who}", high / MINI_HIGH, [(f"icon_{action}", *MINI_ICON)])
        whole = self._put(f"frame_{who}", factor, [(f"icon_{action}", *ICON)])
        self._title(whole, factor, self.words(f"action-{action}"), INK if who == "ghost" else CREAM)
        return whole

    def _box_card(self, action: str, high: float) -> Surface:
        mini = high < TITLED_FROM
        if action not in BOX_SPLIT:
            frame, icon = ("frame_mini_ghost_auto", MINI_ICON) if mini else ("frame_ghost_auto", ICON)
            whole = self._put(frame, high / (MINI_HIGH if mini else HIGH), [(f"icon_{action}", *icon)])
        else:
            first, second, sign = BOX_SPLIT[action]
            frame, size, places = ("frame_ghost_split", BOX_ICON, ((38, 20), (38, 86)))
            if mini:
                frame, size, places = ("frame_mini_ghost_split", 24 / 64, ((6.5, 7.5), (29.5, 29)))
            icons = [(f"icon_{first}", *places[0], size), (f"icon_{second}", *places[1], size)]
            whole = self._put(frame, high / (MINI_HIGH if mini else HIGH), icons)
            if not mini:
                word = self.kit.text(sign, 15 * high / HIGH, CREAM, type.HEAVY)
                centre = (self.kit.px(60 * high / HIGH), self.kit.px(71 * high / HIGH))
                whole.blit(word, word.get_rect(center=centre))
        if not mini:
            self._title(whole, high / HIGH, self.words(f"action-{action}"), CREAM)
        return whole

    def _put(self, frame: str, factor: float, icons: list[tuple[str, float, float, float]]) -> Surface:
        whole = self.kit.piece(frame, factor).copy()
        for icon, x, y, size in icons:
            whole.blit(self.kit.piece(icon, size * factor), self.kit.scale.at(x * factor, y * factor))
        return whole

    def _title(self, whole: Surface, factor: float, title: str, colour: tuple[int, int, int]) -> None:
        x, y, room = TITLE
        word = self.kit.fitted(title, 16 * factor, colour, room * factor, type.HEAVY)
        whole.blit(word, word.get_rect(center=self.kit.scale.at(x * factor, y * factor)))
