"""What others did, those who did the same in one: names before the deed, each deed on one line if that can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, MUTED, Colour
from game.engine.state import State
from game.expansions.book import guise
from game.expansions.expansion import News
from game.table import naming
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

SIZE = 15.0
BADGE, AFTER_BADGE = 26.0, 5.0  # units, like all below
SPACE, APART = 4.0, 18.0  # between words, and before each deed


@dataclass(frozen=True)
class Deed:
    """What several did: `news` is that of the first of the bandits."""

    news: News
    bandits: tuple[str, ...]


@dataclass(frozen=True)
class Word:
    """A word, or a badge, with what is left before it in units where it does not begin a line."""

    said: str
    before: float
    colour: Colour = CREAM
    face: str = lettering.BODY
    badge: bool = False

    def wide(self, kit: Kit) -> float:
        """The units that it takes."""
        return BADGE if self.badge else text_width(kit, self.said, SIZE, self.face)

    def draw(self, canvas: Canvas, x: float, baseline: float) -> None:
        """Draw it from an x on, standing on a line."""
        if self.badge:
            canvas.piece(f"badge_{self.said}", x, baseline - 5 - BADGE / 2, width=BADGE)
        else:
            canvas.text(self.said, x, baseline, SIZE, self.colour, self.face)


Line = list[tuple[float, Word]]  # each word with where it begins


def together(told: Sequence[News]) -> list[Deed]:
    """Those who did the same in one, where the last of them did it; whoever did it twice is told twice."""
    found: list[Deed] = []
    for news in told:
        same = next(
            (
                deed
                for deed in found
                if (deed.news.key, deed.news.about) == (news.key, news.about) and news.bandit not in deed.bandits
            ),
            None,
        )
        if same is None:
            found.append(Deed(news, (news.bandit,)))
        else:
            found.remove(same)
            found.append(Deed(same.news, (*same.bandits, news.bandit)))
    return found


def words(
    words: Words, state: State, deeds: Sequence[Deed], more: int, *, title: str = "news-title", badges: bool = False
) -> list[Word]:
    """The `title`, how many `more` things were done before, and the deeds, with badges before the names or without."""
    found = _split(words(title), APART, MUTED)
    if more:
        found += _split(words("news-more", count=more), APART, AMBER)
    for deed in deeds:
        said = words(deed.news.key, people=len(deed.bandits), **dict(deed.news.about))
        shown = [Word(guise(state, bandit), APART, badge=True) for bandit in deed.bandits] if badges else []
        names = naming.list_of(words, deed.bandits)
        found += shown + _split(names, AFTER_BADGE if badges else APART, CREAM, lettering.HEAVY)
        found += _split(said, SPACE, CREAM)
    return found


def _split(said: str, before: float, colour: Colour, face: str = lettering.BODY) -> list[Word]:
    first, *rest = said.split()
    return [Word(first, before, colour, face), *(Word(one, SPACE, colour, face) for one in rest)]


def set_in_lines(kit: Kit, words: Sequence[Word], room: float) -> list[Line]:
    """Words in lines of so many units: a deed is broken only if it is longer than a line."""
    lines: list[Line] = [[]]
    end = 0.0
    for nth, word in enumerate(words):
        wide = word.wide(kit)
        deed = _to_its_end(kit, words[nth:])
        needed = deed if word.before == APART and deed <= room else wide
        if lines[-1] and end + word.before + needed > room:
            lines.append([])
        at = end + word.before if lines[-1] else 0.0
        lines[-1].append((at, word))
        end = at + wide
    return lines


def _to_its_end(kit: Kit, words: Sequence[Word]) -> float:
    """The units that a deed takes from its first word on; several badges may stand before its names."""
    wide = words[0].wide(kit)
    for before, word in pairwise(words):
        if word.before == APART and not before.badge:
            break
        wide += word.before + word.wide(kit)
    return wide
