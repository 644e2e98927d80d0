"""PICKPOCKETING: whoever is alone looks the other way, while his hand and a string go for a purse."""

from dataclasses import dataclass, replace
from math import atan2, degrees, hypot

from game.board import motion
from game.board.layout import Layout
from game.board.motion import Pose
from game.board.poses import CHEER
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.board.timeline import Layer
from game.engine.contents import PURSE
from game.engine.events import Event, LootTaken, NothingHappened
from game.expansions import book

OUT, STRING = 0.26, 0.16  # seconds: the hand comes out, the string flies to the purse
TIGHTENS, SLIDES, HOME, CHEERS = 0.12, 0.38, 0.2, 0.35
FALLS = 0.24  # the string that is let go
NOT_ALONE = 1.2  # seconds
CLOSER, COMES, GOES = 1.42, 0.36, 0.3
HIP, HAND = (6.0, -52.0), 0.68  # where the hand comes out, in a figure's own units; its size
REACH, UP = 91.0, -5.0  # from there to the fingertips, in the hand's own units
DROOPS = 6.0  # degrees
APART = 110.0  # from his feet to the purse that he looks for
NECK = 34.0  # a purse's own units from its foot to where the string holds it
LONG = 96.0  # the string's own length
HANGS, TIGHT = 1.0, 0.3  # how much it hangs through


@dataclass(frozen=True)
class Reach:
    """Somebody's hand and string on their way to a purse: where he stands, and where that lies."""

    stands: Pose
    purse: Pose

    @property
    def side(self) -> int:
        """On which side of him it lies."""
        return 1 if self.purse.x >= self.stands.x else -1

    def hand(self, out: float) -> Pose:
        """The hand, `out` of its sleeve by a share from 0 to 1."""
        size = self.stands.scale
        x = self.stands.x + self.side * (HIP[0] - 40 * (1 - out)) * size
        return Pose(
            x,
            self.stands.y + HIP[1] * size,
            scale=HAND * size,
            tilt=-DROOPS * self.side,
            alpha=min(1.0, 3 * out),
            flip=self.side < 0,
        )

    def fingers(self) -> Pose:
        """The fingertips of the hand that is out."""
        hand = self.hand(1)
        return hand.moved(self.side * REACH * hand.scale, (UP + 9) * hand.scale)

    def neck(self, lies: Pose) -> Pose:
        """Where the string holds a purse."""
        return Pose(lies.x, lies.y - lies.lift - NECK * lies.scale)

    def string(self, end: Pose, hangs: float, alpha: float = 1) -> Pose:
        """The string from the fingertips to a point."""
        start = self.fingers()
        across, down = end.x - start.x, end.y - start.y
        size = self.stands.scale
        long = max(4.0, hypot(across, down))
        return Pose(
            start.x,
            start.y,
            scale=size,
            wide=long / (LONG * size),
            high=hangs,
            tilt=-degrees(atan2(down, across)) if self.side > 0 else 180 - degrees(atan2(down, across)),
            flip=self.side < 0,
            alpha=alpha,
        )

    def hook(self, at: Pose) -> Pose:
        """The hook at the string's end."""
        return Pose(at.x, at.y - 2, scale=0.7 * self.stands.scale)


def reach(where: Layout, bandit: str) -> Reach | None:
    """How somebody reaches for a purse in his space: one that his hand alone does not come to, if there is such a one.

    None where none lies.
    """
    stands = where.actors.get(bandit)
    if stands is None:
        return None
    lying = [one.pose for one in where.loot if one.space == where.spaces[bandit] and one.token.kind == PURSE]
    if not lying:
        return None
    far = APART * stands.scale
    return Reach(stands, min(lying, key=lambda pose: abs(abs(pose.x - stands.x) - far)))


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    for event in deeds:
        assert isinstance(event, LootTaken | NothingHappened)
        goes = reach(staging.before, event.bandit)
        if goes is None:
            continue
        if isinstance(event, LootTaken):
            lies = (one.pose for one in staging.before.loot if (one.space, one.token) == (event.space, event.loot))
            goes = replace(goes, purse=next(lies, goes.purse))
        _look(staging, goes)
        begun = _reach(staging, event.bandit, goes)
        if isinstance(event, LootTaken):
            _pull(staging, event, goes, begun)
        else:
            _let_go(staging, event, goes, begun)


def _opens(staging: Staging) -> None:
    """Whoever is not alone where a purse lies thinks of that."""
    crowds: dict[int, list[str]] = {}
    for name, bandit in staging.state.bandits.items():
        crowds.setdefault(bandit.space, []).append(name)
    for space, names in crowds.items():
        if len(names) > 1 and any(loot.kind == PURSE for loot in staging.state.floor[space]):
            stands = staging.before.actors.get(names[0])
            if stands is not None:
                staging.shout("shout-not_alone", stands, NOT_ALONE, barred=True)


def _look(staging: Staging, goes: Reach) -> None:
    middle = ((goes.stands.x + goes.purse.x) / 2, goes.stands.y - 50 * goes.stands.scale)
    points = tuple((pose.x, pose.y - 40) for pose in (goes.stands, goes.purse))
    staging.camera(middle, CLOSER, into=COMES, hold=SLIDES + CHEERS, out=GOES, keeps=points)


def _reach(staging: Staging, bandit: str, goes: Reach) -> float:
    """The hand comes out and the string flies, unless they did so while he was asked; when that is done."""
    if staging.reaching == bandit:
        return 0
    staging.sound("whistles_along")
    staging.shout("shout-pickpocketing", goes.stands, OUT + STRING + TIGHTENS)
    staging.show(
        "hand_sneak", lambda t: goes.hand(motion.ease_out(min(1.0, t * (OUT + STRING) / OUT))), OUT + STRING,
        layer=Layer.BEFORE,
    )  # fmt: skip
    neck = goes.neck(goes.purse)
    staging.show("string", lambda t: goes.string(_along(goes, neck, t), HANGS), STRING, OUT, layer=Layer.BEFORE)
    staging.pose(bandit, "", OUT + STRING, left=goes.side > 0)
    return OUT + STRING


def _along(goes: Reach, end: Pose, t: float) -> Pose:
    return motion.between(goes.fingers(), end, motion.ease_out(t))


def _pull(staging: Staging, event: LootTaken, goes: Reach, begun: float) -> None:
    """The string tightens, the purse comes to the hand, the hand goes home; he is glad of it."""
    piece = book.loot_piece(event.loot.kind)
    ends = TIGHTENS + SLIDES
    hand = replace(goes.fingers(), scale=goes.purse.scale)
    held = Pose(hand.x, hand.y + NECK * goes.purse.scale, scale=goes.purse.scale)

    def purse(seconds: float) -> Pose:
        way = motion.ease_in(min(1.0, max(0.0, (seconds - TIGHTENS) / SLIDES)))
        pose = motion.between(goes.purse, held, way)
        return replace(pose, y=goes.purse.y + (held.y - goes.purse.y) * way**2, tilt=10 * goes.side * motion.arc(way))

    def string(t: float) -> Pose:
        seconds = t * ends
        hangs = HANGS + (TIGHT - HANGS) * min(1.0, seconds / TIGHTENS)
        return goes.string(goes.neck(purse(seconds)), hangs)

    staging.sound("string_pulled", begun)
    staging.show("hand_sneak", lambda _: goes.hand(1), ends, begun, layer=Layer.BEFORE)
    staging.show("string", string, ends, begun, rest=0, layer=Layer.BEFORE)
    staging.show(piece, lambda t: purse(t * ends), ends, begun, layer=Layer.BEFORE)
    home = begun + ends
    staging.show("hand_sneak", lambda t: goes.hand(1 - motion.ease_in(t)), HOME, home, rest=0, layer=Layer.BEFORE)
    staging.pose(event.bandit, "", ends + HOME, begun, left=goes.side > 0)
    staging.pose(event.bandit, CHEER, CHEERS, home + HOME)
    staging.dust(goes.purse, 2, begun + TIGHTENS)
    staging.sound(book.sound(f"rob_{event.loot.kind}"), home)
    staging.to_strip(piece, hand, event.bandit, 0.34, home + HOME)
    staging.chip(event.bandit, goes.stands, piece, 1, home + HOME)


def _let_go(staging: Staging, event: NothingHappened, goes: Reach, begun: float) -> None:
    """The string falls, the hand goes home."""
    neck = goes.neck(goes.purse)

    def falling(t: float) -> Pose:
        return goes.string(neck, HANGS + 1.5 * t, 1 - t).moved(0, 30 * t * t)

    staging.sound("nothing_happens", begun)
    staging.show("string", falling, FALLS, begun, rest=0, layer=Layer.BEFORE)
    staging.show(
        "hand_sneak", lambda t: goes.hand(1 - motion.ease_in(t)), HOME, begun + FALLS / 2, rest=0, layer=Layer.BEFORE
    )
    staging.show("hand_sneak", lambda _: goes.hand(1), FALLS / 2, begun, layer=Layer.BEFORE)
    staging.pose(event.bandit, "", FALLS + HOME, begun, left=goes.side > 0)


SCENE = RoundScene(
    "pickpocketing",
    _play,
    (LootTaken, NothingHappened),
    {"hand_sneak": HAND, "string": 1, "string_hook": 0.7},
    opens=_opens,
)
