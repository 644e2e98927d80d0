"""What is told where nobody has a terminal."""

import io

import pygame
import pytest

from game import speech


@pytest.fixture
def boxes(monkeypatch) -> list[str]:
    """The sentences that boxes showed, on a desktop."""
    shown: list[str] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setattr(pygame.display, "message_box", lambda _title, sentence, _kind: shown.append(sentence))
    return shown


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def streams(monkeypatch, stream) -> None:
    for name in ("__stdin__", "__stdout__", "__stderr__"):
        monkeypatch.setattr(f"sys.{name}", stream)


@pytest.mark.parametrize("stream", [None, io.StringIO()])
def test_without_a_terminal_it_is_shown_in_a_box(monkeypatch, boxes, capsys, stream):
    streams(monkeypatch, stream)
    speech.tell("There is no home.")
    assert ["There is no home."] == boxes
    assert "There is no home.\n" == capsys.readouterr().err


def test_on_a_terminal_there_is_no_box(monkeypatch, boxes):
    streams(monkeypatch, Terminal())
    speech.tell("There is no home.")
    assert [] == boxes


@pytest.mark.parametrize("one", ["__stdin__", "__stdout__", "__stderr__"])
def test_one_stream_that_is_a_terminal_will_do(monkeypatch, boxes, one):
    """Somebody may have led the others into files."""
    streams(monkeypatch, io.StringIO())
    monkeypatch.setattr(f"sys.{one}", Terminal())
    speech.tell("There is no home.")
    assert [] == boxes


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_nor_is_there_one_where_no_screen_is_wanted(monkeypatch, boxes, driver):
    streams(monkeypatch, None)
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    speech.tell("There is no home.")
    assert [] == boxes


def test_where_no_box_can_be_shown_it_goes_on(monkeypatch, boxes):
    def fails(*_words: object) -> None:
        raise pygame.error("no message system available")

    streams(monkeypatch, None)
    monkeypatch.setattr(pygame.display, "message_box", fails)
    speech.tell("There is no home.")
