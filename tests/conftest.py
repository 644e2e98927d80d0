"""Every test runs without a screen and without a sound card."""

import os

from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

# machines are shared and noisy: no test fails for being slow, and every run tries the same examples
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
