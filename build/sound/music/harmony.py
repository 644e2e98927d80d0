"""A look at the harmony of all tunes: `python -m music.harmony`, from this folder's parent."""

from __future__ import annotations

from music import TUNES
from music.band import Tune
from music.notes import chord, chord_at


def analysis(piece: Tune) -> dict[str, object]:
    """Melody against chords, and clashes of a semitone between parts that sound together."""
    leads = {
        "title": ("fiddle", "harmonica", "whistle"),
        "schemin": ("twang", "whistle"),
        "stealin": ("fiddle",),
        "scoring": ("right",),
    }.get(piece.name, ("trumpet", "muted", "celesta"))
    strong = good = 0
    for part in piece.parts:
        if part.name in leads:
            for beat, key, _, long in part.notes:
                if abs(beat % 2) < 0.01 and long >= 0.4:
                    strong += 1
                    good += key % 12 in chord(chord_at(piece.form, beat))[1]
    held = [(b, b + long, k, p.name) for p in piece.parts if p.kit is None for b, k, _, long in p.notes if long >= 0.7]
    clashes = []
    for i, (a0, a1, ak, an) in enumerate(held):
        for b0, b1, bk, bn in held[i + 1 :]:
            if an != bn and abs(ak - bk) % 12 in (1, 11) and abs(ak - bk) < 14 and min(a1, b1) - max(a0, b0) > 0.45:
                clashes.append((round(max(a0, b0), 2), an, ak, bn, bk))
    return {"strong": strong, "chord tones": good, "clashes": clashes}


if __name__ == "__main__":
    for make in TUNES:
        piece = make()
        found = analysis(piece)
        print(
            piece.name,
            f"{piece.beats * 60 / piece.bpm:.2f} s",
            found["strong"],
            found["chord tones"],
            len(found["clashes"]),
            found["clashes"][:14],
        )
