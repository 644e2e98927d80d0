import pytest
from tests.scenes.test_wild import ELF
from tests.scenes.test_wild import test_whatever_is_pressed_the_match_goes_on as _t

@pytest.mark.parametrize("seed", range(20, 34))
def test_fuzz(monkeypatch, seed):
    _t(monkeypatch, 2 + seed % 4, 2, ELF if seed % 3 == 1 else None, seed)
