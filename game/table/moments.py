"""Which events are a big moment that is told over the table."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.engine import events
from game.engine.events import Event
from game.engine.game import Group
from game.engine.state import SCHEMING, STEALING
from game.expansions.book import guise
from game.table import contents, naming, round_changes, supply
from game.table.banner import phase_banner
from game.table.moment import Moment
from game.table.people import face, led
from game.table.round_card import RoundCard
from game.table.round_card_face import Order
from game.table.round_changes import GAIN, LOSS
from game.table.round_summary import RoundSummary
from game.table.table import Table

BANNERS = (SCHEMING, STEALING)
FEELS = {GAIN: "cheer", LOSS: "hit"}  # how a figure shows what the round brought it
ACTS = 2.4  # seconds


def moment_of(table: Table, group: Group, *, waits: bool) -> Moment | None:
    """The big moment that a group which was just played begins; one that `waits` stands until somebody presses."""
    for event in group:
        tell = MOMENTS.get(type(event))
        if tell is not None:
            return tell(table, event, waits)
    return None


def _round(table: Table, event: events.RoundStarted, waits: bool) -> Moment:
    words, told = table.words, contents.bar(table.state)
    sentence = table.bar.about_event(told)
    home = table.bar.event_centre(told)
    return RoundCard(table.kit, words, table.device, told, sentence, order(table), home, waits=waits)


def order(table: Table) -> Order:
    """Who begins a round and who follows, clockwise from the first player."""
    state, seats = table.state, table.session.seats
    there = {player.seat for player in led(state)}
    playing = [player.seat for player in (*state.players[state.first :], *state.players[: state.first])]
    first, *then = [seat for seat in playing if seat in there]
    bandit = face(state, first)
    name = seats[first].name if seats[first].is_person else naming.name(table.words, bandit)
    return Order(bandit, table.words("round-begins", name=name), tuple(face(state, seat) for seat in then))


def _phase(table: Table, event: events.PhaseBegan, waits: bool) -> Moment | None:
    if event.phase not in BANNERS:
        return None
    turns = len(table.state.round_card.turns)
    stage = table.board.stage
    x, y, wide, _ = stage.free
    area = (x, y, wide, stage.floor - y)
    return phase_banner(table.kit, table.words, table.device, event.phase, turns, area)


def _round_over(table: Table, event: events.FirstPlayerPassed, waits: bool) -> Moment | None:
    state, chronicle = table.state, table.drawer.chronicle
    if not chronicle.began:
        return None
    changes = round_changes.changes(chronicle.began, state, chronicle.stirred)
    table.board.act({one.bandit: FEELS[one.sign] for one in changes if one.sign in FEELS}, ACTS)
    pictures = [guise(state, one.bandit) for one in changes]
    words, device, number, foot = table.words, table.device, state.round_number, table.summed_up_over
    strips, draw = table.strips, table.draw_strips
    shown = partial(_shown, table)
    return RoundSummary(table.kit, words, device, number, changes, pictures, strips, draw, foot, shown, waits=waits)


def _shown(table: Table) -> list[Rect]:
    """What is looked at while a round is summed up, in pixels: who is on the train, what is before it and over it."""
    board = table.board
    people = [board.actor_rect(name) for name in board.layout.actors]
    over = [supply.rect(table.kit), table.waiting, *table.aim_rects]
    return [*people, *board.before_rects(), *over]


MOMENTS: dict[type[Event], Callable[..., Moment | None]] = {
    events.RoundStarted: _round,
    events.PhaseBegan: _phase,
    events.FirstPlayerPassed: _round_over,
}
