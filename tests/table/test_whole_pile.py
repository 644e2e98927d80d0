"""The panel of the whole pile."""

import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.table.card import Cards
from game.table.whole_pile import COMING, DONE, DREW, NOW, Entry, Row, WholePile
from game.ui.words import Words

STATES = (DONE, NOW, DREW, COMING)


def rows(bandits: tuple[str, ...], turns: str) -> list[Row]:
    return [Row(turn, entries(bandits * 2 if turn == "2" else bandits)) for turn in turns]


def entries(bandits: tuple[str, ...]) -> tuple[Entry, ...]:
    return tuple(Entry(who, "fire", STATES[index % 4]) for index, who in enumerate(bandits))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("turns", ["S2", "SSSS", "ST2RS"])
def test_it_stays_in_its_panel(surface: Surface, kit: Kit, words: Words, count: int, turns: str) -> None:
    pile = WholePile(Cards(kit, words), BANDITS[:count])
    surface.fill((0, 0, 255))
    surface.set_colorkey((0, 0, 255))
    pile.draw(surface, rows(BANDITS[:count], turns))

    assert pile.rect() == surface.get_bounding_rect().clip(pile.rect())
    assert pile.rect().inflate(0, 6).contains(surface.get_bounding_rect())


def test_the_close_button_lies_in_the_panel(kit: Kit, words: Words) -> None:
    pile = WholePile(Cards(kit, words), BANDITS)

    assert pile.rect().contains(Rect(*pile.close_at))


def test_cards_are_numbered_in_the_order_of_the_pile(
    surface: Surface, kit: Kit, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[tuple[str, str, int]] = []
    pile = WholePile(Cards(kit, words), BANDITS[:2])
    monkeypatch.setattr(
        WholePile, "_draw_number", lambda *told: numbers.append((told[3].bandit, told[3].action, told[2]))
    )
    belle, cheyenne = BANDITS[:2]
    pile.draw(
        surface,
        [
            Row("S", (Entry(belle, "fire", COMING), Entry(cheyenne, "", DREW))),
            Row("R", (Entry(cheyenne, "move", COMING), Entry(belle, "punch", COMING))),
        ],
    )

    assert [(belle, "fire", 1), (belle, "punch", 3), (cheyenne, "move", 2)] == numbers
