"""What several chose at once: their backs come together in a ring, which turns a little and opens into a row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame
from pygame import Surface

from game.board.motion import ease_in_out, ease_out
from game.board.staging import Point
from game.draw.palette import AMBER, INK
from game.engine import events
from game.engine.game import Group
from game.engine.state import SCHEMING, State
from game.table.card import Cards
from game.table.card_face import HIDDEN
from game.table.people import face
from game.table.table import Table
from game.ui.canvas import Canvas

LANDS, TURNS, OPENS = 0.28, 0.4, 0.22  # seconds, one after the other
SHOWN_FOR = 2.2  # all of it, and a look at it
CARD = 112  # units high, like all below
WIDE, DEEP = 190.0, 66.0  # the ring's half axes
STEP = 90.0  # from card to card in the row
SIXTH = pi / 3
SIGN = 30.0  # of who draws


@dataclass(frozen=True)
class Chosen:
    """The card that somebody plays, `hidden` where it stays face down; no action for who draws."""

    bandit: str
    action: str


class AllAtOnce:
    """What all chose at once, while that is being shown."""

    def __init__(self) -> None:
        self.choices: list[Chosen] = []
        self._began = 0.0

    def begin(self, coming: Sequence[Group], state: State, seconds: float) -> bool:
        """Show it from now on, if that is what comes next; whether it is."""
        self.choices = chosen(coming, state)
        self._began = seconds
        return bool(self.choices)

    def end(self) -> None:
        """It has been shown."""
        self.choices = []

    def draw(self, surface: Surface, table: Table, seconds: float) -> None:
        """Draw it over a table's train."""
        if not self.choices:
            return
        names = list(table.state.bandits)
        x, y, wide, high = table.board.stage.free
        middle, since = (x + wide / 2, y + high * 0.45), seconds - self._began
        shown = SHOWN_FOR if table.board.reduced else since
        draw(surface, table.cards, middle, self.choices, lambda bandit: table.strips.centre(names.index(bandit)), shown)


def chosen(coming: Sequence[Group], state: State) -> list[Chosen]:
    """What all chose, if that is what comes next in Schemin'."""
    broken = next((event for event in coming[0] if isinstance(event, events.SealsBroken)), None)
    if broken is None or state.phase != SCHEMING:
        return []
    done = [event for group in coming for event in group if isinstance(event, events.CardPlayed | events.CardsDrawn)]
    found = []
    for seat in broken.seats:
        first = next((event for event in done if event.seat == seat), None)
        if isinstance(first, events.CardPlayed):
            found.append(Chosen(first.card.bandit, HIDDEN if first.hidden else first.card.action))
        else:
            found.append(Chosen(face(state, seat), ""))
    return found


def draw(
    surface: Surface, cards: Cards, middle: Point, ring: Sequence[Chosen], strip: Callable[[str], Point], seconds: float
) -> None:
    """Draw the ring about its middle, so many seconds after it began; those at the back first."""
    landed = ease_out(min(1.0, seconds / LANDS))
    turned = ease_in_out(min(1.0, max(0.0, seconds - LANDS) / TURNS))
    opened = min(1.0, max(0.0, seconds - LANDS - TURNS) / OPENS)
    places = []
    for nth, one in enumerate(ring):
        angle = (2 * nth / len(ring) - 0.5) * pi - SIXTH * (1 - turned)
        there = middle[0] + WIDE * cos(angle), middle[1] + DEEP * sin(angle)
        in_row = middle[0] + (nth - (len(ring) - 1) / 2) * STEP, middle[1]
        goal = between(there, in_row, ease_in_out(opened))
        places.append((between(strip(one.bandit), goal, landed), one))
    for at, one in sorted(places, key=lambda place: place[0][1]):
        _draw_card(surface, cards, one, at, opened)


def between(start: Point, end: Point, part: float) -> Point:
    """A point on the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _draw_card(surface: Surface, cards: Cards, one: Chosen, at: Point, opened: float) -> None:
    """A card as it turns about its upright axis: its back narrows to nothing, then its face widens."""
    turns = one.action not in ("", HIDDEN)
    action = one.action if turns and opened >= 0.5 else HIDDEN
    picture = cards.turned(one.bandit, action, CARD, 0)
    share = abs(2 * opened - 1) if turns else 1
    if share < 1:
        picture = pygame.transform.smoothscale(
            picture, (max(1, round(picture.get_width() * share)), picture.get_height())
        )
    spot = picture.get_rect(center=cards.kit.scale.at(*at))
    surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    if not one.action and opened == 1:
        canvas = Canvas(cards.kit, surface)
        canvas.disc(*at, SIGN * 0.8, INK, AMBER, 2)
        canvas.piece("icon_draw_cream", at[0] - SIGN / 2, at[1] - SIGN / 2, width=SIGN)
