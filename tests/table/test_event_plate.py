"""The plate of a round's event: comes from the bar, opens, hangs until the event is over, goes up."""

import pygame
import pytest
from pygame import Rect, Surface

from game.board.staging import PLATE_COMES as COMES
from game.board.staging import PLATE_OPENS as UNROLLS
from game.draw.kit import Kit
from game.engine.contents import BANDITS, RoundCard
from game.engine.events import BanditMoved, EventBegan, FirstPlayerPassed, GameEnded, RoundStarted
from game.engine.game import Setup, new_game
from game.engine.state import EVENT, STEALING, State
from game.table.event_plate import BREAKS, DRAWN_AFTER, HIGH, LARGE, LEAVES, TOP, EventPlate
from game.ui.words import Words

BAR, MIDDLE = (330.0, 28.0), 640.0
BEGAN = EventBegan("braking", ())


@pytest.fixture
def state() -> State:
    """A round whose event is about to come."""
    found = new_game(Setup(BANDITS[:4], seed=4))
    found.round_number, found.phase = 1, STEALING
    found.rounds = (RoundCard("braking", "SSSS"), *found.rounds[1:])
    return found


@pytest.fixture
def plate(kit: Kit, words: Words) -> EventPlate:
    """One on its way."""
    found = EventPlate(kit, words)
    found.follow((BEGAN,), BAR)
    return found


def seen(plate: EventPlate) -> Rect:
    """What one sees of it."""
    clear = Surface((1280, 720), pygame.SRCALPHA)
    plate.draw(clear, MIDDLE)
    return clear.get_bounding_rect(min_alpha=40)


def hung(plate: EventPlate) -> EventPlate:
    """The same, open."""
    plate.finish()
    return plate


def test_its_medallion_comes_from_the_bar(plate: EventPlate) -> None:
    assert seen(plate).center == pytest.approx(BAR, abs=3)


def test_the_medallion_grows(plate: EventPlate) -> None:
    small = seen(plate).height
    plate.update(COMES)

    assert (small < 50, LARGE) == (True, pytest.approx(seen(plate).height, abs=4))


def test_it_opens_to_the_right_when_the_medallion_is_there(plate: EventPlate) -> None:
    plate.update(COMES)
    shut = seen(plate)
    plate.update(UNROLLS / 3)
    half = seen(plate)
    plate.update(UNROLLS)

    assert shut.width < half.width < seen(plate).width
    assert shut.left == pytest.approx(seen(plate).left, abs=2)


def test_it_hangs_in_the_middle(plate: EventPlate) -> None:
    assert hung(plate).rect(MIDDLE).center == pytest.approx((MIDDLE, TOP + HIGH / 2), abs=1)


def test_it_hangs_as_long_as_the_event_does_something(plate: EventPlate) -> None:
    hung(plate).follow((BanditMoved("belle", 3, 1, "braking"),), BAR)
    plate.update(60)

    assert ("braking", False) == (plate.event, plate.busy)


@pytest.mark.parametrize("end", [FirstPlayerPassed(1), GameEnded(None)])  # type: ignore[arg-type]
def test_it_goes_up_when_the_event_is_over(plate: EventPlate, end: FirstPlayerPassed | GameEnded) -> None:
    top = seen(hung(plate)).top
    plate.follow((end,), BAR)
    plate.update(LEAVES * 0.8)
    assert seen(plate).top < top
    plate.update(LEAVES)

    assert ("", 0) == (plate.event, seen(plate).width)


def test_it_hangs_in_a_game_that_is_loaded_while_an_event_asks(plate: EventPlate, state: State) -> None:
    plate.event = ""
    state.phase, state.turn = EVENT, 3
    plate.show(state)

    assert ("braking", False) == (plate.event, plate.busy)


def test_it_hangs_no_more_when_the_round_is_over(plate: EventPlate, state: State) -> None:
    state.phase, state.turn = EVENT, 3
    plate.show(state, between=True)

    assert plate.event == ""


def test_it_hangs_beside_what_lies_at_the_left(plate: EventPlate) -> None:
    usual = hung(plate).rect(MIDDLE)
    beside = plate.rect(MIDDLE, (usual.left + 50, 1280))

    assert (usual.left + 50 + BREAKS, usual.width) == (beside.left, beside.width)


def test_where_less_is_free_it_is_narrower(plate: EventPlate) -> None:
    hung(plate)
    free = (400.0, 700.0)
    clear = Surface((1280, 720), pygame.SRCALPHA)
    plate.draw(clear, MIDDLE, free)
    seen = clear.get_bounding_rect(min_alpha=40)

    assert (410, 700) == (plate.rect(MIDDLE, free).left, plate.rect(MIDDLE, free).right)
    assert (400, 700) == pytest.approx((seen.left, seen.right), abs=2)


def test_it_is_not_there_before_the_event(plate: EventPlate, state: State) -> None:
    plate.show(state)

    assert plate.rect(MIDDLE).width == 0


def test_a_card_without_an_event_has_none(plate: EventPlate, state: State) -> None:
    state.phase = EVENT
    state.rounds = (RoundCard("bridge", "S2S"), *state.rounds[1:])
    plate.show(state)

    assert plate.event == ""


def test_the_next_rounds_event_does_not_hang_while_its_card_is_shown(plate: EventPlate, state: State) -> None:
    state.phase, state.turn = EVENT, 3
    plate.show(state)
    assert plate.event == "braking"

    RoundStarted(2, RoundCard("swivel_arm", "STSS")).apply(state)
    plate.show(state)
    assert plate.event == ""


def test_for_whom_nothing_moves_it_fades_in_where_it_hangs(plate: EventPlate) -> None:
    plate.reduced = True
    plate.update(0.03)
    pale = seen(plate)

    assert pale.left == pytest.approx(seen(hung(plate)).left, abs=4)


def test_it_is_drawn_when_its_rounds_card_has_come(kit: Kit, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    found, drawn = EventPlate(kit, words), list[str]()
    monkeypatch.setattr(found, "_picture", lambda event, _: drawn.append(event))
    found.follow((RoundStarted(1, RoundCard("braking", "SSSS")), RoundStarted(2, RoundCard("bridge", "S2S"))), BAR)
    found.update(DRAWN_AFTER / 2)
    assert drawn == []
    found.update(DRAWN_AFTER / 2)
    found.update(DRAWN_AFTER)

    assert ["braking"] == drawn


def test_skipping_opens_it_at_once(plate: EventPlate) -> None:
    plate.finish()

    assert not plate.busy


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_plate_leaves_what_hangs_at_the_sides_free(kit: Kit, language: str) -> None:
    words = Words(language)
    plate = EventPlate(kit, words)
    horses = ("shotguns_rage", "higher_speed", "whiskey_for_the_marshal", "panting_horses", "escape")
    for event in (*sorted(new_game(Setup(BANDITS[:4], seed=4)).rules.events), *horses):
        plate.follow((EventBegan(event, ()),), BAR)

        assert plate.rect(MIDDLE).width <= 626, event
