"""The language of the computer, as Unix names it."""

import pytest

from game.ui.locales import named


@pytest.mark.parametrize(
    ("environment", "locales"),
    [
        ({}, []),
        ({"LANG": "fr_FR.UTF-8"}, ["fr_FR.UTF-8"]),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, ["ru_RU.UTF-8"]),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, ["ru_RU.UTF-8"]),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "", "LANGUAGE": ""}, ["fr_FR.UTF-8"]),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr"}, ["de", "fr", "de_DE.UTF-8"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, []),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "POSIX"}, []),
    ],
)
def test_the_variables_are_heeded_as_all_programs_heed_them(environment, locales):
    assert locales == named(environment)
