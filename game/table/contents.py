"""What lies on the table, as strips, bars and the pile tell it; of a view only what its eyes may know."""

from collections.abc import Sequence

from game.engine import events, game
from game.engine.contents import JEWEL, PURSE, STRONGBOX
from game.engine.events import Event
from game.engine.state import EVENT, OVER, SCHEMING, SETUP, State
from game.engine.view import Standing
from game.expansions import book
from game.session import Session
from game.table import naming
from game.table.aim import Aim
from game.table.people import face
from game.table.pile import PileCard
from game.table.strip import Facts
from game.table.top_bar import Told
from game.table.whole_pile import COMING, DONE, DREW, NOW, Entry, Row
from game.ui.words import Words


def strips(state: State, session: Session, words: Words, active: str | None) -> list[Facts]:
    """What each bandit's strip tells, in seat order."""
    return [_strip(state, session, words, bandit, active) for bandit in state.bandits]


def _strip(state: State, session: Session, words: Words, name: str, active: str | None) -> Facts:
    bandit = state.bandits[name]
    player = state.players[bandit.player]
    kinds = [PURSE, JEWEL, STRONGBOX, *state.rules.prizes]
    counts = tuple((kind, sum(token.kind == kind for token in bandit.loot)) for kind in kinds)
    automatic = bandit.player not in state.rules.people
    if automatic:
        counts = tuple((kind, count) for kind, count in counts if kind == PURSE or kind in state.rules.prizes)
    elif len(counts) > 3:
        counts = tuple((kind, count) for kind, count in counts if kind in (PURSE, JEWEL, STRONGBOX) or count)
    trinkets = [kind for kind in state.rules.values if kind not in state.rules.prizes]
    in_hand = state.phase in (SETUP, SCHEMING)  # a puzzle's hand is there before its first choice
    on_pile = sum(played.card.bandit == name for played in state.pile[state.resolved :])
    keeps = state.rules.keeps_bullets(name)
    with_token = book.with_token(state)
    return Facts(
        bandit=name,
        who=book.guise(state, name),
        name=words(f"bandit-{name}"),
        loot=counts,
        cards=len(player.hand) if in_hand else on_pile,
        wounds=len(bandit.wounds),
        bullets=bandit.bullets,
        first=state.first == bandit.player and face(state, bandit.player) == name,
        active=name == active,
        trinkets=tuple(book.loot_piece(token.kind) for token in bandit.loot if token.kind in trinkets),
        kept=tuple(f"{one.kind}_{one.name}" for one in game.kept(state, name)),
        token=with_token.face_down if with_token is not None else "",
        automatic=automatic,
        slots=bandit.wounds if keeps else (),
        note="" if automatic or session.seats[bandit.player].is_person else "computer",
        says=book.strip_line(words, state, name),
        warning="".join(expansion.warning(words, state, name) for expansion in book.playing(state)),
        person="" if automatic else session.seats[bandit.player].name,
    )


def bar(state: State) -> Told:
    """What the top bar tells."""
    if not state.round_number:
        return Told(0, book.own_scene(state) or state.phase, "", None, "", before=book.own_scene(state))
    card = state.round_card
    turn = state.turn if state.phase == SCHEMING else None
    keep = 0 if state.setup.expert else card.keep
    turned_up = state.phase == EVENT and not state.turn  # the next round's card lies there: the last has ended
    phase = SCHEMING if turned_up else state.phase
    return Told(state.round_number, phase, card.turns, turn, card.name, keep=keep)


def aims(words: Words, state: State) -> list[Aim]:
    """How the table stands for the aims of the expansions in play, while it can still be changed."""
    if state.phase == OVER:
        return []
    shown = {key for one in book.playing(state) for key in one.aims}
    return [_aim(words, state, standing) for standing in game.standing(state, None) if standing.key in shown]


def _aim(words: Words, state: State, standing: Standing) -> Aim:
    told = dict(standing.facts)
    if "space" in told:
        told["place"] = naming.place(words, state, state.train.space(told["space"]))
    if told.get("bandit"):
        told["who"] = naming.name(words, told["bandit"])
    key = standing.key
    expansion = next(one for one in book.playing(state) if key in one.aims)
    piece, urgent = expansion.aims[key], key in expansion.urgent
    return Aim(piece, words(f"aim-{key}", **told), words(f"aim-{key}-line", **told), urgent)


def pile(state: State) -> list[PileCard]:
    """The pile's cards still to be carried out, the one just turned up first."""
    start = max(0, state.resolved - 1)
    return [(played.card.bandit, "hidden" if played.hidden else played.card.action) for played in state.pile[start:]]


def whole_pile(state: State, groups: Sequence[tuple[Event, ...]]) -> list[Row]:
    """The round's plays and draws turn by turn; `groups` are all that happened, as everybody saw it."""
    told = [event for group in groups for event in group]
    begun = max((at for at, event in enumerate(told) if isinstance(event, events.RoundStarted)), default=0)
    rows: list[Row] = []
    nth = 0
    for event in told[begun:]:
        if isinstance(event, events.TurnBegan):
            rows.append(Row(state.round_card.turns[event.turn], ()))
        elif isinstance(event, events.CardPlayed) and rows and nth < len(state.pile):
            played = state.pile[nth]
            stage = COMING if nth >= state.resolved else NOW if nth == state.resolved - 1 else DONE
            action = "hidden" if played.hidden else played.card.action
            rows[-1] = Row(rows[-1].turn, (*rows[-1].entries, Entry(played.card.bandit, action, stage)))
            nth += 1
        elif isinstance(event, events.CardsDrawn) and event.cause == "draw" and rows:
            bandit = face(state, event.seat)
            rows[-1] = Row(rows[-1].turn, (*rows[-1].entries, Entry(bandit, "", DREW)))
    return rows
