"""Every scene in its typical states, laid out for a window of any size: what tests of whole pictures look at."""

from collections.abc import Callable
from functools import cache

import pygame

from game.bots.advice import Advice, Expected
from game.bots.outcomes import NOTHING_SEEN
from game.bots.roster import GUNSLINGER
from game.credits import credits
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.hostages.taking import TakeHostage
from game.engine.expansions.horses.keep import KeepSome
from game.engine.expansions.horses.ride import Ride
from game.engine.expansions.horses.turmoil import PlanTogether
from game.engine.phases.scheming import Draw
from game.engine.step import Decision
from game.robot import Robot
from game.scenes.credits import CreditsScene
from game.scenes.hint.sheet import HintSheet
from game.scenes.how_to_play.onward import Onward
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.menu import MenuScene
from game.scenes.options.scene import OptionsScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.result import ResultScene
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.scene import Scene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.won import WonScene
from game.scenes.setup.scene import SetupScene
from game.scenes.statistics.scene import StatisticsScene, Whose
from game.settings.settings import Settings
from game.statistics.store import NAME
from game.table.moment import Moment
from game.table.round_card import RoundCard
from game.table.round_summary import RoundSummary
from game.tour import horses
from game.ui.focus import nothing
from game.ui.words import ENGLISH
from tests.scenes import drawn
from tests.scenes.desktop import STRICT, ActionScene, CurtainScene, Desktop, people
from tests.scenes.guide.learner import Learner
from tests.scenes.statistics.figures import figures


class Shown:
    """A scene in a state, which can be drawn at any size."""

    def __init__(self, desktop: Desktop, scene: Scene | None = None, then: Callable[[], None] = lambda: None) -> None:
        self.desktop = desktop
        self.scene = desktop.top if scene is None else scene
        self.then = then  # what is opened over it, which a change of size shuts

    def picture(
        self, size: tuple[int, int], interface: int | str, letters: int, language: str = ENGLISH
    ) -> drawn.Sheet:
        """Lay it out for a size in a language, and draw it."""
        desktop = self.desktop
        desktop.app.stack = desktop.stack
        desktop.app.device = desktop.context.device
        desktop.stack._scenes = [self.scene]  # type: ignore[list-item]
        desktop.context.device.used = "keys"
        # the settings are the window's, and whoever used it last may have chosen anything
        desktop.context.keeper.change(**vars(Settings(interface=interface, letters=letters)))
        desktop.context.words.speak(language)
        with drawn.watched():
            desktop.app.resize(*size)
            self.then()
            sheet = drawn.Sheet(size)
            assert desktop.top is not None
            desktop.top.draw(sheet)
        return sheet


def at(scene: Callable[[Desktop], Scene]) -> Shown:
    """A scene outside a match."""
    desktop = Desktop()
    desktop.show(scene(desktop))
    desktop.step(2)
    return Shown(desktop)


def options(name: str) -> Shown:
    """A page of the options."""
    shown = at(lambda desktop: OptionsScene(desktop.context))
    scene = shown.scene
    assert isinstance(scene, OptionsScene)
    scene._open(next(page for page in scene.pages if page.name == name))
    scene._lay_out()
    return shown


def set_up(count: int, persons: int) -> Shown:
    """The set-up of a table, with the focus on the level of its last computer."""
    desktop = Desktop()
    desktop.program.party = people(count, persons)
    for place in desktop.program.party.places:
        place.level = GUNSLINGER
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    desktop.top.ring.focused = f"level {count - 1}" if persons < count else "start"
    desktop.step(2)
    return Shown(desktop)


def curtain(count: int) -> Shown:
    """The curtain before somebody's hand."""
    desktop = Desktop()
    desktop.match(people(count))
    while not isinstance(desktop.top, CurtainScene):
        desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
        desktop.press(pygame.K_1)
    desktop.step(60)  # the doors have shut, the poster hangs
    return Shown(desktop)


def hand(count: int) -> Shown:
    """Somebody's open hand, a card of it lifted."""
    shown = curtain(count)
    shown.desktop.open_curtain()
    shown.desktop.until(lambda: shown.desktop.asked)
    shown.desktop.press(pygame.K_1)
    shown.desktop.step(2)
    return Shown(shown.desktop)


def things() -> Shown:
    """One's own things, over the hand."""
    under = shown("hand of one of four")
    assert isinstance(under.scene, SchemingScene)
    return Shown(under.desktop, under.scene, under.scene._show_things)


def menu() -> Shown:
    """The menu over a match."""
    under = shown("hand of one of four")
    assert isinstance(under.scene, SchemingScene)
    return Shown(under.desktop, MenuScene(under.desktop.context, under.scene, under.scene.flow))


def action(count: int) -> Shown:
    """A card being carried out, with something to choose."""
    desktop = Desktop()
    desktop.match(people(count, open_table=True), instant=True)
    robot = Robot(desktop.app)
    while not (isinstance(desktop.top, ActionScene) and desktop.top.choosing and desktop.flow.public.state.pile):
        robot.go_on()
    desktop.context.instant = False
    desktop.step(2)
    return Shown(desktop)


def attack(count: int) -> Shown:
    """What everybody has chosen beside a car, while it is shown."""
    desktop = Desktop()
    table = people(count, open_table=True)
    table.switch(HORSES)
    table.switch(ELF)
    desktop.match(table)
    while desktop.top.choices is None:
        desktop.until(lambda: desktop.asked or desktop.top.choices is not None)
        if desktop.top.choices is None:
            desktop.top.choose(desktop.flow.offer.options[len(desktop.session.choices) % 2])
    desktop.step(20)
    return Shown(desktop)


def with_horses(count: int, kind: type[Decision]) -> Shown:
    """A choice of a kind that only this expansion has."""
    desktop = Desktop()
    table = people(count, open_table=True)
    table.switch(HORSES)
    desktop.match(table, 3, instant=True)
    while type(desktop.session.state.asking) is not kind:
        desktop.until(lambda: desktop.asked)
        horses.choose(desktop.top)
        desktop.wait()
    desktop.until(lambda: desktop.asked)
    desktop.context.instant = False
    desktop.step(2)
    return Shown(desktop)


def ransoms(count: int) -> Shown:
    """The count where hostages were held."""
    desktop = Desktop()
    table = people(count, open_table=True)
    table.switch(HORSES)
    desktop.match(table, 3, instant=True)
    while not isinstance(desktop.top, ScoringScene):
        desktop.until(lambda: desktop.asked or isinstance(desktop.top, ScoringScene))
        if not isinstance(desktop.top, ScoringScene):
            horses.choose(desktop.top)
            desktop.wait()
    desktop.step(3)
    desktop.context.instant = False
    return Shown(desktop)


def moment(count: int, kind: type[Moment], *expansions: str) -> Shown:
    """A big moment over the table while it stands."""
    desktop = Desktop()
    table = people(count, 0)
    for expansion in expansions:
        table.switch(expansion)
    desktop.match(table)
    while not isinstance(desktop.top.playing.moment, kind):
        desktop.top.finish()
        desktop.wait()
    desktop.top.playing.moment.waits = True
    desktop.until(lambda: desktop.top.playing.moment.standing)
    desktop.step(2)
    desktop.context.instant = False
    return Shown(desktop)


def log() -> Shown:
    """The log beside the train."""
    shown = action(6)
    shown.desktop.press(pygame.K_g, "g")
    shown.desktop.step(30)
    return shown


def pile() -> Shown:
    """The whole pile over the train."""
    under = shown("action of six")
    assert isinstance(under.scene, ActionScene)
    return Shown(under.desktop, under.scene, under.scene.look_at_pile)


def won() -> Shown:
    """The choices that changed the odds most."""
    shown = scoring(3)
    desktop = shown.desktop
    desktop.target("won").act()
    desktop.until(lambda: isinstance(desktop.top, WonScene) and desktop.top.found is not None)
    return Shown(desktop)


def scoring(count: int) -> Shown:
    """The count at the end."""
    desktop = Desktop()
    desktop.match(people(count, 0), instant=True)
    desktop.play_out()
    desktop.step(3)
    desktop.context.instant = False
    return Shown(desktop)


def statistics(whose: Whose, trouble: str = "") -> Shown:
    """The statistics of people or of bandits."""

    def page(desktop: Desktop) -> StatisticsScene:
        scene = StatisticsScene(desktop.context, figures(8), trouble)
        scene.show(whose)
        return scene

    return at(page)


def puzzle(name: str) -> Shown:
    """A puzzle with a hint."""

    def scene(desktop: Desktop) -> PuzzleScene:
        course = desktop.program.course
        one = next(one for one in course.puzzles if one.puzzle.name == name)
        return PuzzleScene(desktop.context, course, one, lambda _: None)

    shown = at(scene)
    assert isinstance(shown.scene, PuzzleScene)
    shown.scene.tell_hint()
    return shown


def guide(say: str, answered: int = 0) -> Shown:
    """The Conductor, saying something behind so many choices; a wrong press has been answered."""
    learner = Learner(answered)
    step = learner.until(say)
    if step.asks:
        learner.top.refuse(learner.top.flow.offer.options[0])
    learner.desktop.context.instant = False
    learner.desktop.step(30)
    return Shown(learner.desktop)


def rules(entry: str) -> Shown:
    """A page of the rules, with all that it leads to."""

    def page(desktop: Desktop) -> HowToPlayScene:
        onward = Onward(nothing, lambda lesson: desktop.program.course.first_of(lesson).number, lambda _: None)
        return HowToPlayScene(desktop.context, entry, onward)

    return at(page)


def sheet() -> Shown:
    """The set-up with its sheet of further rules."""
    shown = set_up(2, 1)
    assert isinstance(shown.scene, SetupScene)
    shown.then = shown.scene.open_sheet
    return shown


def set_up_with(count: int, *expansions: str) -> Shown:
    """The set-up of a table with expansions, changed from what is printed."""
    shown = set_up(count, 1)
    assert isinstance(shown.scene, SetupScene)
    table = shown.scene.party
    for expansion in expansions:
        table.switch(expansion)
    table.events, table.expert, table.open_table, table.first_seat = False, True, True, True
    return shown


def handing() -> Shown:
    """A seat that a computer has taken."""
    shown = hand(3)
    flow = shown.desktop.flow
    shown.desktop.show(flow.scenes.handing(flow))
    shown.desktop.target("seat 1 1").act()
    return Shown(shown.desktop)


def drawn_cards() -> Shown:
    """What somebody has just drawn."""
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until_asked()
    desktop.top.choose(Draw())
    desktop.until(lambda: desktop.flow.held and not desktop.top.showing)
    desktop.step(60)
    return Shown(desktop)


def hint() -> Shown:
    """What Legend would do, over the hand of somebody with two bandits; how he comes to that is not looked at."""
    shown = hand(2)
    desktop = shown.desktop
    view = desktop.flow.view(desktop.flow.hand)
    first, second, *_ = view.options
    others = (Expected("ghost", "robbery", 0.29),)
    advice = Advice(first, 0.6, second, 0.58, ("fire",), 420, 1.3, 0.21, 1, "tuco", 0.52, NOTHING_SEEN, others)

    def again() -> None:
        assert isinstance(desktop.top, SchemingScene)
        sheet = HintSheet(desktop.top.kit, STRICT, view)
        sheet.advice, desktop.top.hint.sheet = advice, sheet

    shown.then = again
    return shown


def result(*, solved: bool) -> Shown:
    """How a plan for a puzzle of one card ended."""
    shown = puzzle("1-order-2")
    desktop = shown.desktop
    desktop.context.instant = True
    assert isinstance(shown.scene, PuzzleScene)
    wanted = shown.scene.puzzle
    shown.scene.planning.put(
        next(nth for nth, card in enumerate(wanted.hand) if (card == wanted.solution[0]) is solved)
    )
    shown.scene.go()
    while not isinstance(desktop.top, ResultScene):
        desktop.until(lambda: isinstance(desktop.top, ResultScene) or desktop.asked)
        if desktop.asked:
            desktop.top.choose(desktop.flow.offer.options[0])
    desktop.context.instant = False
    return Shown(desktop)


def counting() -> Shown:
    """The count when half of it is over."""
    shown = scoring(4)
    assert isinstance(shown.scene, ScoringScene)
    shown.scene.seconds = shown.scene.times.end / 2
    return shown


def counted(count: int, expansion: str) -> Shown:
    """The count of a match with an expansion."""
    desktop = Desktop()
    table = people(count, 0)
    table.switch(expansion)
    desktop.match(table, instant=True)
    desktop.play_out()
    desktop.step(3)
    desktop.context.instant = False
    return Shown(desktop)


def searched(words: str) -> Shown:
    """The rules, searched for some words."""
    shown = rules("")
    assert isinstance(shown.scene, HowToPlayScene)
    shown.scene.search(words)
    return shown


STATES: dict[str, Callable[[], Shown]] = {
    "title": lambda: at(lambda desktop: desktop.program.title()),
    "options, game": lambda: options("game"),
    "options, picture": lambda: options("picture"),
    "options, controls": lambda: options("controls"),
    "options, access": lambda: options("access"),
    "statistics of people": lambda: statistics(Whose.PEOPLE),
    "statistics of bandits": lambda: statistics(Whose.BANDITS),
    "statistics with a trouble": lambda: statistics(Whose.PEOPLE, STRICT("statistics-trouble-newer", file=NAME)),
    "credits": lambda: at(lambda desktop: CreditsScene(desktop.context, credits())),
    "rules, an action": lambda: rules("action fire"),
    "rules, many pictures": lambda: rules("hostage poodle"),
    "puzzles": lambda: at(lambda desktop: ChoosingScene(desktop.context, desktop.program.course)),
    "puzzle of one card": lambda: puzzle("1-order-2"),
    "puzzle of six cards": lambda: puzzle("6-meeting-1"),
    "guide, a word": lambda: guide("loot"),
    "guide, a card to play": lambda: guide("more", answered=8),
    "guide, a choice": lambda: guide("strike", answered=5),
    "guide, the count": lambda: guide("won", answered=14),
    "set-up of two": lambda: set_up(2, 2),
    "set-up of six": lambda: set_up(6, 6),
    "set-up of two computers": lambda: set_up(2, 0),
    "set-up of six computers": lambda: set_up(6, 0),
    "curtain, a pair": lambda: curtain(2),
    "curtain": lambda: curtain(4),
    "hand, pairs": lambda: hand(2),
    "hand of one of four": lambda: hand(4),
    "hand of one of six": lambda: hand(6),
    "my things": things,
    "menu": menu,
    "action, pairs": lambda: action(2),
    "action of four": lambda: action(4),
    "action of six": lambda: action(6),
    "horse attack of two": lambda: attack(2),
    "horse attack of six": lambda: attack(6),
    "hostages": lambda: with_horses(6, TakeHostage),
    "a ride": lambda: with_horses(6, Ride),
    "turmoil": lambda: with_horses(6, PlanTogether),
    "kept cards": lambda: with_horses(5, KeepSome),
    "ransoms": lambda: ransoms(6),
    "round card": lambda: moment(4, RoundCard),
    "round card of six with horses": lambda: moment(6, RoundCard, HORSES),
    "summary of four": lambda: moment(4, RoundSummary),
    "summary of six with horses": lambda: moment(6, RoundSummary, HORSES),
    "log": log,
    "pile": pile,
    "scoring of four": lambda: scoring(4),
    "scoring of six": lambda: scoring(6),
    "where it was won": won,
}
# Looked at for what they show alone: at other sizes they are laid out as some of those above are.
MORE: dict[str, Callable[[], Shown]] = {
    "options, sound": lambda: options("sound"),
    "rules, a round": lambda: rules("round angry_marshal"),
    "rules, an exception": lambda: rules("bandit cheyenne"),
    "rules, searched": lambda: searched("the marshal"),
    "puzzle solved": lambda: result(solved=True),
    "puzzle not solved": lambda: result(solved=False),
    "set-up, further rules": sheet,
    "set-up of three with Ghost": lambda: set_up_with(3, GHOST_BOX),
    "set-up of five with horses": lambda: set_up_with(5, HORSES, ELF),
    "hand over": handing,
    "cards just drawn": drawn_cards,
    "a hint": hint,
    "scoring, half counted": counting,
    "scoring with the Elf": lambda: counted(4, ELF),
    "scoring with Ghost": lambda: counted(3, GHOST_BOX),
}
shown = cache(lambda state: (STATES | MORE)[state]())
