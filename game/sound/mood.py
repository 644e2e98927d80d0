"""What is heard as long as a scene lies uppermost."""

from typing import NamedTuple


class Mood(NamedTuple):
    """A music and the surroundings' noise, by their names; empty is silence, None leaves what is heard."""

    music: str | None = None
    surroundings: str | None = None
