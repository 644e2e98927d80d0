"""Playing: the window with its scenes, from the title to the last match."""

import os
import sys
from collections.abc import Callable

import pygame

from game.app import App, NoDisplay
from game.bots.roster import computer
from game.draw.scale import UNITS_TALL, UNITS_WIDE
from game.engine.game import seated
from game.paths import BrokenAsset
from game.scenes.action import ActionScene
from game.scenes.course import Course, Doors
from game.scenes.curtain import CurtainScene
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.scheming import SchemingScene
from game.scenes.scoring import ScoringScene
from game.scenes.setup.party import Party, party
from game.scenes.setup.scene import SetupScene
from game.scenes.title import TitleScene
from game.session import Seat, Session
from game.ui.words import Words

LEVEL = "outlaw"
LARGEST = 8192  # pixels of a window's side: more than any screen has


class Program:
    """Makes the scenes and leads from one to the next. `draw` gives drawn numbers: seeds."""

    def __init__(self, app: App, draw: Callable[[], int]) -> None:
        self.app = app
        self.draw = draw
        self.words = Words()
        self.desk = Desk(app.stack, self.words, self.title)
        names = [(self.words("setup-person", number=str(number)), True) for number in (1, 2)]
        computers = [(self.words("setup-computer", number=str(number)), False) for number in (3, 4)]
        self.party = party([*names, *computers])

    def title(self) -> Scene:
        """The title scene."""
        return TitleScene(self.desk, self.set_up)

    def set_up(self) -> None:
        """Lead to the set-up, with the last party."""
        self.app.stack.reset(SetupScene(self.desk, self.party, self.begin, self.draw))

    def begin(self, party: Party) -> None:
        """Lead into a match."""
        self.app.stack.reset(self.match(party, self.draw()))

    def match(self, party: Party, seed: int) -> Scene:
        """The first scene of a match."""
        setup = seated(party.setup(seed))
        seats = [self.seat(party, bandits) for bandits in setup.players]
        session = Session(setup, seats, party.open_table)
        course = Course(session, self.doors())
        return course.doors.scheming(course) if course.scheming else course.doors.action(course)

    def seat(self, party: Party, bandits: tuple[str, ...]) -> Seat:
        """Who leads these bandits: a person, a computer player, or the game itself, which has nothing to choose."""
        place = party.leader(bandits[0])
        if place is None:
            return Seat(self.words(f"bandit-{bandits[0]}"), computer(LEVEL))
        return Seat(place.name, None if place.person else computer(LEVEL))

    def doors(self) -> Doors:
        """How the scenes of one match are made: scheming and action once each, so that their pictures are kept."""
        made: dict[str, Scene] = {}

        def once(name: str, make: Callable[[Course], Scene]) -> Callable[[Course], Scene]:
            def door(course: Course) -> Scene:
                if name not in made:
                    made[name] = make(course)
                return made[name]

            return door

        return Doors(
            curtain=lambda course, seat: CurtainScene(self.desk, course, seat),
            scheming=once("scheming", lambda course: SchemingScene(self.desk, course)),
            action=once("action", lambda course: ActionScene(self.desk, course)),
            scoring=lambda course: ScoringScene(self.desk, course, self.begin_again),
        )

    def begin_again(self) -> None:
        """Lead into another match of the same party, with other dice."""
        self.party.seed = ""
        self.begin(self.party)


def drawn() -> int:
    """A number from the system's chance."""
    return int.from_bytes(os.urandom(6), "big")


def main(arguments: list[str]) -> int:
    """`colt-express`: play. `--size WIDTHxHEIGHT` opens the window at that size."""
    size = window_size(arguments)
    if size is None:
        return 2
    return guarded(lambda: run(size))


def run(size: tuple[int, int]) -> int:
    """Open the window and play until it is closed."""
    app = App(size)
    program = Program(app, drawn)
    app.stack.push(program.title())
    app.run()
    return 0


def guarded(run: Callable[[], int]) -> int:
    """Run something that needs a window; what can go wrong is told in one sentence, with exit status 2."""
    try:
        return run()
    except NoDisplay:
        words = Words()
        print(words("error-no-display"), file=sys.stderr)
    except BrokenAsset as error:
        print(error, file=sys.stderr)
    finally:
        pygame.quit()
    return 2


def window_size(arguments: list[str], otherwise: tuple[int, int] = (UNITS_WIDE, UNITS_TALL)) -> tuple[int, int] | None:
    """The size that `--size WIDTHxHEIGHT` asks for; None, and a sentence, when it makes no sense or is too small."""
    if not arguments:
        return otherwise
    words = Words()
    if arguments[0] != "--size" or len(arguments) != 2:
        print(words("error-arguments", words=" ".join(arguments)), file=sys.stderr)
        return None
    wide, _, high = arguments[1].partition("x")
    if not (possible(wide, UNITS_WIDE) and possible(high, UNITS_TALL)):
        print(words("error-size", size=arguments[1]), file=sys.stderr)
        return None
    return int(wide), int(high)


def possible(words: str, least: int) -> bool:
    """Whether words are a number of pixels for a side of a window, not below `least`."""
    return words.isascii() and words.isdigit() and len(words) < 6 and least <= int(words) <= LARGEST
