"""The bar at the head."""

import pytest
from pygame import Surface

from game.draw.kit import Kit
from game.engine.contents import BANDITS, ROUND_CARDS_2_TO_4, ROUND_CARDS_5_TO_6, STATIONS, RoundCard
from game.engine.game import Setup, new_game
from game.engine.state import EVENT, SCHEMING
from game.table import contents
from game.table.top_bar import HIGH, Told, TopBar
from game.ui.canvas import Canvas
from game.ui.words import Words, languages

TOOLS = ("undo", "log", "speed", "skip", "book", "menu")


@pytest.fixture
def bar(kit: Kit, words: Words) -> TopBar:
    return TopBar(kit, words, TOOLS)


@pytest.mark.parametrize("card", [*ROUND_CARDS_2_TO_4, *ROUND_CARDS_5_TO_6, *STATIONS])
def test_the_event_stands_clear_of_the_tools(bar: TopBar, card: RoundCard) -> None:
    told = Told(3, "scheming", card.turns, 0, card.name)

    assert not bar.event_rect(told).colliderect(bar.tool_rect("undo"))


@pytest.mark.parametrize("card", [*ROUND_CARDS_2_TO_4, *STATIONS])
def test_every_round_card_can_be_told(bar: TopBar, surface: Surface, card: RoundCard) -> None:
    bar.draw(surface, Told(3, "stealing", card.turns, None, card.name))

    assert surface.get_at((5, 5)) != surface.get_at((5, HIGH + 5))


@pytest.mark.parametrize("language", languages())
def test_the_rounds_are_dots_behind_the_words(kit: Kit, surface: Surface, monkeypatch, language: str) -> None:
    large = kit.remade(kit.scale, 1.3, kit.emblems)
    bar, ends, dots = TopBar(large, Words(language, strict=True), TOOLS), [], []
    text, disc = Canvas.text, Canvas.disc

    def written(canvas: Canvas, words: str, x: float, *more, **named) -> float:
        wide = text(canvas, words, x, *more, **named)
        ends.append(x + wide)
        return wide

    def drawn(canvas: Canvas, x: float, y: float, radius: float, *more, **named) -> None:
        dots.append((x - radius, x + radius))
        disc(canvas, x, y, radius, *more, **named)

    monkeypatch.setattr(Canvas, "text", written)
    monkeypatch.setattr(Canvas, "disc", drawn)
    bar._draw_round(Canvas(large, surface), Told(1, "stealing", "SST", 0, "bridge"))

    assert ends[0] < min(left for left, _ in dots)
    assert max(right for _, right in dots) < 280  # where the line before the phase is


def test_the_last_tool_stands_at_the_right(bar: TopBar) -> None:
    assert 1264 == bar.tool_rect("menu").right


def test_the_bar_can_be_drawn_before_the_first_round(bar: TopBar, surface: Surface) -> None:
    bar.draw(surface, Told(0, "setup", "", None, ""))

    assert surface.get_at((5, 5)) != surface.get_at((5, HIGH + 5))


def test_the_present_turn_looks_different(bar: TopBar, kit: Kit) -> None:
    first, second = Surface((1280, 60)), Surface((1280, 60))
    bar.draw(first, Told(1, "scheming", "ST2S", 0, "bridge"))
    bar.draw(second, Told(1, "scheming", "ST2S", 1, "bridge"))
    spot = bar.turn_rect(1)

    assert first.subsurface(spot).get_buffer().raw != second.subsurface(spot).get_buffer().raw


def test_turns_and_event_tell_what_they_mean(bar: TopBar) -> None:
    told = bar.telling(Told(1, "scheming", "ST2S", 0, "bridge"))

    assert ["turn 0", "turn 1", "turn 2", "turn 3", "event"] == [target.name for target in told if target.hint]


def test_before_the_first_round_nothing_is_told(bar: TopBar) -> None:
    assert [] == bar.telling(Told(0, "setup", "", None, ""))


@pytest.mark.parametrize(("turn", "phase"), [(3, EVENT), (0, SCHEMING)])
def test_when_the_next_card_is_turned_up_the_round_before_ends_no_more(turn: int, phase: str) -> None:
    state = new_game(Setup(BANDITS[:3], seed=4))
    state.phase, state.turn = EVENT, turn

    assert phase == contents.bar(state).phase
