"""The tunes: written as notes, played by FluidSynth part by part, mixed and wrapped into loops.

All tunes are original. Title, scoring and win are in G (the title with the flat seventh of the mixolydian mode);
Schemin' and Stealin' are in E minor.
"""

from music import scoring, stingers, table, title
from music.band import mixdown

TUNES = (
    title.title,
    table.schemin,
    table.stealin,
    scoring.scoring,
    stingers.win,
    stingers.lose,
    stingers.ghost_wins,
    stingers.elf_wins,
)

__all__ = ["TUNES", "mixdown"]
