"""What follows from a deed at once is shown with it."""

import pytest

from game.engine.contents import DJANGO, FLOOR_CHANGE, MOVE, NEUTRAL, PUNCH, Loot
from game.engine.events import (
    BanditMoved,
    BanditShot,
    BulletReceived,
    CardReturned,
    LootDropped,
    MarshalMet,
    PunchThrown,
)
from game.engine.game import Group
from game.table.playing import whole_deed

INSIDE, NEXT = 4, 6
BLOW, SHOT = (PunchThrown("belle", "doc"),), (BanditShot("django", "doc"), BulletReceived("doc", "django", None))
MET = (MarshalMet(INSIDE, ("doc",), armed=True), BulletReceived("doc", NEUTRAL, None))


def moved(cause: str) -> BanditMoved:
    return BanditMoved("doc", INSIDE, NEXT, cause)


def told(*groups: Group) -> int:
    """How many events are shown together first."""
    left = list(groups)
    return len(whole_deed(lambda: left.pop(0), lambda: left[0] if left else None))


@pytest.mark.parametrize(
    ("deed", "follows"),
    [
        (BLOW, (moved(PUNCH),)),
        (BLOW, (LootDropped("doc", Loot("jewel"), INSIDE), moved(PUNCH))),
        (SHOT, (moved(DJANGO),)),
        (MET, (moved("meeting"),)),
    ],
)
def test_a_deed_is_shown_with_what_follows_at_once(deed: Group, follows: Group) -> None:
    assert len(deed) + len(follows) == told(deed, follows)


@pytest.mark.parametrize("follows", [(CardReturned(0, None),), (moved(MOVE),), (moved(FLOOR_CHANGE),), MET])  # type: ignore[arg-type]
def test_another_deed_is_not(follows: Group) -> None:
    assert 1 == told(BLOW, follows)


def test_nor_what_is_still_to_happen() -> None:
    assert 1 == told(BLOW)
