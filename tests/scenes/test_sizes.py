"""Every scene in windows of every size and shape, with interfaces and letters of every size.

Nothing is cut off, nothing overlaps, and whatever can be pressed is in the window. What is looked at are the rectangles
of what is drawn.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.bots.roster import GUNSLINGER
from game.credits import credits
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.hostages.taking import TakeHostage
from game.engine.expansions.horses.keep import KeepSome
from game.engine.expansions.horses.ride import Ride
from game.engine.expansions.horses.turmoil import PlanTogether
from game.engine.step import Decision
from game.robot import Robot
from game.scenes.credits import CreditsScene
from game.scenes.how_to_play.onward import Onward
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.menu import MenuScene
from game.scenes.options.scene import OptionsScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.scene import Scene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.won import WonScene
from game.scenes.statistics.scene import StatisticsScene, Whose
from game.statistics.store import NAME
from game.table.moment import Moment
from game.table.round_card import RoundCard
from game.table.round_summary import RoundSummary
from game.tour import counted, horses, replays, saved
from game.tour.tour import Tour
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing, nothing
from game.ui.words import ENGLISH, languages
from tests.scenes import drawn
from tests.scenes.desktop import STRICT, ActionScene, CurtainScene, Desktop, people
from tests.scenes.guide.learner import Learner
from tests.scenes.statistics.figures import figures

SIZES = [  # windows, the interface's size in per cent, that of the letters
    ((1280, 720), "fit", 130),
    ((1280, 720), 80, 100),
    ((1280, 960), 90, 115),
    ((1920, 1200), 120, 130),
    ((2560, 1080), "fit", 115),
    ((3840, 2160), "fit", 100),
    ((3840, 2160), 80, 130),
    ((3840, 2160), 200, 130),
]
TIGHT: list[
    tuple[tuple[int, int], int | str, int]
] = [  # where the longer sentences of the other languages have the least room
    ((1280, 720), "fit", 130),
    ((2560, 1080), "fit", 115),
    ((2560, 1920), 200, 130),
]
OTHERS = [language for language in languages() if language != ENGLISH]
ON_THE_TRAIN = ("space", "target", "victim", "bandit", "loot", "figure")  # these lie in each other
CARDS = "card"  # these lie on each other


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
        desktop.context.keeper.change(interface=interface, letters=letters)
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
    return shown


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
shown = cache(lambda state: STATES[state]())


@pytest.fixture(autouse=True, scope="module")
def usual_size():
    """The window that all tests share is as it was, afterwards."""
    yield
    STRICT.speak(ENGLISH)
    desktop = Desktop()
    desktop.app.resize(1280, 720)


@pytest.fixture(autouse=True, scope="module")
def counted_once():
    """The games that the tour counts are the same at every size."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counted, "_played", cache(counted._played))
        yield


@pytest.mark.parametrize(("size", "interface", "letters"), SIZES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_off_or_overlaps(state, size, interface, letters):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(size, interface, letters)
    assert [] == drawn.faults(picture)
    ring = getattr(shown(state).desktop.top, "ring", None)
    assert [] == out_of_place(ring, picture.get_rect())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("size", "interface", "letters"), TIGHT)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_off_or_overlaps_in_other_languages(state, size, interface, letters, language):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(size, interface, letters, language)
    assert [] == drawn.faults(picture)


@pytest.mark.parametrize(
    ("size", "interface", "letters", "language"),
    [(*SIZES[0], ENGLISH), (*SIZES[2], ENGLISH), *((*TIGHT[0], language) for language in OTHERS)],
)
def test_every_page_of_the_rules_has_room_for_its_words(size, interface, letters, language):
    STRICT.speak(ENGLISH)
    page = rules("")
    page.picture(size, interface, letters, language)
    scene = page.scene
    assert isinstance(scene, HowToPlayScene)
    found = []
    for one in scene.pages:
        with drawn.watched():
            scene.show(one)
            picture = drawn.Sheet(size)
            scene.draw(picture)
        assert scene.paper.fits, one.key
        found += [
            f"{one.key}: {fault}" for fault in (*drawn.faults(picture), *out_of_place(scene.ring, picture.get_rect()))
        ]
    assert found == []


@pytest.mark.parametrize(
    ("size", "interface", "letters", "language"),
    [*((*size, ENGLISH) for size in (SIZES[0], SIZES[2], SIZES[4])), *((*TIGHT[0], language) for language in OTHERS)],
)
@pytest.mark.parametrize("stop", [saved, replays, counted])
def test_nothing_is_cut_off_or_overlaps_where_the_tour_stops(stop, size, interface, letters, language):
    """The lists, the replay and the statistics, in the states that the tour finds for them."""
    with drawn.watched():
        tour = Tour(Path(), size)
        tour.app.settings.change(interface=interface, letters=letters, language=language)
        tour.app.resize(*size)
        tour.app.stack.push(tour.program.title())
        tour.app.stack.settle(tour.app.kit)
        tour.robot.step(2)
        for name in stop.shown(tour):
            picture = drawn.Sheet(size)
            scene = tour.app.stack.top
            assert scene is not None
            scene.draw(picture)
            assert [] == [f"{name}: {fault}" for fault in drawn.faults(picture)]
            assert [] == out_of_place(scene.ring, picture.get_rect())  # type: ignore[attr-defined]


def out_of_place(ring: FocusRing | None, window: pygame.Rect) -> list[str]:
    """What can be pressed outside the window, or on something else that can be."""
    targets = [] if ring is None else ring.targets
    found = [f"{target.name} is outside" for target in targets if not window.contains(target.rect)]
    apart = [target for target in targets if not target.name.startswith((*ON_THE_TRAIN, CARDS))]
    for index, one in enumerate(apart):
        for other in apart[:index]:
            both = one.rect.clip(other.rect)
            if both.w > drawn.NEAR and both.h > drawn.NEAR:
                found.append(f"{one.name} lies on {other.name}")
    return found


@pytest.mark.parametrize("state", ["scoring of four", "scoring of six"])
def test_who_alone_shot_most_is_named_however_long_that_is(state):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(*TIGHT[0], "ru")
    best = shown(state).desktop.session.state.result.gunslingers
    told = STRICT("scoring-gunslinger-many", count=1)

    assert len(best) > 1 or told not in [mark.words for mark in picture.marks]


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_a_window_resized_while_something_moves_goes_on(kind):
    """The movement is at its end, and what follows is what would have followed."""
    desktop, other = Desktop(), Desktop()
    for one in (desktop, other):
        one.match(people(3, 0), 7)
    for width, height in ((1600, 900), (1280, 960), (2560, 1080), (1280, 720)):
        desktop.until(lambda: isinstance(desktop.top, kind) and (desktop.top.board.busy or desktop.top.pause > 0))
        desktop.app.stack = desktop.stack
        desktop.app.resize(width, height)
        assert not desktop.top.board.busy
        assert (width, height) == desktop.app.kit_size
    for one in (desktop, other):
        one.context.instant = True
        one.until(lambda one=one: isinstance(one.top, ScoringScene))
    assert desktop.session.choices == other.session.choices


# the watching itself


def sheet(*texts: tuple[str, float, float]) -> drawn.Sheet:
    """A picture with these texts on it, at their places."""
    kit = Desktop().app.kit
    with drawn.watched():
        found = drawn.Sheet((400, 200))
        for words, x, baseline in texts:
            Canvas(kit, found).text(words, x, baseline, 20)
    return found


def test_texts_beside_each_other_are_no_fault():
    assert [] == drawn.faults(sheet(("one", 10, 50), ("two", 10, 80)))


def test_texts_on_each_other_are_found():
    assert "on each other" in drawn.faults(sheet(("one", 10, 50), ("two", 14, 52)))[0]


def test_a_text_that_is_cut_off_is_found():
    assert "cut off" in drawn.faults(sheet(("a long line", 360, 50)))[0]


def test_a_text_half_under_a_panel_is_found():
    kit = Desktop().app.kit
    with drawn.watched():
        found = drawn.Sheet((400, 200))
        Canvas(kit, found).text("a long line", 10, 50, 20)
        Canvas(kit, found).panel((60, 10, 200, 100))
    assert "half hidden" in drawn.faults(found)[0]
