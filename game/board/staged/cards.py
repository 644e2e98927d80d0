"""Cards, turns and the round's beginning: nothing of them moves on the train, but they are heard.

A card that lies face down sounds like any other that does.
"""

from collections.abc import Callable

from game.board.staging import Staged, Staging
from game.engine import events
from game.engine.contents import HAND, SPEEDING_UP, STANDARD, SWITCHING, TUNNEL
from game.engine.events import Event
from game.engine.state import SCHEMING, STEALING, State
from game.engine.variants.expert import HandKept, KeptShown

LANDS, HOME = 0.19, 0.32  # seconds that a card is on its way to the pile, and home from there
# seconds from a round's beginning: its card has come, it turns on its edge, its turns are stamped on it one by one
CARD_COMES, CARD_TURNS, STAMPS, STAMPS_APART = 0.42, 0.66, 1.1, 0.09
RIFFLED = 0.25
WHISTLES = 1.4
STAMP = "ui_confirm"  # a rubber stamp
DEPARTS = 3.0  # seconds: the whistle has died away
DEALT, MOST_DEALT = 0.07, 3  # seconds between two cards that are drawn, and how many of them are heard
FIRST_PLAYER_AT = 0.3
OTHER_TURN = "turn_switching"  # of a kind that a rule adds
TURNS = {STANDARD: "turn_begins", SPEEDING_UP: "turn_speeding_up", SWITCHING: "turn_switching", TUNNEL: "tunnel_in"}


def _round_started(staging: Staging, event: events.RoundStarted) -> None:
    staging.sound("deck_riffle")
    staging.sound("round_card", CARD_TURNS)
    staging.sound("rays_shimmer", CARD_TURNS)
    for nth in range(len(event.card.turns)):
        staging.sound(STAMP, STAMPS + nth * STAMPS_APART)
    staging.sound("train_whistle", WHISTLES)
    if event.number == 1:
        staging.sound("train_departs", DEPARTS)


def _turn_began(staging: Staging, event: events.TurnBegan) -> None:
    state = staging.state
    before = turn_kind(state, event.turn - 1) if event.turn else ""
    kind = turn_kind(state, event.turn)
    if before == TUNNEL != kind:
        staging.sound("tunnel_out")
    if not before == kind == TUNNEL:
        staging.sound(TURNS.get(kind, OTHER_TURN))


def turn_kind(state: State, turn: int) -> str:
    """What kind of turn the round card shows in a place, counted from 0."""
    card = state.rounds[state.round_number - 1]
    assert card is not None  # it lies open
    return card.turns[turn]


def _phase_began(staging: Staging, event: events.PhaseBegan) -> None:
    if event.phase == SCHEMING:
        staging.sound("phase_scheming")
        staging.sound("cloth_unrolls")
    elif event.phase == STEALING:
        if turn_kind(staging.state, staging.state.turn) == TUNNEL:
            staging.sound("tunnel_out")
        staging.sound("phase_stealing")


def _card_played(staging: Staging, event: events.CardPlayed) -> None:
    state = staging.state
    if not event.hidden:
        name = "card_play"
    elif turn_kind(state, state.turn) != TUNNEL:
        name = "ghost_card"  # only Ghost hides cards outside a tunnel
    else:
        name = "card_hidden"
    staging.sound(name, LANDS)


def _cards_drawn(staging: Staging, event: events.CardsDrawn) -> None:
    if event.cause == "round":
        if len(event.cards) > HAND:  # Doc's
            staging.sound("doc_phial", RIFFLED)
        return
    for nth in range(min(MOST_DEALT, len(event.cards))):
        staging.sound("card_draw", DEALT * nth)


def _card_revealed(staging: Staging, event: events.CardRevealed) -> None:
    """The one before it goes home meanwhile."""
    staging.sound("card_flip")
    if event.index:
        staging.sound("card_return", HOME)


def _one_sound(name: str, delay: float = 0) -> Callable[[Staging, Event], None]:
    """What is heard of an event, whatever is in it."""
    return lambda staging, _event: staging.sound(name, delay)


def _game_ended(staging: Staging, _event: events.GameEnded) -> None:
    """The train has arrived."""
    staging.sound("train_bell")
    staging.sound("steam_hiss")


CARDS: Staged = {
    events.RoundStarted: _round_started,
    events.PhaseBegan: _phase_began,
    events.TurnBegan: _turn_began,
    events.CardPlayed: _card_played,
    events.CardsDrawn: _cards_drawn,
    events.CardTaken: _one_sound("card_draw"),
    events.CardRevealed: _card_revealed,
    events.HandReturned: _one_sound("card_return"),
    events.CardsDiscarded: _one_sound("card_discard"),
    events.DiscardsTaken: _one_sound("deck_riffle"),
    events.FirstPlayerPassed: _one_sound("first_player", FIRST_PLAYER_AT),
    events.GameEnded: _game_ended,
    KeptShown: _one_sound("card_flip"),
}
# Events that are not heard: what comes before the first picture, what another sound tells, what nobody may know.
SILENT: tuple[type[Event], ...] = (
    events.BanditPlaced,
    events.CardReturned,  # it goes home when the next one is turned up
    events.DeckShuffled,  # the riffle of the round's beginning is all decks'
    HandKept,
    events.ChoiceSealed,
    events.SealsBroken,  # what was chosen is heard as it comes about
)
