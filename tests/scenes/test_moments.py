"""The big moments between the actions are told over the table, and go on when somebody presses, or by themselves."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.board.staged.cards import CARD_TURNS, STAMPS
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.state import EVENT, SCHEMING, STEALING
from game.settings.settings import Speed
from game.sound.sounds import Sounds
from game.table.banner import Cloth, Sign, phase_banner
from game.table.round_card import FLIES_HOME, RoundCard, button_rect
from game.table.round_changes import changes
from game.table.round_summary import RoundSummary
from game.ui.keys import Device
from tests.scenes.desktop import SEED, STRICT, Desktop, people
from tests.scenes.told import Told

WITH_EVENT, WITHOUT_EVENT = SEED, 1  # matches by whether their first round has one


class Note(Sounds):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def play(self, name: str, pace: float = 1) -> None:
        self.names.append(name)


@pytest.fixture
def desktop(monkeypatch):
    found = Desktop()
    notes = Note()
    monkeypatch.setattr(found.app, "sounds", notes)
    monkeypatch.setattr(found.context, "sounds", notes)
    return found


def moment(desktop):
    return desktop.top.playing.moment


def begun(desktop, persons: int = 1):
    """A match whose first round's card has just come."""
    desktop.match(people(4, persons, open_table=True))
    while moment(desktop) is None:
        desktop.wait()
    return moment(desktop)


def test_a_round_begins_with_its_card(desktop):
    assert isinstance(begun(desktop), RoundCard)


def test_it_stands_until_somebody_presses(desktop):
    card = begun(desktop)
    desktop.later(20)

    assert moment(desktop) is card


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_press_sends_it_into_the_bar(desktop, key):
    card = begun(desktop)
    desktop.later(3)
    desktop.press(key)
    desktop.later(FLIES_HOME + 0.1)

    assert moment(desktop) is not card


def test_so_does_a_click_anywhere(desktop):
    card = begun(desktop)
    desktop.later(3)
    desktop.click((640, 300))
    desktop.later(FLIES_HOME + 0.1)

    assert moment(desktop) is not card


def test_nothing_happens_before(desktop):
    begun(desktop)
    seen = desktop.flow.public.seen
    desktop.later(20)

    assert seen == desktop.flow.public.seen


def test_where_only_computers_sit_it_goes_by_itself(desktop):
    card = begun(desktop, persons=0)
    desktop.later(8)

    assert moment(desktop) is not card


def test_whoever_wants_no_waiting_is_not_kept(desktop):
    desktop.app.settings.change(animation=Speed.INSTANT)
    desktop.match(people(4, 1, open_table=True))
    desktop.until(lambda: moment(desktop) is not None or desktop.asked)

    assert moment(desktop) is None


def test_it_names_the_person_who_begins(desktop):
    card = begun(desktop, persons=4)
    first = desktop.flow.public.state.first

    assert card.order.said == STRICT("round-begins", name=desktop.session.seats[first].name)


def test_it_shows_who_follows_clockwise(desktop):
    card = begun(desktop)
    state = desktop.flow.public.state
    names = list(state.bandits)

    assert names[state.first :] + names[: state.first] == [card.order.badge, *card.order.then]


def test_each_turn_is_stamped_on_it_and_heard(desktop):
    card = begun(desktop)
    desktop.later(card.comes)

    assert len(card.told.turns) == desktop.app.sounds.names.count("ui_confirm")


def test_the_whistle_blows(desktop):
    card = begun(desktop)
    desktop.later(card.comes)

    assert "train_whistle" in desktop.app.sounds.names


def test_what_was_cut_short_is_not_heard_afterwards(desktop):
    begun(desktop)
    desktop.top.finish()
    desktop.later(3)

    assert "ui_confirm" not in desktop.app.sounds.names


def icons(desktop) -> bytes:
    """Where the turns are on the card."""
    desktop.picture()
    return desktop.app.window.get_surface().subsurface(Rect(470, 225, 340, 66)).copy().get_buffer().raw


def test_its_turns_appear_one_by_one(desktop):
    begun(desktop)
    desktop.later(CARD_TURNS + 0.3)
    shown = [icons(desktop)]
    for seconds in (STAMPS - CARD_TURNS - 0.3, 0.09, 0.09):
        desktop.later(seconds)
        shown.append(icons(desktop))

    assert 4 == len(set(shown))


def test_for_whom_nothing_moves_it_is_there_at_once(desktop):
    desktop.app.settings.change(reduced_motion=True)
    begun(desktop)
    desktop.later(0.2)
    there = icons(desktop)
    desktop.later(2)

    assert there == icons(desktop)


def test_schemin_has_its_banner(desktop):
    begun(desktop, persons=0)
    desktop.until(lambda: isinstance(moment(desktop), Cloth))

    assert SCHEMING == desktop.flow.public.state.phase
    assert moment(desktop).title == STRICT("phase-scheming")


def test_stealin_has_its_own_where_it_happens(desktop):
    begun(desktop, persons=0)
    desktop.until(lambda: isinstance(moment(desktop), Sign))

    assert STEALING == desktop.flow.public.state.phase
    assert not desktop.top.scheming


def test_a_banner_goes_by_itself_though_a_person_sits_there(desktop):
    begun(desktop)
    desktop.until(lambda: isinstance(moment(desktop), Cloth))
    desktop.later(3)

    assert moment(desktop) is None


@pytest.mark.parametrize("phase", [SCHEMING, STEALING])
def test_a_banner_is_readable_while_it_stands_and_gone_afterwards(kit: Kit, surface, phase):
    banner = phase_banner(kit, STRICT, Device(), phase, 4, (0, 56, 1280, 500))
    surface.fill("white")
    banner.update(0.8)
    banner.draw(surface)
    assert pygame.Color("white") not in [surface.get_at((x, 150)) for x in range(400, 880, 40)]
    banner.update(2)
    banner.update(1)

    assert banner.over


def round_over(desktop, persons: int = 0, seed: int = SEED):
    """A match whose first round has just ended."""
    desktop.match(people(4, persons, open_table=True), seed)
    while not isinstance(moment(desktop), RoundSummary):
        if desktop.asked:
            desktop.top.choose(desktop.session.state.offered[0])
        desktop.top.finish()
        desktop.wait()
    return moment(desktop)


def test_a_rounds_end_sums_up_what_it_brought(desktop):
    summary = round_over(desktop)
    chronicle = desktop.top.table.drawer.chronicle

    assert 1 == summary.number
    assert list(summary.changes) == changes(chronicle.began, desktop.flow.public.state, chronicle.stirred)


def test_its_button_names_the_round_that_comes(desktop):
    summary = round_over(desktop)
    summary.waits, summary.words = True, Told()
    desktop.later(5)
    summary.draw(desktop.app.window.get_surface())

    assert STRICT("bar-round", number="2") in summary.words.said


def test_it_stands_longer_the_more_strips_there_are(desktop):
    assert 3 + 4 * 0.4 == round_over(desktop).stays


def test_it_stands_until_somebody_presses_who_plays(desktop):
    summary = round_over(desktop)
    summary.waits = True
    desktop.later(20)
    assert moment(desktop) is summary
    desktop.press(pygame.K_RETURN)
    desktop.later(0.4)

    assert moment(desktop) is not summary


def test_else_the_next_round_begins_by_itself(desktop):
    summary = round_over(desktop)
    desktop.later(12)

    assert moment(desktop) is not summary


def test_figures_show_what_it_brought_them(desktop):
    summary = round_over(desktop)
    acting = {name: found[0].pose for name, found in desktop.top.board.timeline.acting().items()}

    assert acting == {
        one.bandit: {"gain": "cheer", "loss": "hit"}[one.sign] for one in summary.changes if one.sign != "same"
    }
    assert acting


def panels(desktop) -> bytes:
    """What stands over the strips."""
    desktop.picture()
    return desktop.app.window.get_surface().subsurface(Rect(12, 550, 1256, 60)).copy().get_buffer().raw


def test_its_panels_rise_over_the_strips_one_after_the_other(desktop):
    round_over(desktop)
    shown = []
    for _ in range(8):
        shown.append(panels(desktop))
        desktop.later(0.1)

    assert 8 == len(set(shown))


def test_before_a_big_moment_nothing_else_is_told(desktop):
    round_over(desktop)
    desktop.later(2)
    there = panels(desktop)
    desktop.top.table.drawer.chronicle.lines.append(desktop.top.table.drawer.chronicle.lines[0])

    assert there == panels(desktop)


@pytest.mark.parametrize("times", [1, 2])
def test_the_log_brings_no_plate_back_of_an_event_that_is_over(desktop, times):
    round_over(desktop, seed=WITH_EVENT)
    desktop.later(3)
    assert EVENT == desktop.flow.public.state.phase
    for _ in range(times):
        desktop.press(pygame.K_g, "g")

    assert "" == desktop.top.table.plate.event


def test_the_log_ends_over_the_panels_of_a_summary(desktop, monkeypatch):
    summary = round_over(desktop)
    desktop.later(1)
    desktop.press(pygame.K_g, "g")
    ends = []
    drawer = desktop.top.table.drawer
    monkeypatch.setattr(type(drawer), "draw", lambda drawer, *_: ends.append(drawer.bottom))
    desktop.picture()

    assert {summary.low} == set(ends)


@pytest.fixture
def stagecoach(desktop):
    """A match of six beside the stagecoach: the train stands high, and the hostages wait under the bar."""
    party = people(6, 0)
    party.switch(HORSES)
    desktop.match(party)
    while not isinstance(moment(desktop), RoundSummary):
        desktop.top.finish()
        desktop.wait()
    return desktop


@pytest.mark.parametrize("log_open", [False, True])
def test_a_summary_hides_nobody_on_the_train_or_before_it_and_no_hostage(stagecoach, log_open):
    if log_open:
        stagecoach.press(pygame.K_g, "g")
    stagecoach.wait()
    moment(stagecoach).waits = True
    table, label = stagecoach.top.table, STRICT("bar-round", number="2")
    place = moment(stagecoach).place(label)
    board = table.board
    looked_at = [*map(board.actor_rect, board.layout.actors), *board.before_rects(), table.waiting]

    assert 0 == hidden(moment(stagecoach).cloth_rect(place), looked_at)
    assert 0 == hidden(button_rect(stagecoach.app.kit, label, *place.button), looked_at)


@pytest.mark.parametrize("log_open", [False, True])
@pytest.mark.parametrize("event", ["angry_marshal", "marshals_revenge", "shotguns_rage"])
def test_an_events_plate_hides_no_hostage(stagecoach, event, log_open):
    table = stagecoach.top.table
    table.log_open, table.plate.event = log_open, event

    assert table.waiting.width
    assert not table._plate_rect.colliderect(table.waiting)
    assert table._plate_rect.right <= table.right


def test_nobody_is_marked_as_acting_when_the_round_is_over(desktop):
    round_over(desktop, seed=WITHOUT_EVENT)

    assert STEALING == desktop.flow.public.state.phase
    assert desktop.top.marks().actor is None


# what lies over a moment, and what is opened before it


def waiting(desktop, which: str):
    """A big moment that stands before a person."""
    if which == "card":
        begun(desktop)
    elif which == "summary":
        round_over(desktop, 1)
    else:
        begun(desktop)
        desktop.until(lambda: isinstance(moment(desktop), Cloth))
    desktop.later(0.8 if which == "banner" else 4)
    return moment(desktop)


def told_still(desktop, before) -> bool:
    """Whether the same moment stands as before, and does not go."""
    now = moment(desktop)
    return type(now) is type(before) and not now.gone() and now.seconds >= before.seconds


@pytest.mark.parametrize("which", ["card", "banner", "summary"])
def test_it_stands_behind_the_menu_and_its_options_and_after_them(desktop, which):
    before, seen = waiting(desktop, which), desktop.flow.public.seen
    desktop.click(desktop.target("menu").rect.center)
    desktop.click(desktop.target("options").rect.center)
    desktop.press(pygame.K_ESCAPE)
    desktop.press(pygame.K_ESCAPE)

    assert told_still(desktop, before)
    assert seen == desktop.flow.public.seen


@pytest.mark.parametrize("which", ["card", "banner", "summary"])
def test_it_is_not_ended_by_a_press_on_the_log(desktop, which):
    before = waiting(desktop, which)
    desktop.click(desktop.target("log").rect.center)
    desktop.click(desktop.target("log filter 1").rect.center)
    desktop.click((1200, 380))
    desktop.click(desktop.target("log close").rect.center)

    assert told_still(desktop, before)
    assert not desktop.top.table.log_open


@pytest.mark.parametrize("which", ["card", "summary"])
def test_it_waits_on_after_the_menu_and_goes_at_a_press(desktop, which):
    before = waiting(desktop, which)
    desktop.press(pygame.K_F10)
    desktop.press(pygame.K_ESCAPE)
    desktop.later(20)
    assert told_still(desktop, before)
    desktop.press(pygame.K_RETURN)
    assert moment(desktop).gone()


def test_where_the_window_has_another_size_it_stands_as_large(desktop):
    before = waiting(desktop, "summary")
    desktop.app.resize(1600, 900)
    desktop.top.enter(desktop.app.kit)

    assert told_still(desktop, before)
    assert moment(desktop).kit is desktop.app.kit
    assert before.changes == moment(desktop).changes


def test_one_that_goes_already_does_not_come_back(desktop):
    waiting(desktop, "summary")
    desktop.press(pygame.K_RETURN)
    desktop.later(0.05)
    desktop.top.enter(desktop.app.kit)

    assert moment(desktop) is None


def test_keys_press_the_tool_that_they_went_to(desktop):
    before = waiting(desktop, "card")
    desktop.press(pygame.K_TAB)
    while desktop.top.ring.focused != "log":
        desktop.press(pygame.K_TAB)
    desktop.press(pygame.K_RETURN)

    assert desktop.top.table.log_open
    assert told_still(desktop, before)


def test_a_tool_that_was_clicked_does_not_keep_enter_for_itself(desktop):
    waiting(desktop, "card")
    desktop.click(desktop.target("log").rect.center)
    desktop.press(pygame.K_RETURN)

    assert desktop.top.table.log_open
    assert moment(desktop).gone()


def log(desktop) -> bytes:
    """The open log as it is seen, above what is told when no moment stands there."""
    desktop.picture()
    area = desktop.top.table.drawer._area().inflate(-8, -8)
    low = desktop.top.table.plan.told[1]
    area.height = min(area.bottom, desktop.app.kit.px(low)) - area.top
    return desktop.app.window.get_surface().subsurface(area).copy().get_buffer().raw


@pytest.mark.parametrize("which", ["card", "banner"])
def test_the_open_log_lies_over_it(desktop, which):
    waiting(desktop, which)
    desktop.click(desktop.target("log").rect.center)
    there = log(desktop)
    desktop.top.finish()

    assert there == log(desktop)


def test_the_open_log_ends_over_what_a_round_brought(desktop):
    summary = waiting(desktop, "summary")
    desktop.click(desktop.target("log").rect.center)
    desktop.picture()
    drawer = desktop.top.table.drawer
    assert summary.low == drawer.bottom
    desktop.press(pygame.K_RETURN)
    desktop.until(lambda: desktop.top.playing.moment is None)

    assert summary.low < drawer.bottom


def test_its_button_stands_beside_the_open_log(desktop):
    summary = waiting(desktop, "summary")
    desktop.press(pygame.K_g)
    desktop.later(0.1)

    assert desktop.top.table.right == summary.right


def test_one_that_goes_does_not_stand_any_more(desktop):
    waiting(desktop, "summary")
    assert moment(desktop).standing
    moment(desktop).go()

    assert not moment(desktop).standing


def test_its_turns_tell_what_those_in_the_bar_tell(desktop):
    card = begun(desktop)
    desktop.later(3)
    turns = [desktop.top.ring.find(f"turn {nth} of the card") for nth in range(len(card.told.turns))]
    bar = [desktop.top.ring.find(f"turn {nth}") for nth in range(len(card.told.turns))]

    assert [(one.hint, one.entry) for one in bar] == [(one.hint, one.entry) for one in turns]


def test_pointing_at_a_turn_of_it_explains_it(desktop):
    card = begun(desktop)
    desktop.later(3)
    turn = desktop.top.ring.find("turn 1 of the card")
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=turn.rect.center, rel=(1, 1), buttons=(0, 0, 0)))
    desktop.step(30)

    assert moment(desktop) is card
    assert desktop.top.ring.telling.hint == STRICT(f"turn-{card.told.turns[1]}")


def test_keys_that_look_around_find_its_turns(desktop):
    begun(desktop)
    desktop.later(3)
    desktop.press(pygame.K_e)
    desktop.press(pygame.K_LEFT)
    found = set()
    for _ in range(30):
        found.add(desktop.top.ring.focused)
        desktop.press(pygame.K_TAB)

    assert "turn 0 of the card" in found


def test_a_press_on_a_turn_of_it_goes_on(desktop):
    card = begun(desktop)
    desktop.later(3)
    desktop.click(desktop.top.ring.find("turn 1 of the card").rect.center)
    desktop.later(FLIES_HOME + 0.1)

    assert moment(desktop) is not card
