"""THE list: every expansion as it looks and speaks, the twin of `engine/book.py`."""

from typing import TYPE_CHECKING, Final

from game.draw.palette import STRIPE, Colour
from game.engine.events import Event
from game.engine.state import State
from game.expansions.elf import ElfOnScreen
from game.expansions.expansion import CardFace, Expansion, OptionCard, Verb
from game.expansions.ghost_box.box import GhostBoxOnScreen
from game.expansions.horses.box import HorsesOnScreen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygame import Surface

    from game.board.foreground import Foreground
    from game.board.stage import Stage
    from game.board.train_shape import TrainShape
    from game.draw.kit import Kit
    from game.engine.game import Group
    from game.engine.option import Option
    from game.engine.view import View
    from game.table.table import Table
    from game.ui.words import Words

EXPANSIONS: Final[tuple[Expansion, ...]] = (ElfOnScreen(), GhostBoxOnScreen(), HorsesOnScreen())
STAGED: Final = {kind: act for one in EXPANSIONS for kind, act in one.staged.items()}
SCENES: Final = {scene.key: scene for one in EXPANSIONS for scene in one.scenes}
TOLD: Final = {kind: tell for one in EXPANSIONS for kind, tell in one.told.items()}
JOINED: Final = {kind: joined for one in EXPANSIONS for kind, joined in one.joined.items()}
NEWS: Final = {kind: tell for one in EXPANSIONS for kind, tell in one.news.items()}
ANCHORS: Final = {piece: at for one in EXPANSIONS for piece, at in one.anchors.items()}
_LOOT_PIECES: Final = {kind: piece for one in EXPANSIONS for kind, piece in one.loot_pieces.items()}
_SOUNDS: Final = {name: heard for one in EXPANSIONS for name, heard in one.sounds.items()}
TURNS: Final = {letter: name for one in EXPANSIONS for letter, name in one.turns.items()}
CANCELLING: Final[tuple[type[Event], ...]] = tuple(kind for one in EXPANSIONS for kind in one.cancelling)
WAYS: Final[tuple[type[Event], ...]] = tuple(kind for one in EXPANSIONS for kind in one.ways)
CARD_FACES: Final[dict[str, CardFace]] = {who: face for one in EXPANSIONS for who, face in one.card_faces.items()}
MONEY: Final = {kind: colour for one in EXPANSIONS for kind, colour in one.money.items()}
FORECASTS: Final = {action: tell for one in EXPANSIONS for action, tell in one.forecasts.items()}
_COLOURS: Final = {**STRIPE, **{who: colour for one in EXPANSIONS for who, colour in one.colours.items()}}


def named(key: str) -> Expansion:
    """The expansion of a key of the set-up.

    Raises StopIteration where there is none.
    """
    return next(one for one in EXPANSIONS if one.key == key)


def playing(state: State) -> tuple[Expansion, ...]:
    """The expansions of a game."""
    return tuple(one for one in EXPANSIONS if one.key in state.setup.expansions)


def guise(state: State, who: str) -> str:
    """Whose pictures show somebody: a bandit that the game plays has pictures of his own."""
    return next((found for one in playing(state) if (found := one.guise(who)) is not None), who)


def guises(state: State) -> dict[str, str]:
    """Whose pictures show a bandit, for those who are not shown by their own."""
    return {bandit: who for bandit in state.bandits if (who := guise(state, bandit)) != bandit}


def loot_piece(kind: str) -> str:
    """The picture of a kind of loot."""
    return _LOOT_PIECES.get(kind, f"loot_{kind}")


def sound(name: str) -> str:
    """What is heard for a name made of a kind of loot, or of an event: that name's own sound, or one in its place."""
    return _SOUNDS.get(name, name)


def money_piece(state: State, bandit: str, kind: str) -> str:
    """The picture of a kind of a bandit's money: that of the loot, or of what an expansion adds."""
    found = (one.money_piece(state, bandit, kind) for one in playing(state))
    return next((piece for piece in found if piece), loot_piece(kind))


def colour(who: str) -> Colour:
    """The colour of a bandit's stripe, or of whose pictures show him."""
    return _COLOURS[who]


def foreground(kit: "Kit", stage: "Stage", train: "TrainShape", state: State) -> "Foreground | None":
    """What stands before the train in a game, if anything does."""
    found = (one.foreground(kit, stage, train) for one in playing(state))
    return next((one for one in found if one is not None), None)


def own_scene(state: State) -> str:
    """The name of the scene that an expansion brings for the present moment; empty for the usual ones."""
    return next((name for one in playing(state) if (name := one.scene(state))), "")


def verbs(words: "Words", view: "View") -> list[Verb]:
    """What a seat may do in its turn besides playing and drawing."""
    return [verb for one in playing(view.state) for verb in one.verbs(words, view)]


def strip_line(words: "Words", state: State, bandit: str) -> tuple[str, str] | None:
    """A piece and a few words on a bandit's strip in the place of its lower row, if there is something to say."""
    found = (one.strip_line(words, state, bandit) for one in playing(state))
    return next((line for line in found if line is not None), None)


def option_card(words: "Words", state: State, option: "Option") -> OptionCard | None:
    """An option as a picture card, if it is offered so."""
    found = (one.option_card(words, option) for one in playing(state))
    return next((card for card in found if card is not None), None)


def chosen(state: State, group: "Group") -> "Mapping[str, bool] | None":
    """What each has chosen together with the others, if that is shown before a group lets it come about."""
    found = (one.chosen(state, group) for one in playing(state))
    return next((choices for choices in found if choices is not None), None)


def draw_over(surface: "Surface", table: "Table", chosen: "Mapping[str, bool] | None", seconds: float) -> None:
    """Draw over a train what belongs to a moment of its own; what is `chosen` has been shown for `seconds`."""
    for one in playing(table.state):
        one.draw_over(surface, table, chosen, seconds)


def with_token(state: State) -> Expansion | None:
    """The expansion that lays a secret token before each bandit, if one in play does."""
    return next((one for one in playing(state) if one.face_down), None)
