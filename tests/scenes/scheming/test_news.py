"""What happened since a person's last choice: told in a strip, and shown on the train when he wants it."""

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.engine.events import CardPlayed
from game.engine.phases.scheming import Play
from game.expansions import expansion
from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.replay.scene import ReplayScene
from game.scenes.scheming.news import AREA, News
from game.scenes.scheming.scene import SchemingScene
from game.ui.prompt import SCHEMING
from tests.record.games import match
from tests.scenes.desktop import STRICT, CurtainScene, Desktop, _app, people

NOWHERE = Scenes(nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere)


def second_person() -> Desktop:
    """The second person has opened the curtain, after the first has played a card."""
    desktop = Desktop()
    desktop.match(people(3))
    desktop.until_asked()
    scene = desktop.top
    assert isinstance(scene, SchemingScene)
    desktop.click(desktop.target("card 0").rect.center)
    desktop.click(desktop.target("play").rect.center)
    desktop.until_asked()
    return desktop


def test_the_strip_has_a_button_that_shows_it_on_the_train():
    desktop = second_person()
    seat, session = desktop.session.to_move, desktop.session
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    replay = desktop.top
    assert isinstance(replay, ReplayScene)
    assert replay.recording.moment <= session.last_choice(seat) + 1
    assert replay.recording.seat is None, "through everybody's eyes"


def test_it_is_shown_from_his_last_choice_on():
    desktop = Desktop()
    desktop.match(people(3))
    for _ in range(3):
        desktop.until_asked()
        desktop.top.choose(next(option for option in desktop.flow.offer.options if isinstance(option, Play)))
    desktop.until_asked()
    before = desktop.session.last_choice(desktop.session.to_move)
    replays = []
    desktop.flow.scenes = replace(desktop.flow.scenes, replay=lambda _flow, moment: replays.append(moment))
    desktop.target("watch news").act()

    assert before > 0
    assert [before] == replays


def test_what_is_shown_ends_with_the_present():
    desktop = second_person()
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    replay = desktop.top
    assert isinstance(replay, ReplayScene)
    desktop.until(lambda: replay.recording.at_end)
    played = [one for group in replay.recording.session.groups for one in group if isinstance(one, CardPlayed)]
    assert len(played) == len(replay.recording.state.pile)


def test_the_hand_lies_open_again_afterwards():
    desktop = second_person()
    seat = desktop.session.to_move
    desktop.click(desktop.target("watch news").rect.center)
    desktop.step(1)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, SchemingScene)
    assert desktop.flow.hand == seat
    assert desktop.asked


def test_the_strip_can_be_closed():
    desktop = second_person()
    desktop.click(desktop.target("close news").rect.center)
    assert not desktop.top.news.shown
    assert "watch news" not in [target.name for target in desktop.top.ring.targets]


def test_it_stands_longer_the_more_it_tells():
    """Three seconds, and one and a half for each thing."""
    news = second_person().top.news
    news.show(news._seat)
    assert 1 == len(news._told)
    assert not news.update(4.4, yields=False)
    assert news.update(0.2, yields=False)


def test_it_folds_away_when_it_has_been_read():
    desktop = second_person()
    assert desktop.top.news.shown
    desktop.until(lambda: not desktop.top.news.shown, 60 * 20)
    assert desktop.asked


@pytest.mark.parametrize("opened", ["look", "log"])
def test_it_yields_to_whatever_is_opened(opened):
    desktop = second_person()
    desktop.click(desktop.target(opened).rect.center)
    desktop.step(1)
    assert not desktop.top.news.shown


def test_it_yields_to_a_card_that_is_pointed_at():
    desktop = second_person()
    at = desktop.target("card 0").rect.midleft
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=(at[0] + 9, at[1]), rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(20)
    assert not desktop.top.news.shown


def told(*things: expansion.News) -> News:
    """A strip that tells these things."""
    news: News = second_person().top.news
    news._told, news._title = list(things), "news-title"
    return news


def drew(bandit: str, count: int = 3) -> expansion.News:
    """Somebody drew cards."""
    return expansion.News(bandit, "news-drew", (("count", count),))


def hid(bandit: str) -> expansion.News:
    """Somebody played face down."""
    return expansion.News(bandit, "news-hidden")


def lines(news: News, room: float = 580) -> list[str]:
    """What the strip says, line by line; a badge in brackets."""
    _, found = news.fitting(_app().kit, room)
    return [" ".join(f"[{word.said}]" if word.badge else word.said for _, word in line) for line in found]


def test_one_thing_stands_in_one_line_behind_the_badge_and_the_name():
    assert lines(told(drew("doc"))) == ["Since your last choice [doc] Doc drew 3"]


def test_what_six_did_is_told_by_deeds_with_their_names():
    news = told(drew("belle"), hid("cheyenne"), drew("doc"), hid("django"), drew("tuco"))
    said = " ".join(lines(news))

    assert "Belle, Doc and Tuco drew 3 each" in said
    assert "Cheyenne and Django played face down" in said
    assert 2 == len(lines(news))


def test_what_was_done_last_is_told_last():
    news = told(drew("belle"), hid("cheyenne"), drew("doc"))
    deeds, _ = news.fitting(_app().kit, 580)

    assert [("cheyenne",), ("belle", "doc")] == [deed.bandits for deed in deeds]


@pytest.mark.parametrize("room", [400, 450, 500, 580])
def test_no_deed_is_broken_at_a_line_s_end(room):
    drawn = [drew(who, nth + 1) for nth, who in enumerate(("cheyenne", "doc", "ghost"))]
    said = lines(told(*drawn), room)

    assert all(line.endswith(("drew one", "drew 2", "drew 3", "choice")) for line in said), said


def test_other_cards_and_other_numbers_are_other_deeds():
    deeds, _ = told(drew("belle", 3), drew("doc", 2)).fitting(_app().kit, 580)

    assert 2 == len(deeds)


def test_whoever_did_the_same_twice_is_told_twice():
    deeds, _ = told(hid("belle"), hid("belle")).fitting(_app().kit, 580)

    assert [("belle",), ("belle",)] == [deed.bandits for deed in deeds]


def test_only_what_does_not_fit_in_two_lines_is_counted_and_that_is_the_oldest():
    cards = [expansion.News(who, "news-played", (("card", f"Card {nth}"),)) for nth, who in enumerate(["doc"] * 20)]
    news = told(*cards)
    deeds, found = news.fitting(_app().kit, 580)

    assert 2 == len(found)
    assert 0 < len(deeds) < 20
    assert deeds[-1].news == cards[-1]
    assert STRICT("news-more", count=20 - len(deeds)) in lines(news)[0]


def test_of_those_who_did_the_same_each_counts_among_what_does_not_fit():
    pairs = [
        expansion.News(who, "news-played", (("card", f"Card {nth}"),)) for nth in range(9) for who in ("doc", "belle")
    ]
    news = told(*pairs)
    deeds, _ = news.fitting(_app().kit, 580)
    shown = sum(len(deed.bandits) for deed in deeds)

    assert 0 < shown < 16
    assert STRICT("news-more", count=18 - shown) in lines(news)[0]


@pytest.mark.parametrize("room", [300, 450, 580])
def test_no_line_is_longer_than_its_room(room):
    kit = _app().kit
    _, found = told(*[drew(who) for who in ("belle", "doc", "tuco", "cheyenne")]).fitting(kit, room)

    assert all(at + word.wide(kit) <= room for line in found for at, word in line)


def test_it_lies_over_nobody_on_the_train():
    """But in the place of the question."""
    desktop = second_person()
    strip = desktop.app.kit.scale.rect(*AREA)
    assert strip.contains(desktop.app.kit.scale.rect(*SCHEMING))
    assert strip.top > desktop.top.table.plan.strips_top


def test_between_two_cards_of_one_s_own_the_curtain_stays_open():
    """Speeding up: two in a row."""
    desktop = Desktop()
    desktop.match(people(3))
    for _ in range(40):
        desktop.until_asked()
        state = desktop.session.state
        if state.phase == "scheming" and state.round_card.turns[state.turn] == "2":
            break
        desktop.top.choose(state.offered[0])
    seat = desktop.session.to_move
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))
    desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
    assert not isinstance(desktop.top, CurtainScene)
    assert (seat, seat) == (desktop.session.to_move, desktop.flow.hand)
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))
    desktop.until(lambda: desktop.asked or isinstance(desktop.top, CurtainScene))
    assert isinstance(desktop.top, CurtainScene)


def test_whoever_has_not_chosen_yet_is_told_what_happened_so_far():
    desktop = second_person()
    news = desktop.top.news
    assert lines(news)[0].startswith(STRICT("news-title-first"))
    seat = news._seat
    desktop.top.choose(desktop.top.pick.offered[0])
    for _ in range(20):
        desktop.until_asked()
        if isinstance(desktop.top, SchemingScene) and desktop.flow.hand == seat and desktop.top.news.shown:
            break
        if desktop.asked:
            desktop.top.choose(desktop.top.pick.offered[0])

    assert lines(desktop.top.news)[0].startswith(STRICT("news-title"))


@pytest.mark.parametrize(("persons", "open_table", "told"), [(1, False, False), (2, False, True), (2, True, False)])
def test_only_whoever_could_not_watch_is_told(persons, open_table, told):
    """A lone person, and everybody at an open table, saw it all."""
    session = match(persons)
    session.open_table = open_table
    flow, context = Flow(session, NOWHERE), Desktop().context
    while session.to_move != 1:
        session.choose(next(option for option in session.state.offered if isinstance(option, Play)))
    flow.catch_up()
    news = News(context, flow)
    news.show(1)

    assert told is news.shown
