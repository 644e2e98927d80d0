"""The way from scene to scene, from the title to the last match."""

import os
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from game.album import Said
from game.app import App
from game.bots.roster import OUTLAW
from game.bots.thinking import Thinker
from game.credits import credits
from game.engine.game import seated
from game.learning import Learning
from game.record.file import Damaged, local
from game.record.library import Library, load
from game.record.scribe import Scribe
from game.reports import Reports
from game.scenes.context import Context
from game.scenes.load.saved_games import SavedGame, SavedGames
from game.scenes.load.sentences import reason, round_of, turn_of
from game.scenes.scene import Scene
from game.scenes.setup import names
from game.scenes.setup.party import Party, at_table, party
from game.scenes.title import TitleScene, Way
from game.session import Seat, Session
from game.settings.reading import Fault
from game.settings.settings import SYSTEM, Hands, Settings
from game.statistics.ended import summary
from game.statistics.store import Store
from game.ui import file_manager, locales
from game.ui.focus import nothing
from game.ui.words import Words, spoken

if TYPE_CHECKING:
    from game.scenes.flow import Flow, Scenes
    from game.scenes.puzzles.course import Course

PEOPLE, COMPUTERS = 2, 2  # at the first table


class Program:
    """Makes the scenes and leads from one to the next.

    `draw` gives drawn numbers: seeds. The matches are kept in `library`, and counted in `statistics` when they have
    ended; without these they are not.
    """

    def __init__(
        self,
        app: App,
        draw: Callable[[], int],
        library: Library | None = None,
        statistics: Store | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.app = app
        self.draw = draw
        self.words = Words()
        self.context = Context(app.stack, self.words, self.title, app.device, app.settings, sounds=app.sounds)
        self.library = library
        self.statistics = statistics
        self.thinker = thinker
        self.games = None if library is None else SavedGames(library)
        self.party = party([(names.person(self.words, index), True) for index in range(PEOPLE)])
        for _ in range(COMPUTERS):
            self.party.add(names.computer(self.words, self.party), person=False)
        self._hands = ""
        self.reports: Path | None = None  # the folder of reports, while there is a new one in it
        self.learning = Learning(self)
        self._played = False  # whether a party was agreed in this run
        app.help = self.show_rules
        app.settings.watch(self._lay_hands)
        app.settings.watch(self._speak)

    @cached_property
    def course(self) -> "Course":
        """The puzzles."""
        from game.scenes.puzzles.course import Course

        return Course(None if self.library is None else self.library.folder.parent)

    def _lay_hands(self, wanted: Settings) -> None:
        """A change of what is done with hands between two people holds for the next match; its set-up may differ."""
        if wanted.hands != self._hands:
            self._hands = wanted.hands
            self.party.open_table = wanted.hands == Hands.OPEN

    def _speak(self, wanted: Settings) -> None:
        """Speak the language that was chosen; the computer's own where none was."""
        language = spoken(locales.preferred() if wanted.language == SYSTEM else [wanted.language])
        if language != self.words.locale:
            self.words.speak(language)

    def title(self) -> Scene:
        """The title scene."""
        return TitleScene(self.context, self.ways, self.small_ways, self.games)

    def ways(self) -> list[Way]:
        """Where the title leads now."""
        learn = Way("learn", self.learning.go_on, self.learning.told)
        found = [Way("new", self.set_up), learn, Way("puzzles", self.show_puzzles)]
        if self.games is not None:
            found.append(Way("load", self.saved_games, half=True))
            found.append(Way("replays", lambda: self.saved_games(ended=True), half=True))
        found.append(Way("rules", self.show_all_rules, half=True))
        found += [Way("options", self.show_options, half=True), Way("quit", self.app.stack.quit)]
        if self.games is None:
            return found
        game = self.games.under_way
        if game is not None:
            under = self.words("title-under-way", round=round_of(self.words, game), turn=turn_of(self.words, game))
            return [Way("continue", partial(self._continue, game), under), *found]
        if self.games.searching:
            return [Way("continue", nothing, self.words("title-searching"), waiting=True), *found]
        return [learn, *(way for way in found if way is not learn)] if self._newcomer else found

    @property
    def _newcomer(self) -> bool:
        """Whether nobody has ever played here: there is no game, none was counted, nor the guided one played."""
        counted = self.statistics is not None and self.statistics.begun
        return self.games is not None and not (self.games.files or counted or self.learning.progress.finished)

    def small_ways(self) -> list[Way]:
        """Where the links at the title's foot lead."""
        full = self.app.settings.now.fullscreen
        found = [
            Way("window" if full else "full", self.app.settings.turn_full_screen),
            Way("credits", self.show_credits),
        ]
        if self.statistics is not None:
            found.append(Way("statistics", self.show_statistics, icon="ui_stats"))
        if self.reports is not None:
            found.insert(0, Way("reports", partial(file_manager.show, self.reports), icon="ui_warn"))
        return found

    def tell_of_crash(self, reports: Reports) -> None:
        """Tell at the title of a report that was written since this was last done, with a way to it."""
        report = reports.untold()
        if report is not None:
            self.app.settings.faults.insert(0, Fault("title-crashed", {"file": report.name}))
            self.reports = reports.folder
            reports.tell(report)

    def show_rules(self, entry: str = "") -> None:
        """Lead to the rules, at the page of a thing."""
        from game.scenes.beyond_title import HowToPlayScene

        self.context.sounds.play("ui_open")
        self.app.stack.push(HowToPlayScene(self.context, entry))

    def show_all_rules(self) -> None:
        """Lead to the rules from where they may lead on: to the guided game, and to puzzles."""
        from game.scenes.beyond_title import HowToPlayScene, Onward

        onward = Onward(self.learning.go_on, lambda lesson: self.course.first_of(lesson).number, self.show_puzzles)
        self.context.sounds.play("ui_open")
        self.app.stack.push(HowToPlayScene(self.context, onward=onward))

    def show_puzzles(self, lesson: str = "") -> None:
        """Lead to the puzzles; to the first one that teaches something."""
        from game.scenes.beyond_title import ChoosingScene

        chooser = ChoosingScene(self.context, self.course)
        self.app.stack.push(chooser)
        if lesson:
            chooser.open(self.course.first_of(lesson))

    def show_options(self) -> None:
        """Lead to the options."""
        from game.scenes.beyond_title import OptionsScene

        self.app.stack.push(OptionsScene(self.context))

    def show_credits(self) -> None:
        """Lead to whose work all this is."""
        from game.scenes.beyond_title import CreditsScene

        self.app.stack.push(CreditsScene(self.context, credits()))

    def show_statistics(self) -> None:
        """Lead to what all counted games came to."""
        from game.scenes.beyond_title import StatisticsScene

        assert self.statistics is not None
        figures, trouble = self.statistics.figures(), self.statistics.trouble
        said = "" if trouble is None else self.words(f"statistics-trouble-{trouble.cause}", file=trouble.file)
        self.app.stack.push(StatisticsScene(self.context, figures, said))

    def score(self, flow: "Flow", again: Callable[[], None]) -> Scene:
        """The scoring of a match, which is counted now."""
        from game.scenes.beyond_title import ScoringScene

        if self.statistics is not None:
            self.statistics.count(summary(flow.session))
        return ScoringScene(self.context, flow, again)

    def _continue(self, game: SavedGame) -> None:
        """Go on with a game that was whole a moment ago; if it is no more, the list tells why."""
        if self.go_on(game.file.path) is not None:
            self.saved_games()

    def saved_games(self, *, ended: bool = False) -> None:
        """Lead to the saved games, or only to those that have ended."""
        from game.scenes.beyond_title import LoadScene

        assert self.games is not None
        self.app.stack.push(LoadScene(self.context, self.games, self.go_on, self.watch, ended=ended))

    def replay(self, session: Session, moment: int = 0) -> Scene:
        """A match once more from a moment on, over what is shown now."""
        from game.scenes.beyond_title import ReplayScene

        return ReplayScene(self.context, session, self.app.stack.pop, moment)

    def watch(self, path: Path) -> Damaged | None:
        """Lead to the replay of a saved match; why that cannot be."""
        try:
            session = Session.resume(load(path))
        except Damaged as damage:
            return damage
        self.app.stack.push(self.replay(session))
        return None

    def go_on(self, path: Path) -> Damaged | None:
        """Lead into a saved match; why that cannot be."""
        try:
            session = Session.resume(load(path))
        except Damaged as damage:
            return damage
        inside = self.library is not None and path.parent == self.library.folder
        flow = self.flow(session, lambda: self.play_again(session), path if inside else None)
        flow.catch_up()
        self.app.stack.reset((session.over and flow.next_scene()) or flow.scene)
        return None

    def open(self, path: Path) -> None:
        """Go on with the game of a file, or show it if it has ended: a double click may name one at any time."""
        try:
            ended = Session.resume(load(path)).over
        except Damaged as damage:
            self.app.say(Said(f"{path.name}: {reason(self.words, damage)}", well=False))
            return
        self.watch(path) if ended else self.go_on(path)

    def set_up(self) -> None:
        """Lead to the set-up, with the last party: of this run, or else of the game that was played last."""
        from game.scenes.beyond_title import SetupScene

        last = self.games.last_table() if self.games is not None and not self._played else None
        if last is not None:
            self.party = at_table(last.setup, last.seats, open_table=last.open_table, hints=last.hints)
        self._played = True
        self.context.sounds.play("door_slides")
        self.app.stack.reset(SetupScene(self.context, self.party, self.begin, self.draw))

    def begin(self, party: Party) -> None:
        """Lead into a match."""
        self._played = True
        self.app.stack.reset(self.match(party, self.draw()))

    def match(self, party: Party, seed: int) -> Scene:
        """The first scene of a match."""
        setup = seated(party.setup(seed))
        chances = count(self.draw())
        seats = [self.seat(party, bandits, chances) for bandits in setup.players]
        return self.flow(Session(setup, seats, party.open_table, hints=party.hints), self.begin_again).scene

    def flow(self, session: Session, again: Callable[[], None], path: Path | None = None) -> "Flow":
        """A match that is kept from now on, in a new file or the one that it has already."""
        from game.scenes.flow import Flow

        session.thinker = self.thinker
        if self.library is not None:
            names = " ".join(seat.name for seat in session.seats)
            session.scribe = Scribe(self.library, f"{local(session.begun):%Y-%m-%d} {names}", path)
        return Flow(session, self.scenes(again))

    def seat(self, party: Party, bandits: tuple[str, ...], chances: Iterator[int]) -> Seat:
        """Who leads these bandits: a person, a computer player, or the game itself, which has nothing to choose.

        Each computer takes the next of `chances`: numbers that follow each other give different temperaments.
        """
        place = party.leader(bandits[0])
        if place is None:
            return Seat.of(self.words(f"bandit-{bandits[0]}"), OUTLAW)
        return Seat.of(place.name) if place.person else Seat.of(place.name, place.level, next(chances))

    def scenes(self, again: Callable[[], None]) -> "Scenes":
        """How the scenes of one match are made: scheming and action once each, so that their pictures are kept.

        `again` leads into another match of the same table.
        """
        from game.expansions.own_scenes import OWN_SCENES
        from game.scenes.beyond_title import ActionScene, CurtainScene, HandingScene, NamingScene, SchemingScene
        from game.scenes.flow import Flow, Scenes

        made: dict[str, Scene] = {}

        def once(name: str, make: Callable[[Flow], Scene]) -> Callable[[Flow], Scene]:
            def door(flow: Flow) -> Scene:
                if name not in made:
                    made[name] = make(flow)
                return made[name]

            return door

        return Scenes(
            curtain=lambda flow, seat: CurtainScene(self.context, flow, seat),
            scheming=once("scheming", lambda flow: SchemingScene(self.context, flow)),
            action=once("action", lambda flow: ActionScene(self.context, flow)),
            scoring=lambda flow: self.score(flow, again),
            handing=lambda flow: HandingScene(self.context, flow, OUTLAW, self.draw),
            replay=lambda flow, moment: self.replay(flow.session, moment),
            naming=lambda flow: NamingScene(self.context, flow),
            own={scene.moment: once(scene.moment, partial(scene, self.context)) for scene in OWN_SCENES},
        )

    def begin_again(self) -> None:
        """Lead into another match of the same party, with other dice."""
        self.party.seed = ""
        self.begin(self.party)

    def play_again(self, session: Session) -> None:
        """Lead into another match at the table of one that was saved, with other dice."""
        seats = [(seat.name, seat.level) for seat in session.seats]
        self.party = at_table(session.setup, seats, open_table=session.open_table, hints=session.hints)
        self.begin(self.party)


def drawn() -> int:
    """A number from the system's chance."""
    return int.from_bytes(os.urandom(6), "big")
