"""A whole game as the screen tells it: questions, forecasts, sentences, sounds, motions, what the plates say."""

from collections.abc import Iterator
from dataclasses import fields

from game.board.foreground import Foreground
from game.board.layout import layout
from game.board.stage import Stage
from game.board.staged.group import stage
from game.board.staging import Staging
from game.board.train_shape import TrainShape
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine import game
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import Setup, State
from game.engine.step import Decision
from game.engine.view import View
from game.expansions.book import foreground, own_scene, verbs
from game.eyes import Eyes
from game.scenes.action import asking
from game.scenes.narrowing import Narrowing
from game.scenes.scheming import forecast, offers, planning
from game.scenes.scheming.pick import Pick
from game.session import Seat, Session
from game.table import contents, told_together
from game.table.people import face
from game.table.playing import PAUSES
from tests.board import told_score
from tests.engine.games import any_option
from tests.scenes.desktop import NAMES, STRICT

Facts = dict[str, object]
_SCALE = Scale(1280, 720)


def told(setup: Setup) -> Iterator[str]:
    """A random game, everything about it that the screen says to everybody or to whoever chooses."""
    session = Session(setup, [Seat(name) for name in NAMES[: len(setup.players)]])
    eyes, facts = session.eyes(None), {}
    shape = TrainShape(len(eyes.state.train.cars), rail=518, left=50, scale=0.945)
    ground = Stage((0, 56, 1280, 664), 478, shape.rail, foot=720)
    before_train = foreground(Kit(_SCALE, Art()), ground, shape, eyes.state)
    while True:
        before = facts
        for group in session.groups[eyes.seen :]:
            yield from _group(eyes, group, shape, before_train)
            facts = _facts(session, eyes.state)
            yield from (f"    {line}" for line in _changes(before, facts))
            before = facts
        if session.over:
            return
        option = any_option(session.state)
        assert session.to_move is not None
        yield f"{session.seats[session.to_move].name}: {option.words(session.state)}"
        yield from (f"    {line}" for line in _asked(session, option))
        session.choose(option)


# what is asked


def _asked(session: Session, option: Option) -> Iterator[str]:
    seat, deciding = session.to_move, session.state.asking
    assert seat is not None
    assert deciding is not None
    view = session.view(seat)
    by_the_hand = deciding.secret and not own_scene(session.state)
    yield from _planned(session, view) if by_the_hand else _public(session, deciding, option)


def _planned(session: Session, view: View) -> Iterator[str]:
    """The question, the buttons, and what each card in hand promises."""
    seat, state, offered = view.seat, view.state, view.options
    assert seat is not None
    pick = Pick()
    hand = sorted(state.players[seat].hand, key=offers.rank)
    pick.offer(offered, hand, asking=True)
    name = session.seats[seat].name
    asked = planning.question(STRICT, view, pick, face(state, seat), name, keys=False)
    yield f"? {asked.question} {asked.second}".rstrip()
    acts = planning.Acts(lambda _: None, _nothing, lambda _: None, _nothing, _nothing, _nothing, _nothing)
    buttons = planning.buttons(STRICT, _SCALE, state, pick, acts, verbs(STRICT, view), keys=False)
    yield "buttons: " + ", ".join(f"{button.name} {button.label}".rstrip() for button in buttons)
    for card in dict.fromkeys(card for option in offered for card in offers.cards_of(option)):
        yield f"{card.action} of {card.bandit}: {forecast.in_words(STRICT, state, card)}"


def _nothing() -> None:
    """What a button does that is only read."""


def _public(session: Session, deciding: Decision, option: Option) -> Iterator[str]:
    """Each question on the way to an option, what can be pressed, and who cannot be though one might expect it."""
    state = session.view(session.to_move).state
    name = session.seats[deciding.seat(state)].name
    choosing = Narrowing(state.offered) if len(state.offered) > 1 else None
    for one in game.barred(state):
        yield f"barred: {one.bandit}, {one.reason}"
    while choosing is not None and choosing.settled is None:
        who = getattr(deciding, "bandit", None) or face(state, deciding.seat(state))
        steps = choosing.steps()
        pressed = ", ".join(f"{step.field} {step.value}" for step in steps)
        yield f"? {asking.question(STRICT, state, deciding, choosing, who, name)} [{pressed}]"
        choosing.choose(next(step for step in steps if option in step.options))


# what is shown


def _group(eyes: Eyes, group: Group, shape: TrainShape, before_train: Foreground | None) -> Iterator[str]:
    """A group of events: the sentences, then what moves and how long it stands."""
    before = layout(eyes.state, shape, before_train)
    known = eyes.follow(group)
    said = told_together.sentences(STRICT, eyes.state, known)
    yield f"[{', '.join(dict.fromkeys(map(_kind, known)))}] " + " / ".join(f"{one.who}: {one.words}" for one in said)
    bandits, cued = list(eyes.state.bandits), told_score.Cued()
    staging = Staging(
        before=before,
        after=layout(eyes.state, shape, before_train),
        train=shape,
        state=eyes.state,
        strip=lambda name: (100.0 + 200 * bandits.index(name), 660.0),
        middle=(640, 300),
        bar=(330, 28),
        aside=(120, 84),
        burst=cued.burst,
        brake=cued.brake,
        rush=cued.rush,
        thump=cued.thump,
    )
    score = stage(staging, known)
    pause = max((PAUSES.get(type(event), 0.0) for event in known), default=0.0)
    yield from (f"    {line}" for line in told_score.told(score, cued))
    if pause or score.seconds:
        yield f"    | {score.seconds:.2f} s, then {pause:.2f} s"


def _kind(event: object) -> str:
    return type(event).__name__


def _facts(session: Session, state: State) -> Facts:
    """What bar, plates and pills say, and how many cards the pile shows, by name."""
    active = state.pile[state.resolved - 1].card.bandit if state.pile and state.resolved else None
    plates = contents.strips(state, session, STRICT, active)
    found: Facts = {
        f"{plate.bandit} {field.name}": getattr(plate, field.name) for plate in plates for field in fields(plate)
    }
    bar = contents.bar(state)
    found.update({f"bar {field.name}": getattr(bar, field.name) for field in fields(bar)})
    aims = contents.aims(STRICT, state)
    found["aims"] = "; ".join(f"{aim.piece}: {aim.head}, {aim.line}{' !' * aim.urgent}" for aim in aims)
    found["supply"] = f"{state.neutral} bullets, {state.strongboxes_aside} strongboxes"
    found["pile"] = " ".join("-".join(card) for card in contents.pile(state))
    return found


def _changes(before: Facts, after: Facts) -> Iterator[str]:
    """What says something else than before."""
    changed = [f"{name} {value}" for name, value in after.items() if before.get(name) != value]
    if changed:
        yield "= " + "; ".join(changed)
