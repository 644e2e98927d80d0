"""The focus ring: every target by mouse, by Tab and arrows, by digits."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.ui.focus import FocusRing, Target, nothing
from game.ui.gamepad import pressed
from game.ui.keys import Device
from tests.ui.inputs import down, moved, press, up

TAB, ENTER, SPACE = press(pygame.K_TAB), press(pygame.K_RETURN), press(pygame.K_SPACE)


PLACES = {"middle": (100, 100), "left": (20, 100), "right": (180, 110), "above": (110, 20), "below": (100, 180)}


class Table:
    """A ring over targets in a cross: middle, left, right, above, below (disabled)."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.ring = FocusRing(Device())
        self.ring.set(
            [
                Target(
                    name,
                    Rect(*place, 40, 30),
                    lambda name=name: self.pressed.append(name),  # type: ignore[misc]
                    numbered=name != "left",
                    reason="closed" if name == "below" else "",
                )
                for name, place in PLACES.items()
            ]
        )

    def give(self, *events: Event) -> None:
        for event in events:
            self.ring.device.watch(event)
            self.ring.handle(event)


@pytest.fixture
def table() -> Table:
    return Table()


def test_tab_goes_to_the_first_target(table: Table) -> None:
    table.give(TAB)

    assert "middle" == table.ring.focused


def test_tab_goes_round(table: Table) -> None:
    table.give(*[TAB] * 6)

    assert "middle" == table.ring.focused


def test_shift_and_tab_go_the_other_way(table: Table) -> None:
    table.give(press(pygame.K_TAB, mod=pygame.KMOD_LSHIFT))

    assert "below" == table.ring.focused


@pytest.mark.parametrize(
    ("key", "name"),
    [(pygame.K_LEFT, "left"), (pygame.K_RIGHT, "right"), (pygame.K_UP, "above"), (pygame.K_DOWN, "below")],
)
def test_arrows_go_to_the_nearest_target_there(table: Table, key: int, name: str) -> None:
    table.give(TAB, press(key))

    assert name == table.ring.focused


def test_an_arrow_to_where_nothing_is_stays(table: Table) -> None:
    table.give(TAB, press(pygame.K_LEFT), press(pygame.K_LEFT))

    assert "left" == table.ring.focused


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_enter_and_space_press_what_has_the_focus(table: Table, key: Event) -> None:
    table.give(TAB, key)

    assert ["middle"] == table.pressed


def test_of_a_gamepad_one_button_presses_and_the_one_that_skips_does_not(table: Table) -> None:
    table.give(TAB, pressed(pygame.CONTROLLER_BUTTON_X))
    skipped = list(table.pressed)
    table.give(pressed(pygame.CONTROLLER_BUTTON_A))

    assert ([], ["middle"]) == (skipped, table.pressed)


def test_enter_without_a_focus_presses_nothing(table: Table) -> None:
    table.give(ENTER)

    assert [] == table.pressed


def test_what_is_disabled_has_the_focus_but_is_not_pressed(table: Table) -> None:
    table.give(TAB, press(pygame.K_DOWN), ENTER)

    assert ("below", []) == (table.ring.focused, table.pressed)


def test_a_digit_presses_the_target_that_bears_it(table: Table) -> None:
    table.give(press(pygame.K_2))

    assert ["right"] == table.pressed


def test_what_a_digit_pressed_has_the_focus(table: Table) -> None:
    """So Enter goes on with it."""
    table.give(press(pygame.K_2), ENTER)

    assert ["right", "right"] == table.pressed


def test_digits_pass_over_what_is_disabled(table: Table) -> None:
    table.give(press(pygame.K_4))

    assert [] == table.pressed


def test_a_target_knows_its_digit(table: Table) -> None:
    assert [1, None, 2, 3, None] == [table.ring.number(name) for name in PLACES]


@pytest.mark.parametrize("count", [9, 10, 12])
def test_there_are_nine_digits_however_many_targets(table: Table, count: int) -> None:
    table.ring.set([Target(str(nth), Rect(30 * nth, 0, 20, 20), nothing, numbered=True) for nth in range(count)])

    assert [*range(1, 10), *[None] * (count - 9)] == [table.ring.number(str(nth)) for nth in range(count)]


def test_a_click_takes_over_from_the_keys(table: Table) -> None:
    table.give(TAB)
    steered = table.ring.steered
    table.give(down(110, 110))

    assert (True, False) == (steered, table.ring.steered)


def test_a_click_presses_what_is_under_the_mouse(table: Table) -> None:
    table.give(moved(30, 110), down(30, 110), up(30, 110))

    assert ["left"] == table.pressed


def test_a_button_let_go_elsewhere_is_not_pressed(table: Table) -> None:
    table.give(down(30, 110), moved(110, 110), up(110, 110))

    assert [] == table.pressed


def test_the_uppermost_target_is_under_the_mouse(table: Table) -> None:
    upper = Target("upper", Rect(20, 100, 10, 10), lambda: None)
    table.ring.set([*table.ring.targets, upper])
    table.give(moved(25, 105))

    assert "upper" == table.ring.hovered


def test_the_focus_stays_where_it_is_when_targets_are_laid_out_anew(table: Table) -> None:
    table.give(TAB, TAB)
    table.ring.set(table.ring.targets[1:])

    assert "left" == table.ring.focused


def test_the_focus_is_gone_with_its_target(table: Table) -> None:
    table.give(TAB)
    table.ring.set(table.ring.targets[1:])

    assert table.ring.focused is None


def drawn(table: Table, kit: Kit, surface: Surface) -> Rect:
    surface.set_colorkey((0, 0, 0))
    table.ring.draw(surface, kit)
    return surface.get_bounding_rect()


def test_the_ring_is_drawn_round_its_target(table: Table, kit: Kit, surface: Surface) -> None:
    table.give(TAB)

    assert drawn(table, kit, surface).contains(table.ring.targets[0].rect)


def test_no_ring_is_drawn_while_the_mouse_is_used(table: Table, kit: Kit, surface: Surface) -> None:
    table.give(TAB, moved(3, 3))

    assert (0, 0) == drawn(table, kit, surface).size


def test_what_frames_itself_gets_no_ring(table: Table, kit: Kit, surface: Surface) -> None:
    table.ring.set([Target("card", Rect(100, 100, 40, 40), lambda: None, framed=True)])
    table.give(TAB)

    assert (0, 0) == drawn(table, kit, surface).size


@pytest.fixture
def told(table: Table) -> Table:
    """The same with something that only tells."""
    shy = Target("shy", Rect(300, 300, 40, 30), nothing, hint="what it is", shy=True)
    table.ring.set([shy, *table.ring.targets])
    return table


def test_what_only_tells_is_not_found_by_keys(told: Table) -> None:
    told.give(*[TAB] * 6)

    assert "middle" == told.ring.focused


def test_while_keys_look_around_they_find_it(told: Table) -> None:
    told.give(TAB)
    told.ring.explore()
    told.give(press(pygame.K_TAB, mod=pygame.KMOD_LSHIFT))

    telling = told.ring.telling
    assert telling is not None
    assert "shy" == telling.name


def test_when_they_look_around_no_more_it_has_no_focus(told: Table) -> None:
    told.ring.explore()
    told.ring.focused = "shy"
    told.ring.explore()

    assert told.ring.focused is None


def test_where_nothing_only_tells_any_more_they_do_not_look_around(told: Table) -> None:
    shy = [target for target in told.ring.targets if target.shy]
    others = [target for target in told.ring.targets if not target.shy]
    told.ring.explore()
    told.ring.set(others)
    told.ring.set([*shy, *others])
    told.give(*[TAB] * 6)

    assert "middle" == told.ring.focused


def test_the_mouse_has_to_rest_on_it_a_quarter_of_a_second(told: Table) -> None:
    told.give(moved(310, 310))
    told.ring.rest(0.1)
    told.ring.rest(0.2)
    assert told.ring.telling is None
    told.ring.rest(0.06)

    telling = told.ring.telling
    assert telling is not None
    assert "shy" == telling.name


def test_what_does_something_tells_at_once(told: Table) -> None:
    told.give(moved(110, 200))
    telling = told.ring.telling
    assert telling is not None
    assert "below" == telling.name


def telling(ring: FocusRing) -> str:
    """What is told of what is pointed at."""
    return ring.telling.hint if ring.telling is not None else ""


def with_hint(hints: list[str], act=None) -> FocusRing:
    """A ring with one tool under the mouse, laid out anew with the last of the hints."""
    ring = FocusRing(Device())
    ring.set([Target("tool", Rect(0, 0, 40, 40), act or (lambda: None), hint=hints[-1])])
    ring.handle(moved(20, 20))
    return ring


def clicked(ring: FocusRing) -> FocusRing:
    """The same after a click on the tool."""
    ring.handle(down(20, 20))
    ring.handle(up(20, 20))
    return ring


def test_what_was_pressed_tells_nothing_any_more() -> None:
    ring = with_hint(["The log"])
    assert "The log" == telling(ring)
    assert not telling(clicked(ring))


def test_until_it_is_pointed_at_again() -> None:
    ring = clicked(with_hint(["The log"]))
    ring.handle(moved(25, 25))
    assert not telling(ring)
    ring.handle(moved(90, 90))
    ring.handle(moved(20, 20))

    assert "The log" == telling(ring)


def test_a_tool_that_says_something_else_now_says_it() -> None:
    ring = clicked(with_hint(["Speed: slow"]))
    ring.set([Target("tool", Rect(0, 0, 40, 40), lambda: None, hint="Speed: fast")])

    assert "Speed: fast" == telling(ring)


def test_what_only_tells_something_tells_it_after_a_press_too() -> None:
    assert "Nobody is in sight" == telling(clicked(with_hint(["Nobody is in sight"], nothing)))


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([moved(110, 110)], ["ui_hover"]),
        ([moved(110, 110), moved(112, 110)], ["ui_hover"]),
        ([moved(310, 310)], []),
        ([TAB, TAB], ["ui_hover", "ui_hover"]),
        ([down(110, 110), up(110, 110)], ["ui_press"]),
        ([down(110, 190)], ["ui_refused"]),
        ([down(310, 310)], []),
        ([press(pygame.K_1, "1")], ["ui_press"]),
    ],
    ids=["a thing", "the same", "what only tells", "keys", "a press", "a refusal", "a press in vain", "a digit"],
)
def test_what_the_hand_does_is_heard(told: Table, events: list[Event], heard: list[str]) -> None:
    found: list[str] = []
    told.ring.device.hear = found.append
    told.give(*events)

    assert heard == found


def test_what_was_gone_meanwhile_is_not_pressed_by_letting_go(table: Table) -> None:
    targets = table.ring.targets
    table.give(down(110, 110))
    table.ring.set([])
    table.ring.set(targets)
    table.give(up(110, 110))

    assert [] == table.pressed
