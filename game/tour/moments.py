"""What is looked for in whole games of computer players to have its picture taken."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots.roster import computer
from game.engine.game import Group, seated
from game.engine.state import State
from game.scenes.flow import Flow
from game.scenes.setup.party import Place
from game.session import Seat, Session

if TYPE_CHECKING:
    from game.tour.tour import Tour

MOST_GAMES = 40
LEVEL = "outlaw"
COUNTED = 600  # frames after which all money is counted


@dataclass(frozen=True)
class Moment:
    """A group of events worth a picture, `frames` after it began; `fits` gets the position before it."""

    name: str
    fits: Callable[[State, Group], bool]
    frames: int


@dataclass(frozen=True)
class Ending:
    """A final position worth a picture."""

    name: str
    fits: Callable[[State], bool]


def look_for(
    tour: "Tour", count: int, expansions: Sequence[str], moments: Sequence[Moment], endings: Sequence[Ending] = ()
) -> Iterator[str]:
    """Bring the window to each of these, in games of so many; yields its name when it is in the picture."""
    moments_left, endings_left = list(moments), list(endings)
    for number in range(MOST_GAMES):
        if not moments_left and not endings_left:
            return
        session = _played(tour, count, expansions, number)
        flow = Flow(session, tour.program.scenes(lambda: None))
        while flow.waiting:
            group = session.groups[flow.public.seen]
            fitting = [moment for moment in moments_left if moment.fits(flow.public.state, group)]
            if fitting:
                moments_left.remove(fitting[0])
                flow.scenes = tour.program.scenes(lambda: None)  # new scenes know nothing of the moment before
                tour.app.stack.reset(flow.scene)
                tour.robot.step(fitting[0].frames)
                yield fitting[0].name
            elif flow.waiting:
                flow.follow()
        ending = next((one for one in endings_left if one.fits(session.state)), None)
        if ending is not None:
            endings_left.remove(ending)
            tour.app.stack.reset(flow.scenes.scoring(flow))
            tour.robot.step(COUNTED)
            yield ending.name


def _played(tour: "Tour", count: int, expansions: Sequence[str], number: int) -> Session:
    """A game of computer players, played to its end before it is shown."""
    party = tour.party(count, *expansions)
    setup = seated(party.setup(number))
    seats = [
        Seat(_named(party.leader(bandits[0])), computer(LEVEL, seat)) for seat, bandits in enumerate(setup.players)
    ]
    session = Session(setup, seats)
    while not session.over:
        session.let_computer_choose()
    return session


def _named(place: Place | None) -> str:
    return place.name if place is not None else ""
