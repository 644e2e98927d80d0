"""What is heard of events: every one of them, at its picture's moment, and nothing that eyes may not see."""

import re
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from game.board.layout import Layout, layout
from game.board.stage import Stage
from game.board.staged.cards import CARD_TURNS, HOME, LANDS, SILENT
from game.board.staged.events.programme import SCENES
from game.board.staged.group import STAGED, stage
from game.board.staged.punches import STRUCK
from game.board.staging import PLATE_COMES, Staging
from game.board.timeline import Acting, Score, Sounding, Timeline
from game.board.train_shape import TrainShape
from game.bots.roster import computer
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.engine import events
from game.engine.contents import ACTIONS, BANDITS, FLOOR_CHANGE, HIDDEN_CARD, MOVE, NEUTRAL, Card, Loot
from game.engine.events import Event
from game.engine.expansions.ghost_box.cards import HalfChosen
from game.engine.expansions.horses.rounds.escape import RodeAway
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.game import Group, Setup, new_game
from game.engine.state import SCHEMING, STEALING, Played, State
from game.expansions import book
from game.expansions.book import EXPANSIONS, foreground
from game.paths import PACKAGE, asset
from game.session import Seat, Session
from game.sound.catalogue import catalogue
from game.table import flying_cards
from game.table.flying_cards import LANDING, PLAYED
from tests.engine.games import two_players

QUIET = {*SILENT, *(kind for expansion in EXPANSIONS for kind in expansion.silent)}
RARE = (events.BulletsSpared, RodeAway, StrongboxShared)
SHAPE = TrainShape(4, rail=518, left=50, scale=0.945)
INSIDE, ROOF = 8, 9  # of the Caboose; a car further is two less
KIT, GROUND = Kit(Scale(1280, 720), Art()), Stage((0, 56, 1280, 664), 478, 518)
SOUNDS = catalogue(asset("sound"))
HORSES = (49, 35, 16)
MATCHES = (
    Setup(BANDITS, seed=1),
    Setup(BANDITS[:4], seed=2),
    Setup(BANDITS[:3], seed=3),
    Setup(BANDITS[:5], seed=4),
    Setup(BANDITS[:4], seed=5, expert=True),
    Setup(("belle", "doc", "tuco", "ghost"), seed=6, expansions=("ghost",)),
    Setup(("belle", "django", "tuco", "cheyenne"), seed=9, expansions=("elf",)),
    *(Setup(BANDITS[:4], seed=seed, expansions=("horses",)) for seed in HORSES),
    two_players(["tuco", "cheyenne"], ["ghost", "belle"], 8),
)


def staged(before: State, after: State, *group: Event) -> Score:
    """The score of events between two positions."""
    return staged_between(laid(before), laid(after), after, *group)


def laid(state: State) -> Layout:
    """Where everything is in a position."""
    return layout(state, SHAPE, foreground(KIT, GROUND, SHAPE, state))


def staged_between(before: Layout, after: Layout, state: State, *group: Event) -> Score:
    """The score of events that led to a position."""
    return stage(
        Staging(
            before=before, after=after, train=SHAPE, state=state,
            strip=lambda _: (640, 660), middle=(640, 300), bar=(330, 28), aside=(120, 84), burst=lambda *_: None,
            brake=lambda _: None, rush=lambda _: None, thump=lambda _: None,
        ),
        group,
    )  # fmt: skip


def heard(state: State, *group: Event) -> dict[str, float]:
    """The sounds of events in a position besides those of the chips, and when each is due."""
    after = state.clone()
    for event in group:
        event.apply(after)
    sounds = staged(state, after, *group).sounds
    return {sounding.name: sounding.delay for sounding in sounds if not sounding.name.startswith("chip_")}


@cache
def match(number: int) -> Session:
    """A finished match of computers."""
    setup = MATCHES[number]
    found = Session(setup, [Seat("", computer("random", seat)) for seat in range(len(setup.players))])
    while not found.over:
        found.let_computer_choose()
    return found


def followed(session: Session, seat: int | None) -> Iterator[tuple[Group, list[Sounding]]]:
    """Each group of a match as these eyes see it, and what they hear of it."""
    eyes = session.eyes(seat)
    for group in session.groups:
        before = eyes.state.clone()
        known = eyes.follow(group)
        yield known, staged(before, eyes.state, *known).sounds


def followed_by(session: Session, seat: int | None) -> Iterator[tuple[list[Sounding], list[Acting], list[str]]]:
    """What is heard of each group with these eyes, who acts how, and what the chips say."""
    eyes = session.eyes(seat)
    after = laid(eyes.state)
    for group in session.groups:
        known = eyes.follow(group)
        before, after = after, laid(eyes.state)
        score = staged_between(before, after, eyes.state, *known)
        yield score.sounds, score.acting, [f"{chip.actor} {chip.words}" for chip in score.chips]


def kinds() -> set[type[Event]]:
    """All kinds of events that the rules know."""
    known = (kind for kind in Event.__subclasses__() if kind.__module__.startswith("game."))
    return {kind for kind in known if getattr(sys.modules[kind.__module__], kind.__name__) is kind}


@pytest.fixture
def state() -> State:
    """Everybody stands in one car."""
    found = new_game(Setup(("belle", "tuco", "doc", "django"), seed=4))
    for bandit in found.bandits.values():
        bandit.space = INSIDE
    return found


# all of them


def test_every_event_is_heard_or_named_as_silent():
    deeds = {kind for scene in (*SCENES.values(), *book.SCENES.values()) for kind in scene.deeds}

    assert kinds() == {*STAGED} | deeds | QUIET
    assert set() == {*STAGED} & QUIET


def test_every_event_that_is_staged_is_heard():
    """In these matches all but one kind come about."""
    found: set[type[Event]] = set()
    for number in range(len(MATCHES)):
        eyes = match(number).eyes(None)
        for group in match(number).groups:
            before = eyes.state.clone()
            for event in eyes.follow(group):
                if type(event) not in found and staged(before, eyes.state, event).sounds:
                    found.add(type(event))
    assert kinds() - QUIET - {*RARE} == found


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_every_sound_is_there(number):
    names = {sounding.name for _, sounds in followed(match(number), None) for sounding in sounds}
    assert set() == names - SOUNDS.keys()


@pytest.mark.parametrize("number", range(2, len(MATCHES)))
def test_whoever_looks_on_hears_the_same_and_sees_the_same_poses(number):
    """Who may not know something does not hear it either, and nobody's face tells it."""
    session = match(number)
    public = list(followed_by(session, None))
    for seat in range(len(session.seats)):
        assert public == list(followed_by(session, seat))


def test_a_hidden_card_sounds_like_any_other(state):
    state.rounds = (state.rounds[0]._replace(turns="TTTT"), *state.rounds[1:])
    seat, owner = 0, state.players[0].bandits[0]
    state.players[seat].hand = [Card(owner, action) for action in ACTIONS]
    played = {tuple(heard(state, events.CardPlayed(seat, Card(owner, action), True))) for action in ACTIONS}
    assert {("card_hidden",)} == played


def test_every_sound_can_be_heard_somewhere_in_the_program():
    """What nothing plays is not shipped."""
    code = "\n".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    made = re.compile("rob_.*|drop_.*|event_.*|run_roof_.")
    assert [] == [name for name in SOUNDS if f'"{name}"' not in code and not made.fullmatch(name)]


def test_the_list_names_every_file_and_no_other():
    folder = asset("sound")
    listed = sorted(file for entry in SOUNDS.values() for file in entry.files)
    assert sorted(folder.rglob("*.ogg")) == listed


# at its picture's moment


def test_the_shot_comes_with_the_flash(state):
    score = staged(state, state, events.BanditShot("belle", "doc"))
    flash = next(one for one in score.passing if one.piece == "muzzle_flash")
    assert Sounding("shot", flash.delay) in score.sounds


def test_the_bullet_is_heard_when_it_has_flown(state):
    sounds = heard(state, events.BanditShot("belle", "doc"), events.BulletReceived("doc", "belle", None))
    assert sounds["shot"] < sounds["bullet_received"]


def test_a_neutral_bullet_has_a_sound_of_its_own(state):
    assert {"bullet_neutral"} == set(heard(state, events.BulletReceived("doc", NEUTRAL, None)))


def test_spared_bullets_are_heard(state):
    assert {"bullets_spared"} == set(heard(state, events.BulletsSpared(("doc", "tuco"))))


def test_through_the_roof_wood_splinters(state):
    state.bandits["doc"].space = ROOF
    assert "tuco_roof" in heard(state, events.BanditShot("tuco", "doc"))


def test_along_the_train_it_does_not(state):
    assert "tuco_roof" not in heard(state, events.BanditShot("tuco", "doc"))


def test_the_fist_is_heard_where_it_hits(state):
    assert {"punch_swing": 0, "punch": STRUCK} == heard(state, events.PunchThrown("belle", "doc"))


def test_what_is_knocked_loose_is_heard_after_the_fist(state):
    state.bandits["doc"].loot = (Loot("jewel"),)
    sounds = heard(state, events.PunchThrown("belle", "doc"), events.LootDropped("doc", Loot("jewel"), INSIDE))
    assert sounds["punch"] < sounds["drop_jewel"]


@pytest.mark.parametrize(
    ("start", "end", "cause", "name"),
    [
        (INSIDE, INSIDE - 2, MOVE, "walk_inside"),
        (ROOF, ROOF - 2, MOVE, "run_roof_1"),
        (ROOF, ROOF - 6, MOVE, "run_roof_3"),
        (INSIDE, ROOF, FLOOR_CHANGE, "climb_up"),
        (ROOF, INSIDE, FLOOR_CHANGE, "drop_down"),
        (INSIDE, INSIDE - 2, "punch", "flung"),
        (INSIDE, INSIDE - 2, "django", "django_push"),
        (ROOF, ROOF - 2, "braking", "step_roof"),
    ],
)
def test_every_way_has_its_steps(state, start, end, cause, name):
    state.bandits["doc"].space = start
    assert [name] == list(heard(state, events.BanditMoved("doc", start, end, cause)))


def test_of_a_crowd_that_flees_two_are_heard(state):
    fleeing = (events.BanditMoved(name, INSIDE, ROOF, "meeting") for name in state.bandits)
    sounds = staged(state, state, *fleeing).sounds
    assert [Sounding("flee_up", 0), Sounding("flee_up", 0.06)] == sounds


def test_the_whistle_opens_a_round_after_its_card(state):
    sounds = heard(state, events.RoundStarted(2, state.rounds[1]))
    assert 0 == sounds["deck_riffle"] < sounds["round_card"] < sounds["train_whistle"]


def test_rays_cloth_and_plate_are_heard_as_they_come(state):
    assert CARD_TURNS == heard(state, events.RoundStarted(2, state.rounds[1]))["rays_shimmer"]
    assert 0 == heard(state, events.PhaseBegan(SCHEMING))["cloth_unrolls"]
    assert PLATE_COMES == heard(state, events.EventBegan("braking", ("doc",)))["plate_unrolls"]


def test_in_the_first_the_train_departs(state):
    assert "train_departs" in heard(state, events.RoundStarted(1, state.rounds[0]))


@pytest.mark.parametrize(
    ("turns", "turn", "names"),
    [
        ("SSSS", 1, ["turn_begins"]),
        ("STSS", 1, ["tunnel_in"]),
        ("STSS", 2, ["tunnel_out", "turn_begins"]),
        ("STTS", 2, []),
        ("S2SS", 1, ["turn_speeding_up"]),
        ("SSRS", 2, ["turn_switching"]),
    ],
)
def test_every_kind_of_turn_has_its_signal(state, turns, turn, names):
    card = state.rounds[0]._replace(turns=turns)
    state.round_number, state.rounds = 1, (card, *state.rounds[1:])
    assert names == list(heard(state, events.TurnBegan(turn)))


@pytest.mark.parametrize("last", ["S", "T", "2", "R"])
@pytest.mark.parametrize("before", ["S", "T"])
def test_stealin_comes_out_of_a_tunnel_that_the_last_turn_was(state, before, last):
    card = state.rounds[0]._replace(turns=f"S{before}{last}")
    state.round_number, state.rounds, state.turn = 1, (card, *state.rounds[1:]), 2

    assert (last == "T") == ("tunnel_out" in heard(state, events.PhaseBegan(STEALING)))


def test_a_card_is_heard_when_it_lands(state):
    state.round_number = 1
    owner = state.players[0].bandits[0]
    state.players[0].hand = [Card(owner, MOVE)]
    assert {"card_play": LANDS} == heard(state, events.CardPlayed(0, Card(owner, MOVE), False))
    assert pytest.approx(PLAYED * LANDING, abs=0.01) == LANDS


def test_a_card_comes_home_while_the_next_is_turned_up(state):
    state.pile = [Played(Card("doc", MOVE), hidden=False)] * 2
    assert {"card_flip": 0} == heard(state, events.CardRevealed(0, Card("doc", MOVE)))
    assert {"card_flip": 0, "card_return": HOME} == heard(state, events.CardRevealed(1, Card("doc", MOVE)))
    assert HOME == flying_cards.HOME


def test_of_cards_that_are_drawn_three_are_heard(state):
    drawn = (HIDDEN_CARD,) * 5
    assert 3 == len(staged(state, state, events.CardsDrawn(0, drawn, "draw")).sounds)


@pytest.mark.parametrize(
    ("action", "reason", "name"),
    [
        ("fire", "no-target", "shot_nobody"),
        ("fire", "no-bullets", "shot_empty"),
        ("robbery", "no-loot", "nothing_happens"),
    ],
)
def test_what_comes_to_nothing_is_heard_as_that(state, action, reason, name):
    assert [name] == list(heard(state, events.NothingHappened("doc", action, reason)))


def test_a_half_of_ghosts_card_is_heard(state):
    assert ["ghost_half"] == list(heard(state, HalfChosen(True, "move", "away", 2)))


# on the timeline


def test_a_sound_comes_in_its_time_even_after_the_picture_has_ended():
    timeline, names = Timeline(), []
    timeline.hear = names.append
    timeline.play(Score(sounds=[Sounding("now"), Sounding("later", 0.5)]))
    assert ["now"] == names
    timeline.update(0.4)
    assert (["now"], False) == (names, timeline.busy)
    timeline.update(0.2)
    assert ["now", "later"] == names


def test_what_is_cut_short_is_heard_no_more():
    timeline, names = Timeline(), []
    timeline.hear = names.append
    timeline.play(Score(sounds=[Sounding("later", 0.5)]))
    timeline.finish()
    timeline.update(1)
    assert [] == names
