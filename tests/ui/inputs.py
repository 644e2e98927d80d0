"""What a person does, as pygame tells it."""

import pygame
from pygame.event import Event


def press(key: int, letter: str = "", mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)


def typed(letters: str) -> list[Event]:
    return [Event(pygame.TEXTINPUT, text=letter) for letter in letters]


def moved(x: int, y: int, rel: tuple[int, int] = (9, 9)) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=rel, buttons=(0, 0, 0))


def down(x: int, y: int) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)


def up(x: int, y: int) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
