"""The packaged program's start hands on nothing of the package's own."""

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "build" / "launcher.py"


@pytest.fixture
def give_back():
    found = importlib.util.spec_from_file_location("launcher", SCRIPT)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module.give_back


@pytest.mark.parametrize(("changed", "right"), [
    ({"LD_LIBRARY_PATH": "/opt/game", "LD_LIBRARY_PATH_ORIG": "/home/me/lib"}, {"LD_LIBRARY_PATH": "/home/me/lib"}),
    ({"LD_LIBRARY_PATH": "/opt/game", "HOME": "/home/me"}, {"HOME": "/home/me"}),
    ({}, {}),
])  # fmt: skip
def test_the_path_of_libraries_is_the_users_again(give_back, changed, right):
    give_back(changed)
    assert right == changed
