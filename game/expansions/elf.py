"""THE SANTA CLAUS ELF on the screen: he trots along, the secret tokens, where he stopped."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.board import motion
from game.board.poses import CHEER, RUN
from game.board.staged import ways
from game.board.staging import Staging
from game.draw.palette import AMBER, BAD, CREAM, LINE, MUTED, PANEL, PAPER_2
from game.engine.expansions.elf import KEY, NEAR, ElfFollowed, TokensTurned, gifts_would_win
from game.engine.state import State
from game.engine.view import View
from game.expansions.expansion import Expansion, Panel
from game.table.naming import Sentence, name, place
from game.ui.canvas import Canvas
from game.ui.words import Words

if TYPE_CHECKING:
    from game.session import Session

STOPPED = 176.0  # units that the panel of his last space is high
LEFT, WIDE = 876.0, 380.0  # of the panels at the right of the count
CAR, LOCOMOTIVE = 236.0, 336.0  # units of the pieces' own
ROOM = 340.0  # units for the little train
OWN_ROOM, TOKEN = 440.0, 72.0  # among one's own things: the row, a token


LATER = 0.12  # seconds after the bandit
STEP, CHEERS = 0.07, 0.26
GIVEN = 0.25  # seconds between two Gifts


def _followed(staging: Staging, event: ElfFollowed) -> None:
    start, end = staging.before.actors[KEY], staging.after.actors[KEY]
    train = staging.state.train
    climbs = train.car[event.start] == train.car[event.end]
    cars = max(1, train.distance(event.start, event.end))
    staging.sound("elf_follows", LATER)
    if climbs:
        way = ways.climb if train.is_roof[event.end] else ways.drop
        there = way(staging, KEY, start, end, LATER)
    else:
        there = LATER + 0.55 + 0.2 * cars
        staging.move(KEY, start, end, motion.startled(motion.trot), there - LATER, LATER)
        staging.steps(KEY, RUN, STEP, there - LATER, LATER)
    staging.pose(KEY, CHEER, CHEERS, there + ways.LANDS)


def _turned(staging: Staging, event: TokensTurned) -> None:
    """Nothing moves; who holds a Gift is seen in the count, how many there are is heard."""
    staging.sound("tokens_turned")
    for nth in range(sum(event.gifts.values())):
        staging.sound("elf_gift", GIVEN * (nth + 1))


def _tell_followed(words: Words, state: State, event: ElfFollowed) -> Sentence:
    return Sentence(KEY, words("tell-elf", who=name(words, event.bandit), where=place(words, state, event.end)))


def _tell_tokens(words: Words, state: State, event: TokensTurned) -> Sentence:
    del state, event
    return Sentence(KEY, words("tell-tokens"))


class ElfOnScreen(Expansion):
    """A figure on the train, and a secret token before each bandit."""

    key = badge = KEY
    staged = {ElfFollowed: _followed, TokensTurned: _turned}
    told = {ElfFollowed: _tell_followed, TokensTurned: _tell_tokens}
    ways = (ElfFollowed,)
    aims = {"elf-gift": "token_gift", "elf-empty": "token_empty"}
    anchors = {"meeple_elf": (36 / 72, 88 / 92)}
    face_down = "token_back"

    def token(self, state: State, bandit: str) -> str:
        return "gift" if state.own[KEY].gifts[bandit] else "empty"

    def draw_own(self, canvas: Canvas, words: Words, view: View, corner: tuple[float, float]) -> None:
        """The seat's tokens turned up; a pair's two below each other, smaller."""
        assert view.seat is not None
        x, y = corner
        bandits = view.state.players[view.seat].bandits
        gifts = view.state.own[KEY].gifts
        stands = gifts_would_win(view.state)
        size, step = (TOKEN, 0.0) if len(bandits) == 1 else (TOKEN / 2, TOKEN / 2 + 8)
        for nth, bandit in enumerate(bandits):
            kind, top = self.token(view.state, bandit), y + nth * step
            canvas.piece(f"token_{kind}", x, top, width=size)
            left = x + size + 16
            if len(bandits) == 1:
                canvas.head(words(f"things-{kind}"), left, top + 20, 17)
                canvas.text(words(f"things-{kind}-asks"), left, top + 42, 15, room=OWN_ROOM - size - 16)
                now = "things-stands" if gifts[bandit] == stands else "things-stands-not"
                canvas.text(words(now), left, top + 64, 15, AMBER if gifts[bandit] == stands else MUTED)
            else:
                canvas.head(words(f"things-{kind}-of", who=name(words, bandit)), left, top + 15, 15)
                canvas.text(words(f"things-{kind}-asks"), left, top + 34, 14, MUTED, room=OWN_ROOM - size - 16)

    def reason(self, state: State, reason: str) -> str:
        if reason != "richest":
            return reason
        return "richest-gift" if gifts_would_win(state) else "richest-empty"

    def ending(self, state: State) -> str:
        return "elf_wins"

    def panels(self, session: "Session", words: Words) -> Sequence[Panel]:
        return (Panel(STOPPED, partial(_draw_where_he_stopped, session.state, words)),)


def _draw_where_he_stopped(state: State, words: Words, canvas: Canvas, top: float) -> None:
    """The little train with the Elf where he stopped, and who wins where."""
    train = state.train
    canvas.panel((LEFT, top, WIDE, STOPPED), PANEL, LINE, radius=16, opacity=0.97)
    canvas.head(words("scoring-elf"), LEFT + 22, top + 28, 18)
    cars = list(reversed(train.cars))
    size = min(0.26, ROOM / (len(cars) * CAR + LOCOMOTIVE))
    left, y = LEFT + 20, top + 58
    for nth, car in enumerate(cars):
        canvas.piece(f"car_{car}", left + nth * CAR * size, y, size)
    canvas.piece("locomotive", left + len(cars) * CAR * size, y, size)
    space = state.own[KEY].space
    middle = left + ((len(cars) - train.car[space]) * CAR + CAR / 2) * size
    foot = y + (8 if train.is_roof[space] else 170 * size)
    canvas.piece(f"meeple_{KEY}", middle - 16, foot - 40, 32 / 72)
    edge = left + (len(cars) - NEAR) * CAR * size
    end = left + (len(cars) * CAR + LOCOMOTIVE) * size
    gifts = gifts_would_win(state)
    foot = y + 62
    canvas.box((left, foot, edge - left - 3, 4), PAPER_2, radius=2, opacity=0.4 if gifts else 1)
    canvas.box((edge + 3, foot, end - edge - 3, 4), BAD, radius=2, opacity=1 if gifts else 0.4)
    empty, gift = ("scoring-would", "scoring-does") if gifts else ("scoring-does", "scoring-would")
    for nth, line in enumerate(words(f"{empty}-empty").splitlines()):
        canvas.text(line, left, foot + 22 + 18 * nth, 15, MUTED if gifts or nth else CREAM, room=edge - left - 6)
    canvas.text(words(f"{gift}-gift"), end, foot + 22, 15, CREAM if gifts else MUTED, align="right")
