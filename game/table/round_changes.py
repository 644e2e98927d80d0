"""What a round came to: who gained and who lost what, as far as everybody may know it."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.engine.contents import JEWEL, PURSE, PURSES, STRONGBOX, VALUES
from game.engine.state import State
from game.expansions.book import loot_piece
from game.table import naming
from game.ui.words import Words

GAIN, LOSS, SAME = "gain", "loss", "same"
ORDER = (STRONGBOX, JEWEL, PURSE)  # what is named first
MINUS = "\u2212"
UNKNOWN = (min(PURSES), max(PURSES))  # dollars that a purse holds, whose value is its owner's secret
MONEY = "money_hostage"


@dataclass(frozen=True)
class Held:
    """What somebody has before him: how many of each kind of loot, whose bullets, what he was paid."""

    loot: Counter[str]
    wounds: tuple[str, ...]
    paid: int


@dataclass(frozen=True)
class Item:
    """A thing that somebody has more or less of: its picture, how much, and whether that is bad for him."""

    piece: str
    amount: str
    bad: bool
    kind: str
    count: int


@dataclass(frozen=True)
class Change:
    """What a round brought somebody. `sign` tells whether he gained; `most` is for whom nobody can have beaten.

    `moved` tells that his loot was another meanwhile, though he may have come out even.
    """

    bandit: str
    items: tuple[Item, ...]
    sign: str
    most: bool = False
    moved: bool = False


def held(state: State) -> dict[str, Held]:
    """What everybody has before him now."""
    return {
        name: Held(Counter(token.kind for token in bandit.loot), bandit.wounds, bandit.hostage)
        for name, bandit in state.bandits.items()
    }


def moved(before: dict[str, Held], state: State) -> set[str]:
    """Whose loot is another than it was then."""
    return {name for name, now in held(state).items() if now.loot != before[name].loot}


def changes(before: dict[str, Held], state: State, stirred: Collection[str] = ()) -> list[Change]:
    """What the time since then brought each bandit, in seat order; `stirred` are whose loot was another meanwhile."""
    now = held(state)
    worth = {name: _worth(before[name], now[name]) for name in now}
    found = []
    for name in now:
        items = tuple(_items(before[name], now[name]))
        others = [most for other, (_, most) in worth.items() if other != name]
        least, most = worth[name]
        sign = GAIN if least > 0 else LOSS if most < 0 or (items and all(item.bad for item in items)) else SAME
        found.append(Change(name, items, sign, most=least > max(0, *others), moved=name in stirred))
    return found


def _worth(before: Held, now: Held) -> tuple[int, int]:
    """The least and the most dollars that somebody can have gained."""
    least = most = now.paid - before.paid
    for kind in {*before.loot, *now.loot}:
        count = now.loot[kind] - before.loot[kind]
        low, high = UNKNOWN if kind == PURSE else (VALUES.get(kind, 0),) * 2
        least += count * (low if count > 0 else high)
        most += count * (high if count > 0 else low)
    return least, most


def _items(before: Held, now: Held) -> list[Item]:
    kinds = sorted({*before.loot, *now.loot}, key=lambda kind: (kind not in ORDER, kind))
    kinds.sort(key=lambda kind: ORDER.index(kind) if kind in ORDER else len(ORDER))
    counts = [(kind, now.loot[kind] - before.loot[kind]) for kind in kinds]
    found = [Item(loot_piece(kind), _signed(count), count < 0, kind, count) for kind, count in counts if count]
    if now.paid > before.paid:
        found.append(Item(MONEY, f"+${now.paid - before.paid}", bad=False, kind=MONEY, count=now.paid - before.paid))
    new = list((Counter(now.wounds) - Counter(before.wounds)).elements())
    if new:
        owner = new[0] if len(set(new)) == 1 else "neutral"
        found.append(Item(f"bullet_{owner}", _signed(len(new)), bad=True, kind="bullets", count=len(new)))
    return found


def _signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


def sentence(words: Words, number: int, found: Sequence[Change]) -> str:
    """A round in a sentence."""
    told = [_told(words, change) for change in found if change.items]
    if not told:
        return words("round-over-quiet", number=str(number))
    return words("round-over-told", number=str(number), changes="; ".join(told))


def _told(words: Words, change: Change) -> str:
    things = ", ".join(_thing(words, item) for item in change.items)
    return words("round-over-who", who=naming.name(words, change.bandit), things=things)


def _thing(words: Words, item: Item) -> str:
    """A thing with its sign: +2 purses."""
    if item.kind == MONEY:
        return item.amount
    sign = "+" if item.count > 0 else MINUS
    kind = item.kind.replace(":", "-")
    key = f"loot-{kind}" if f"loot-{kind}" in words else f"kind-{kind}"
    key = "round-over-bullets" if item.kind == "bullets" else key
    return f"{sign}{words(key, count=abs(item.count))}"
