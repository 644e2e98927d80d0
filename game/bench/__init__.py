"""`colt-express bench`: what a picture costs, or how soon after the start there is a first one."""

import json
from collections.abc import Mapping

from game.start import guarded


def main(size: tuple[int, int], *, as_json: bool, start: bool = False, first_picture: bool = False) -> int:
    """Print what a picture costs, or with `start` what the start does.

    `first_picture` is what `start` starts, again and again. So it loads no more than the title needs.
    """
    if first_picture:
        from game.bench.start import show

        return guarded(lambda: show(size))
    if start:
        from game.bench.start import measured
    else:
        from game.bench.picture import measured
    return guarded(lambda: _tell(measured(size), as_json=as_json))


def _tell(report: Mapping[str, object], *, as_json: bool) -> int:
    if as_json:
        print(json.dumps(report))
        return 0
    for name, value in report.items():
        print(f"{name:18} {value}")
    return 0
