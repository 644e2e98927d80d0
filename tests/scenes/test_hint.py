"""Whoever has to choose may ask what Legend would do: before his eyes alone, and from what he may know alone."""

import pygame
import pytest

from game.bots.advice import Advice
from game.bots.outcomes import NOTHING_SEEN
from game.engine.phases.scheming import Draw, Plan
from game.scenes.hint.words import heading, in_words, reasons
from game.table.top_bar import TopBar
from tests.scenes.desktop import STRICT, ActionScene, CurtainScene, Desktop, SchemingScene, people

pytestmark = pytest.mark.usefixtures("thought_once")

H, ESCAPE = pygame.K_h, pygame.K_ESCAPE


@pytest.fixture
def desktop() -> Desktop:
    """Two people's first turn of Schemin', the curtain open for the first of them."""
    found = Desktop()
    found.match(people(3, 2))
    found.until_asked()
    return found


def ask(desktop: Desktop) -> None:
    """Ask for a hint and wait for it; behind a curtain, that is opened."""
    desktop.press(H, "h")
    desktop.until(lambda: isinstance(desktop.top, CurtainScene) or desktop.top.hint.sheet is not None)
    if isinstance(desktop.top, CurtainScene):
        desktop.open_curtain()
    desktop.until(lambda: desktop.top.hint.advice is not None)
    desktop.step(1)


def to_stealing(desktop: Desktop) -> None:
    """Play on, always the first option, until somebody has to choose openly."""
    while not (isinstance(desktop.top, ActionScene) and desktop.asked):
        desktop.top.choose(desktop.flow.offer.options[0])
        for _ in range(20):
            desktop.until(lambda: desktop.asked or desktop.flow.held or isinstance(desktop.top, CurtainScene))
            if isinstance(desktop.top, CurtainScene):
                desktop.open_curtain()
            elif desktop.flow.held:
                desktop.flow.done_looking()
            else:
                break


def test_the_picture_goes_on_while_legend_thinks(desktop):
    desktop.press(H, "h")
    desktop.step(1)

    assert desktop.top.hint.sheet is not None
    assert desktop.top.hint.advice is None
    assert desktop.top.restless


def test_the_hint_is_on_offer_and_lies_ready_to_be_confirmed(desktop):
    ask(desktop)

    assert desktop.top.hint.advice.option in desktop.flow.offer.options
    assert desktop.top.hint.advice.option == desktop.top.pick.option


def test_one_press_of_enter_does_what_the_hint_says(desktop):
    ask(desktop)
    before = len(desktop.session.choices)
    wanted = desktop.top.hint.advice.option.words(desktop.session.state)
    desktop.press(pygame.K_RETURN)

    assert [wanted] == desktop.session.choices[before : before + 1]


def test_what_it_would_do_is_shown_on_the_train(desktop):
    ask(desktop)
    marks, sight = desktop.top.marks(), desktop.top.hint.advice.sight

    assert marks.offering == (sight.kind != "nothing")
    desktop.press(ESCAPE)
    assert not desktop.top.marks().offering


def test_the_card_stays_lifted_when_the_hint_is_put_away_and_escape_leads_on_to_nothing_else(desktop):
    ask(desktop)
    desktop.press(ESCAPE)

    assert desktop.top.hint.sheet is None
    assert isinstance(desktop.top, SchemingScene)
    assert desktop.top.pick.option is not None


def test_another_card_is_shown_without_what_the_hint_foresees(desktop):
    ask(desktop)
    other = next(n for n, held in enumerate(desktop.top.pick.held) if held.playable and n != desktop.top.pick.lifted)
    desktop.top.pick.lift(other)

    if desktop.top.pick.option != desktop.top.hint.advice.option:
        assert not desktop.top.marks().offering


def test_asked_again_the_same_hint_comes_at_once(desktop):
    ask(desktop)
    first = desktop.top.hint.advice
    desktop.press(H, "h")
    assert desktop.top.hint.sheet is None
    ask(desktop)

    assert first is desktop.top.hint.advice
    assert {desktop.session.to_move: 1} == desktop.session.hinted


def test_the_choice_puts_it_away(desktop):
    ask(desktop)
    desktop.top.choose(desktop.top.hint.advice.option)
    desktop.step(2)

    assert not desktop.flow.hint_wanted


def test_a_picture_that_is_kept_shows_no_hint(desktop):
    ask(desktop)
    surface = desktop.app.window.get_surface()
    assert desktop.top.secret
    desktop.top.draw_for_all(surface)
    with_hint = pygame.image.tobytes(surface, "RGB")
    desktop.top.hint.sheet = None
    desktop.top.pick.put_back()
    desktop.top.draw_for_all(surface)

    assert with_hint == pygame.image.tobytes(surface, "RGB")


def test_who_leaves_the_window_leaves_no_hint_open(desktop):
    ask(desktop)
    desktop.top.window_left()
    desktop.step(2)

    assert isinstance(desktop.top, CurtainScene)
    assert not desktop.flow.hint_wanted


def test_in_a_window_of_another_size_it_lies_there_in_that_size(desktop):
    ask(desktop)
    before = desktop.top.hint.advice
    desktop.app.resize(1600, 900)
    desktop.until(lambda: desktop.top.hint.advice is not None)
    asked = {desktop.session.to_move: 1}

    assert desktop.top.kit is desktop.top.hint.sheet.kit
    assert (before, asked) == (desktop.top.hint.advice, desktop.session.hinted)


def test_it_stays_for_whoever_wants_nothing_shut(desktop):
    desktop.context.keeper.change(curtain_when_left=False)
    desktop.flow.hint_wanted = True
    desktop.top.hint.window_left()

    assert desktop.flow.hint_wanted


def test_where_a_choice_is_made_openly_the_hint_lies_behind_the_curtain(desktop):
    to_stealing(desktop)
    desktop.press(H, "h")
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.open_curtain()
    desktop.until(lambda: desktop.top.hint.advice is not None)
    assert desktop.top.secret
    surface = desktop.app.window.get_surface()
    desktop.top.draw_for_all(surface)
    for_all = pygame.image.tobytes(surface, "RGB")
    desktop.top.draw(surface)
    assert for_all != pygame.image.tobytes(surface, "RGB")
    desktop.press(ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, ActionScene)
    assert desktop.top.hint.sheet is None
    assert desktop.flow.opened is None  # asked for once more, it lies behind the curtain again


def test_there_too_it_is_for_whoever_has_to_choose(desktop):
    to_stealing(desktop)
    ask(desktop)

    assert desktop.top.hint.sheet.view.seat == desktop.session.to_move
    assert desktop.top.hint.advice.option in desktop.flow.offer.options


def test_at_an_open_table_there_is_no_curtain():
    found = Desktop()
    found.match(people(3, 2, open_table=True))
    found.until_asked()
    ask(found)

    assert not found.top.secret


def test_a_lone_person_needs_no_curtain():
    found = Desktop()
    found.match(people(3, 1))
    found.until_asked()
    to_stealing(found)
    found.press(H, "h")
    found.until(lambda: found.top.hint.advice is not None)

    assert isinstance(found.top, ActionScene)


def test_a_table_without_hints_has_none():
    found, table = Desktop(), people(3, 1)
    table.hints = False
    found.match(table)
    found.until_asked()
    found.press(H, "h")
    found.step(2)

    assert "hint" not in found.top.tools
    assert found.top.hint.sheet is None


def test_while_others_choose_there_is_nothing_to_ask(desktop):
    desktop.top.asking = False
    desktop.top.turn_hint()

    assert not desktop.flow.hint_wanted


def test_its_tool_is_faint_while_others_choose(desktop, monkeypatch):
    faint = []
    monkeypatch.setattr(TopBar, "draw", lambda *told: faint.append("hint" in told[-1]))
    for asking in (True, False):
        desktop.top.asking = asking
        desktop.picture()

    assert [False, True] == faint


def test_everything_is_said_in_words(desktop):
    ask(desktop)
    view, advice = desktop.top.hint.sheet.view, desktop.top.hint.advice

    assert isinstance(view.state.asking, Plan)
    assert heading(STRICT, view, advice).startswith("The best computer player would ")
    assert any(f"Chance to win: {round(100 * advice.chance)} %" in line for line in reasons(STRICT, view, advice))
    assert "drawing" in [in_words(STRICT, view, option) for option in view.options]


@pytest.mark.parametrize(("share", "told"), [(0.21, True), (0.05, True), (0.01, False)])
def test_the_danger_of_the_marshal_is_told_where_there_is_any(desktop, share, told):
    view = desktop.flow.offer
    option = view.options[0]
    advice = Advice(option, 0.6, None, 0.0, (), 420, 1.3, share, 1, "tuco", 0.0, NOTHING_SEEN, ())

    assert told is any("neutral bullet" in line for line in reasons(STRICT, view, advice))


def test_what_is_still_to_be_drawn_is_only_hoped_for(desktop):
    view = desktop.flow.offer
    option = next(option for option in view.options if isinstance(option, Draw))
    advice = Advice(option, 0.6, None, 0.0, ("fire", "move"), 420, 1.3, 0, 1, "tuco", 0.0, NOTHING_SEEN, ())

    wanted = "The best computer player would draw three cards, then, with the right cards, Fire, Move"
    assert wanted == heading(STRICT, view, advice)


def odds(view, chance, second, second_chance):
    option = view.options[0]
    advice = Advice(option, chance, second, second_chance, (), 0, 0, 0, 0, "tuco", 0.0, NOTHING_SEEN, ())
    return reasons(STRICT, view, advice)[0]


def test_small_chances_are_compared_and_not_told(desktop):
    view = desktop.flow.offer
    other = view.options[1]
    name = in_words(STRICT, view, other)

    assert f"Better than {name}" == odds(view, 0.05, other, 0.01)
    assert f"As good as {name}" == odds(view, 0.05, other, 0.049)
    assert "Nothing else looks better" == odds(view, 0.05, None, 0.0)


def test_fair_chances_are_told(desktop):
    view = desktop.flow.offer
    other = view.options[1]

    assert f"Chance to win: 30 %; the next best, {in_words(STRICT, view, other)}, 2 %" == odds(view, 0.3, other, 0.02)
