"""The Conductor over the live scenes: he is waited for, points, and answers every press."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.scenes.guide import place
from game.scenes.guide.conductor import BACK, NEXT, REST, TAP
from tests.scenes.guide.learner import Learner

SKY = (640, 130)  # where nothing can be pressed


def test_nothing_happens_while_he_speaks():
    learner = Learner()
    learner.until("pile")
    seen = learner.top.flow.public.seen
    learner.desktop.step(120)
    assert (learner.step.say, learner.top.flow.public.seen) == ("pile", seen)  # type: ignore[union-attr]


def test_a_click_goes_on_at_the_button_and_at_what_is_pointed_at_alone():
    learner = Learner()
    learner.desktop.click(SKY)
    assert learner.said() == "hello"
    learner.next()
    assert learner.said() == "you"
    learner.desktop.click(SKY)
    assert learner.said() == "you"
    learner.desktop.click(learner.top.pointed()[0].center)
    assert learner.said() == "aim"


def test_another_figure_than_the_one_pointed_at_is_answered():
    learner = Learner()
    learner.until("you")
    learner.desktop.click(learner.top.board.actor_rect("tuco").center)
    assert (learner.said(), learner.top.conductor.why) == ("you", "guide-not-now")
    learner.next()
    assert (learner.said(), learner.top.conductor.why) == ("aim", "")


def test_an_answer_goes_as_soon_as_the_right_thing_is_pressed():
    learner = Learner()
    learner.until("rob")
    scene = learner.desktop.top
    actions = [card.action for card in scene.pick.held]
    learner.desktop.click(learner.desktop.target(f"card {actions.index('punch')}").rect.midleft)
    assert scene.conductor.why == "guide-rob-why"
    learner.desktop.click(learner.desktop.target(f"card {actions.index('robbery')}").rect.center)
    assert (scene.conductor.why, scene.pick.lifted) == ("", actions.index("robbery"))


def test_enter_and_space_say_so_too():
    learner = Learner()
    learner.desktop.press(pygame.K_RETURN)
    assert learner.said() == "you"
    learner.desktop.press(pygame.K_SPACE, " ")
    assert learner.said() == "aim"


def test_so_does_a_gamepad():
    learner = Learner()
    learner.desktop.step(1, Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    assert learner.said() == "you"


def test_a_press_that_comes_with_the_sentence_does_not_take_it_away():
    """Whoever presses to see what happens sooner must not miss what is said of it."""
    learner = Learner()
    learner.desktop.context.instant = False
    learner.desktop.step(40)
    learner.next()
    assert learner.said() == "you"
    learner.next()
    assert learner.said() == "you"
    learner.desktop.step(40)
    learner.next()
    assert learner.said() == "aim"


def test_what_was_said_can_be_read_again():
    learner = Learner()
    learner.until("aim")
    learner.back()
    assert learner.said() == "you"
    learner.back()
    assert learner.said() == "hello"
    assert learner.desktop.top.ring.find(BACK) is None
    learner.next()
    learner.next()
    assert learner.said() == "aim"
    learner.next()
    assert learner.said() == "loot"


def test_while_he_waits_for_a_choice_there_is_nothing_to_go_on_to():
    learner = Learner()
    learner.until("rob")
    assert learner.desktop.top.ring.find(NEXT) is None
    learner.back()
    assert learner.said() == "pile"
    assert learner.desktop.top.pointed() == []
    learner.next()
    assert (learner.said(), learner.desktop.top.ring.find(NEXT)) == ("rob", None)


def test_a_digit_lifts_what_is_welcome_and_is_answered_where_it_is_not():
    learner = Learner()
    learner.until("rob")
    scene = learner.desktop.top
    actions = [card.action for card in scene.pick.held]
    learner.desktop.press(pygame.K_1 + actions.index("punch"), str(1 + actions.index("punch")))
    assert (scene.conductor.why, scene.pick.lifted) == ("guide-rob-why", None)
    learner.desktop.press(pygame.K_1 + actions.index("robbery"), str(1 + actions.index("robbery")))
    assert scene.pick.lifted == actions.index("robbery")


def test_a_card_that_is_dragged_out_of_the_hand_is_answered_too():
    learner = Learner()
    learner.until("rob")
    scene = learner.desktop.top
    actions = [card.action for card in scene.pick.held]
    chosen = len(scene.flow.session.chosen)
    drag(learner, f"card {actions.index('fire')}")
    assert (scene.conductor.why, len(scene.flow.session.chosen)) == ("guide-rob-why-fire", chosen)
    assert scene.pick.lifted is None
    drag(learner, f"card {actions.index('robbery')}")
    assert len(scene.flow.session.chosen) > chosen


def drag(learner: Learner, name: str) -> None:
    still: dict[str, Any] = {"rel": (9, 9), "buttons": (0, 0, 0)}
    start = learner.desktop.target(name).rect.center
    learner.desktop.step(1, Event(pygame.MOUSEMOTION, pos=start, **still))
    learner.desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    learner.desktop.step(1, Event(pygame.MOUSEMOTION, pos=(640, 300), **still))
    learner.desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1))


def test_the_hand_points_at_the_card_and_then_at_the_button_that_plays_it():
    learner = Learner()
    learner.until("rob")
    scene = learner.desktop.top
    actions = [card.action for card in scene.pick.held]
    card = learner.desktop.target(f"card {actions.index('robbery')}")
    assert scene.pointed() == [card.rect]
    learner.desktop.click(card.rect.center)
    assert scene.pointed() == [learner.desktop.target("play").rect]


def test_all_but_what_is_pointed_at_is_dimmed():
    learner = Learner()
    learner.until("marshal")
    learner.desktop.context.instant = False
    learner.desktop.step(40)
    scene, surface = learner.desktop.top, learner.desktop.app.window.get_surface()
    [rect] = scene.pointed()
    bright, dark = (rect.centerx, rect.top + 4), (rect.centerx, rect.top - 90)
    shown = [tuple(surface.get_at(point))[:3] for point in (bright, dark)]
    scene.conductor.tell(None)
    scene.conductor.here = 0
    scene.draw(surface)
    bare = [tuple(surface.get_at(point))[:3] for point in (bright, dark)]
    assert shown[0] == bare[0]
    assert sum(shown[1]) < 0.65 * sum(bare[1])


def test_the_hand_taps_and_in_reduced_motion_it_is_still():
    for reduced in (False, True):
        learner = Learner()
        learner.desktop.app.settings.change(reduced_motion=reduced)
        learner.until("you")
        pictures = set()
        for _ in range(12):
            learner.desktop.step(1, dt=REST / 36)
            pictures.add(hand(learner))
        assert (len(pictures) == 1) is reduced


def test_the_first_two_taps_are_heard_when_the_finger_touches(monkeypatch):
    for reduced, times in ((False, [TAP / 2, TAP * 3 / 2]), (True, [])):
        learner = Learner()
        learner.desktop.app.settings.change(reduced_motion=reduced)
        learner.until("you")
        conductor, heard = learner.desktop.top.conductor, []
        monkeypatch.setattr(learner.desktop.context.sounds, "play", lambda name, heard=heard: heard.append(name))
        conductor.seconds = 0
        taps = []
        for _ in range(round(2 * REST * 60)):
            learner.desktop.step(1)
            taps += [conductor.seconds] * heard.count("guide_tap")
            heard.clear()
        assert [pytest.approx(at, abs=1 / 50) for at in times] == taps


def hand(learner: Learner) -> bytes:
    """What is to be seen about the hand, without the train that goes on behind it."""
    [rect] = learner.desktop.top.pointed()
    surface = learner.desktop.app.window.get_surface().copy()
    surface.fill((0, 0, 0))
    learner.desktop.top.conductor.draw(surface, learner.desktop.top.kit, [rect], (), learner.desktop.top.ring)
    return surface.subsurface(rect).copy().get_buffer().raw


def test_he_goes_away_while_the_others_play():
    learner = Learner()
    learner.until("rob")
    learner.obey()
    learner.desktop.context.instant = False
    conductor = learner.desktop.top.conductor
    learner.desktop.until(lambda: conductor.here == 0)
    assert conductor.step is None


def test_there_is_no_hint_but_his_own():
    learner = Learner()
    learner.until("rob")
    assert learner.desktop.top.ring.find("hint") is None
    assert not learner.top.flow.session.may_ask


def test_two_do_not_speak_at_a_time():
    """What happened is read before he asks for something."""
    learner = Learner()
    learner.until("rob")
    learner.obey()
    learner.desktop.context.instant = False
    learner.desktop.until(lambda: learner.step is not None)
    assert learner.top.playing.reading == 0
    assert learner.desktop.top.over.bubble is None


@pytest.mark.parametrize("answered", [0, 4])
def test_it_can_be_played_with_the_keyboard_alone(answered):
    """Digits lift what is welcome, D the deck, Enter plays it and reads on: as far as five choices go."""
    learner = Learner(answered)
    while learner.top.flow.walk.answered < answered + 5:
        step = learner.until_told()
        scene = learner.desktop.top
        if not step.asks:
            learner.desktop.press(pygame.K_RETURN)
            continue
        wanted = next(target for target in scene.ring.targets if target.rect in scene.pointed())
        if wanted.name == "play":
            learner.desktop.press(pygame.K_RETURN)
        elif wanted.name == "draw":
            learner.desktop.press(pygame.K_d, "d")
        else:
            digit = scene.ring.number(wanted.name)
            learner.desktop.press(pygame.K_0 + digit, str(digit))


def test_it_can_be_played_with_a_gamepad_alone():
    learner = Learner()
    while learner.top.flow.walk.answered < 2:
        step = learner.until_told()
        scene = learner.desktop.top
        if step.asks:
            wanted = next(target for target in scene.ring.targets if target.rect in scene.pointed())
            for _ in range(40):
                if scene.ring.focused == wanted.name:
                    break
                pad(learner, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
            assert scene.ring.focused == wanted.name
        pad(learner, pygame.CONTROLLER_BUTTON_A)


def pad(learner: Learner, button: int) -> None:
    learner.desktop.step(
        1,
        Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0),
        Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0),
    )


def test_he_tells_something_when_what_happened_has_been_read():
    learner = Learner(answered=4)
    learner.until("stealin")
    learner.desktop.context.instant = False
    learner.desktop.step(40)
    learner.next()
    learner.desktop.until(lambda: learner.step is not None and learner.step.say == "shot")
    assert learner.top.playing.reading == 0


def test_he_points_at_the_turn_of_which_he_speaks():
    learner = Learner(answered=1)
    learner.until("tunnel")
    assert [learner.top.table.bar.turn_rect(2)] == learner.top.pointed()


@pytest.mark.parametrize("hidden", [True, False])
def test_he_stands_at_the_left_unless_he_would_hide_what_he_points_at(hidden):
    kit = Learner().desktop.app.kit
    pointed = [kit.scale.rect(0, 60, 600, 540)] if hidden else []
    assert place.best(kit, 600, 150, pointed, (), None).left is not hidden
