"""What is heard of the scenes: their music, the buttons, the curtain, the count; the program's window as it is used."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.engine.contents import TUNNEL
from game.engine.game import Setup, new_game
from game.engine.phases.scheming import Play
from game.engine.state import Phase
from game.scenes.curtain.scene import CurtainScene
from game.scenes.flow import Flow
from game.scenes.menu import MenuScene
from game.scenes.moods import table_mood
from game.scenes.options.scene import OptionsScene
from game.scenes.options.sound_page import SoundPage
from game.scenes.scoring.count import Times, count
from game.scenes.scoring.heard import CHEER, sounds
from game.session import Seat
from game.sound.effects import AT_ONCE
from game.sound.mood import Mood
from game.sound.sounds import Sounds
from tests.scenes.desktop import FRAME, ActionScene, Desktop, people
from tests.scenes.finished import session


class Note(Sounds):
    """Notes what is asked for, and plays nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.speeds: list[float] = []
        self.hushed: list[str] = []
        self.mood = Mood("", "")
        self.closed = False

    def play(self, name: str, speed: float = 1) -> None:
        self.names.append(name)
        self.speeds.append(speed)

    def hush(self, name: str) -> None:
        self.hushed.append(name)

    def close(self) -> None:
        self.closed = True

    def listen(self, mood: Mood) -> None:
        self.mood = Mood(*(new if new is not None else old for new, old in zip(mood, self.mood, strict=True)))


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    found = Desktop()
    before = found.app.sounds
    found.app.sounds = found.context.sounds = Note()
    found.app.device.hear = found.app.sounds.play
    yield found
    found.app.sounds = before
    found.app.settings.reset()


def pointed_at(at: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))


# music and surroundings


def test_the_title_has_its_music(desktop):
    desktop.show(desktop.program.title())
    desktop.step()
    assert Mood("title", "steam_idle") == desktop.app.sounds.mood


def test_schemin_has_its_own_and_the_train_rolls(desktop):
    desktop.match(people(4, 1), instant=True)
    desktop.until_asked()
    desktop.step()
    assert Mood("schemin", "train_outside") == desktop.app.sounds.mood


def test_under_the_menu_the_music_plays_on_and_the_train_is_heard_from_within(desktop):
    desktop.match(people(4, 1), instant=True)
    desktop.until_asked()
    desktop.step()
    desktop.press(pygame.K_F10)
    desktop.step()
    assert isinstance(desktop.top, MenuScene)
    assert Mood("schemin", "train_inside") == desktop.app.sounds.mood


def test_the_options_leave_what_is_heard(desktop):
    desktop.show(desktop.program.title())
    desktop.step()
    desktop.stack.push(OptionsScene(desktop.context))
    desktop.step(2)
    assert Mood("title", "steam_idle") == desktop.app.sounds.mood


@pytest.mark.parametrize(
    ("phase", "music"),
    [("setup", "schemin"), ("scheming", "schemin"), ("stealing", "stealin"), ("event", "stealin"), ("over", "")],
)
def test_every_phase_has_its_music(phase, music):
    state = new_game(Setup(("belle", "doc", "tuco"), seed=4))
    state.round_number, state.phase = 1, phase
    assert music == table_mood(state).music


def test_it_roars_in_the_tunnel_and_only_there():
    state = new_game(Setup(("belle", "doc", "tuco"), seed=4))
    state.round_number, state.phase = 1, Phase.SCHEMING
    state.rounds = (state.rounds[0]._replace(turns="ST"), *state.rounds[1:])
    heard = []
    for turn in range(2):
        state.turn = turn
        heard.append(table_mood(state).surroundings)
    state.phase = Phase.STEALING
    assert ["train_outside", "train_tunnel", "train_outside"] == [*heard, table_mood(state).surroundings]
    assert TUNNEL == state.rounds[0].turns[1]


# the table


def test_a_computers_card_is_heard_as_it_lands(desktop):
    desktop.match(people(4, 0))
    desktop.until(lambda: "card_play" in desktop.app.sounds.names)
    assert "train_whistle" in desktop.app.sounds.names


def test_as_fast_as_it_goes(desktop):
    desktop.app.settings.change(animation="fast")
    desktop.match(people(4, 0))
    desktop.until(lambda: "card_play" in desktop.app.sounds.names)
    assert 2 == desktop.app.sounds.speeds[desktop.app.sounds.names.index("card_play")]


def test_at_once_it_says_so(desktop):
    desktop.match(people(4, 0), instant=True)
    desktop.until(lambda: isinstance(desktop.top, ActionScene))
    note = desktop.app.sounds
    at_once = [name for name, speed in zip(note.names, note.speeds, strict=True) if speed == AT_ONCE]
    assert "card_play" not in at_once  # it lands later
    assert "turn_begins" in at_once


def test_a_card_is_heard_when_it_is_lifted_and_a_person_when_it_is_his_turn(desktop):
    desktop.match(people(4, 1), instant=True)
    desktop.until_asked()
    assert "your_turn" in desktop.app.sounds.names
    card = next(one for one in desktop.choices() if one.name.startswith("card "))
    desktop.app.sounds.names.clear()
    desktop.click(card.rect.center)
    assert "card_lift" in desktop.app.sounds.names
    assert "ui_press" not in desktop.app.sounds.names


def test_what_is_taken_back_is_heard(desktop):
    desktop.match(people(3, 1))
    desktop.until_asked()
    desktop.top.choose(next(option for option in desktop.session.state.offered if isinstance(option, Play)))
    desktop.step(2)
    desktop.app.sounds.names.clear()
    desktop.target("undo").act()
    assert ["ui_undo"] == desktop.app.sounds.names


def test_the_log_opens_and_shuts(desktop):
    desktop.match(people(4, 1), instant=True)
    desktop.until_asked()
    desktop.app.sounds.names.clear()
    desktop.press(pygame.K_g, "g")
    desktop.press(pygame.K_g, "g")
    assert ["ui_open", "ui_close"] == desktop.app.sounds.names


# the curtain


def test_the_curtain_shuts_is_held_and_opens(desktop):
    desktop.match(people(4))
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    assert "curtain_shuts" == desktop.app.sounds.names[-1]
    desktop.open_curtain()
    assert ["curtain_hold", "curtain_opens"] == desktop.app.sounds.names[-2:]


def test_let_go_early_its_sound_dies_away(desktop):
    desktop.match(people(4))
    desktop.until(lambda: isinstance(desktop.top, CurtainScene))
    desktop.step()
    desktop.hold(0.3)
    assert ["curtain_hold"] == desktop.app.sounds.hushed


# the program


def test_the_sound_comes_after_the_picture(desktop, monkeypatch):
    order = []
    desktop.show(desktop.program.title())
    monkeypatch.setattr(desktop.app, "_draw", lambda: order.append("picture"))
    monkeypatch.setattr(desktop.app.sounds, "update", lambda _: order.append("sound"))
    desktop.step()
    assert ["picture", "sound"] == order


def test_the_device_is_let_go_even_when_the_program_breaks_down(desktop, monkeypatch):
    desktop.show(desktop.program.title())
    desktop.app.stack = desktop.stack
    monkeypatch.setattr("game.app.gc.freeze", lambda: None)
    monkeypatch.setattr(desktop.app, "step", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        desktop.app.run()
    assert desktop.app.sounds.closed


# what is pressed


@pytest.fixture
def page(desktop: Desktop) -> Desktop:
    """The options' page of the sound."""
    desktop.show(OptionsScene(desktop.context))
    desktop.step()
    desktop.top._open(next(page for page in desktop.top.pages if isinstance(page, SoundPage)))
    desktop.step(2)
    note: Any = desktop.app.sounds
    note.names.clear()
    return desktop


def test_what_the_mouse_comes_over_ticks_once(page):
    x, y = page.target("reset").rect.center
    page.step(1, pointed_at((x, y)), pointed_at((x + 1, y)))
    assert ["ui_hover"] == page.app.sounds.names


def test_a_button_is_heard_on_the_press(page):
    page.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=page.target("reset").rect.center, button=1))
    assert ["ui_press"] == page.app.sounds.names


def test_a_switch_and_a_slider_have_sounds_of_their_own(page):
    for part in ("sound_on", "music"):
        page.top.ring.focused = part
        page.press(pygame.K_LEFT)
        page.press(pygame.K_RIGHT)
    assert {"ui_toggle", "ui_slider"} == set(page.app.sounds.names)


def test_sliders_go_from_silence_to_all_and_are_kept(page):
    page.top.ring.focused = "music"
    for _ in range(12):
        page.press(pygame.K_LEFT)
    assert 0 == page.app.settings.now.music
    page.press(pygame.K_RIGHT)
    assert (1, 10) == (page.app.settings.now.music, page.app.settings.now.effects)


def test_without_a_device_the_page_says_so(page):
    assert page.context.words("options-no-device") == page.top.page.notice()


def test_ctrl_m_turns_it_off_and_on_anywhere(desktop):
    desktop.show(desktop.program.title())
    mute = Event(pygame.KEYDOWN, key=pygame.K_m, mod=pygame.KMOD_LCTRL, unicode="\r")
    desktop.step(1, mute)
    off = desktop.app.settings.now.sound_on
    desktop.step(1, mute)
    assert (False, True) == (off, desktop.app.settings.now.sound_on)


# the count


def test_the_count_ticks_and_ends_with_the_music_of_the_end():
    match = session(4, seed=3)
    bars = count(match.state)
    times = Times(len({kind for bar in bars for kind, _ in bar.parts}), 0, 0)
    heard = sounds(match, bars, times)
    assert "score_tick" == heard[0][1]
    assert (times.crown_from, "win") in heard  # nobody sits there: whoever wins is cheered


def test_however_fast_the_count_the_cheer_comes_at_the_end_of_the_music(desktop):
    desktop.app.settings.change(animation="fast")
    match = session(4, seed=3)
    match.scribe = None
    desktop.show(desktop.program.score(Flow(match, desktop.program.scenes(lambda: None)), lambda: None))
    note = desktop.app.sounds
    desktop.until(lambda: "win" in note.names)
    for frame in range(round(CHEER / FRAME) - 20):
        desktop.wait()
        assert "cheer" not in note.names, frame
    desktop.until(lambda: "cheer" in note.names, frames=40)


@pytest.mark.parametrize(("place", "music"), [(0, "win"), (1, "lose")])
def test_who_wins_decides_the_music_where_people_sit(place, music):
    match = session(4, seed=3)
    winner = match.state.result.winners[0]
    match.seats[(winner + place) % 4] = Seat("Ada")
    assert music in [name for _, name in sounds(match, [], Times(1, 0, 0))]


@pytest.mark.parametrize(("expansion", "music"), [("elf", "elf_wins")])
def test_an_expansion_may_have_its_own_end(expansion, music):
    match = session(4, expansion, seed=3)
    assert music in [name for _, name in sounds(match, [], Times(1, 4, 0))]
