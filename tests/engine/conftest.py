"""How hypothesis runs here: the same examples every time where `CI` is set, and no deadline on busy machines."""

import os

from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
