"""The command of the tour says in a sentence where it cannot draw."""

import pytest

from game.tour import command


@pytest.mark.parametrize("step", ["mkdir", "write"])
def test_a_folder_that_takes_nothing_is_told(tmp_path, monkeypatch, capsys, step):
    """It cannot be made, or it is there and takes no file."""

    def refuse(*_args: object, **_how: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.mkdir" if step == "mkdir" else "game.tour.command.TemporaryFile", refuse)
    assert 2 == command.main(tmp_path, (1280, 720))
    assert f"Nothing can be written into {tmp_path}.\n" == capsys.readouterr().err
