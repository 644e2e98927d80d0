"""THE GHOST BOX on the screen: Ghost has pictures, cards and a row of his own; the suitcase decides."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.board.staging import Staging
from game.draw import lettering
from game.draw.palette import CREAM, INK, MUTED, rgb
from game.engine.contents import GHOST
from game.engine.events import Event
from game.engine.expansions.ghost_box.box import KEY, NAME, STOPPED_BY, CardCancelled
from game.engine.expansions.ghost_box.cards import HalfChosen
from game.engine.state import State
from game.expansions.expansion import Expansion, Panel
from game.expansions.ghost_box import cards, ending, motions
from game.table.naming import Sentence
from game.ui.canvas import Canvas
from game.ui.portrait import portrait
from game.ui.words import Words

if TYPE_CHECKING:
    from game.session import Session

COLOUR = rgb("8C7FC2")


def _tell_half(words: Words, state: State, event: HalfChosen) -> Sentence:
    del state
    action = words(f"action-{event.action}")
    return Sentence(KEY, words(f"tell-half-{event.reason}", action=action, cars=event.cars))


def _tell_cancelled(words: Words, state: State, event: CardCancelled) -> Sentence:
    del state
    return Sentence(KEY, words("tell-cancelled", card=words(f"action-{event.card.action}")))


class GhostBoxOnScreen(Expansion):
    """Whatever shows Ghost in this game shows the box's own pictures of him."""

    key = NAME
    badge = KEY
    staged = motions.STAGED
    told = {HalfChosen: _tell_half, CardCancelled: _tell_cancelled}
    cancelling = (CardCancelled,)
    colours = {KEY: COLOUR}
    card_faces = {KEY: cards.draw}
    aims = {
        "ghost-has-suitcase": "badge_ghost_box",
        "suitcase-lies": "loot_suitcase",
        "suitcase-carried": "loot_suitcase",
    }
    urgent = ("ghost-has-suitcase",)

    def stage_instead(self, staging: Staging, event: Event) -> bool:
        return motions.stage_instead(staging, event)

    def guise(self, bandit: str) -> str | None:
        return KEY if bandit == GHOST else None

    def warning(self, words: Words, state: State, bandit: str) -> str:
        if bandit != GHOST:
            return ""
        stopped = len(state.bandits[bandit].wounds) // STOPPED_BY
        return words(f"strip-stops-{min(stopped, 2)}")

    @property
    def automatic(self) -> tuple[str, ...]:
        return (GHOST,)

    def draw_row(self, canvas: Canvas, words: Words, corner: tuple[float, float]) -> None:
        """Nobody sits there, and nobody can."""
        left, top = corner
        canvas.text("–", left + 24, top + 36, 17, MUTED, lettering.BOLD, align="centre")
        canvas.blit(portrait(canvas.kit, KEY, 50, 9), left + 42, top + 5)
        canvas.piece(f"badge_{KEY}", left + 76, top + 34, width=25)
        canvas.head(words(f"bandit-{GHOST}"), left + 110, top + 27, 17)
        canvas.text(words("setup-ghost-last"), left + 110, top + 49, 15, MUTED, room=288)
        canvas.disc(left + 430, top + 30, 18, INK, COLOUR, 2)
        canvas.piece("ui_robot", left + 418, top + 18, 1)
        canvas.text(words("setup-ghost-plays"), left + 460, top + 36, 16, CREAM, lettering.BOLD)
        canvas.piece("lock", left + 768, top + 18, 1)

    def ending(self, state: State) -> str:
        assert state.result is not None
        return "ghost_wins" if state.bandits[GHOST].player in state.result.winners else ""

    def panels(self, session: "Session", words: Words) -> Sequence[Panel]:
        return ending.panels(session, words, COLOUR)
