"""Make all sounds anew: `python build/sound/all.py assets/sound` writes effects/, music/, beds/ and list.json there.

`--only WORD` makes only the files whose name contains the word. Needs numpy, scipy, soundfile and mido, and from Debian
fluidsynth, fluid-soundfont-gm, fluid-soundfont-gs and vorbis-tools. Everything is seeded by names: the same sources and
versions make the same files, in about three minutes.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

QUALITY = {"effects": 4.0, "music": 2.0, "beds": 1.0}  # oggenc's -q; effects are mono, the others stereo


def main() -> None:
    """Make the sounds, and the list of them by name: their family and files."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("out", type=Path)
    ask.add_argument("--only", default="", metavar="WORD")
    options = ask.parse_args()

    import beds  # which want what the help says
    import effects
    import music
    from core import write

    out: Path = options.out
    listed: dict[str, dict[str, object]] = {}
    for one in effects.ALL:
        names = [f"{one.name}_{nth + 1}" for nth in range(one.variations)] if one.variations > 1 else [one.name]
        files = [f"effects/{name}.ogg" for name in names]
        listed[one.name] = {"family": one.family, "files": files}
        for nth, file in enumerate(files):
            if options.only in file:
                write(out / file, effects.render(one, nth), QUALITY["effects"])
    for make in music.TUNES:
        piece = make()
        file = f"music/{piece.name}.ogg"
        listed[piece.name] = {"family": "loops" if piece.loop else "stingers", "files": [file]}
        if options.only in file:
            write(out / file, music.mixdown(piece), QUALITY["music"])
    for bed in beds.BEDS:
        file = f"beds/{bed.name}.ogg"
        listed[bed.name] = {"family": "beds", "files": [file]}
        if options.only in file:
            write(out / file, beds.render(bed), QUALITY["beds"])
    lines = [f"  {json.dumps(name)}: {json.dumps(about)}" for name, about in listed.items()]
    (out / "list.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
