"""The languages that a computer is set to."""

import os
import sys
from collections.abc import Mapping

import pygame


def preferred() -> list[str]:
    """The locales that programs are to speak here, the best first: `fr_CA.UTF-8`, `ru`."""
    if sys.platform in ("win32", "darwin"):
        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    return named(os.environ)  # SDL knows nothing of LC_ALL


def named(environment: Mapping[str, str]) -> list[str]:
    """The locales that variables of Unix name.

    The first one that is set overrules the others, and only LANGUAGE may name better ones; C and POSIX speak none.
    """
    locale = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(name))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]
