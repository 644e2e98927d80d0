"""The rules and the computer players, compiled: `.venv/bin/python build/compiled.py`.

mypyc makes C of the same typed sources, and a C compiler makes modules of that. They are put into a folder of their
own, never beside their sources, where an old one would hide what was changed since. `build/package.py` packs them;
`build/wheel_hook.py` puts them into a wheel. Where nothing has changed since, nothing is compiled again.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / ".compiled" / "made"
MODULES = ROOT / ".compiled" / "modules"
PARTS = ("game/engine", "game/bots")
AS_THEY_ARE = ("__init__.py", "thinking.py")  # there is nothing to gain, and the latter starts processes
GROUP = "colt_express"  # all is one library, colt_express__mypyc; the modules beside it only open their part of it


def sources() -> list[str]:
    """What is compiled, from the root."""
    found = (path for part in PARTS for path in (ROOT / part).rglob("*.py") if path.name not in AS_THEY_ARE)
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def compile_rules() -> list[Path]:
    """Compile; the modules that lie in MODULES then, of this system and this Python alone, and nothing else.

    Raises CompileError or PlatformError of setuptools where there is no C compiler, or no headers of Python.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    # facts for a debugger would hold the folder's path: the bytes would differ from place to place
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {'' if sys.platform == 'win32' else '-g0'}"
    os.chdir(ROOT)  # mypyc tells modules' names by their paths
    extensions = mypycify(sources(), opt_level="2", debug_level="0", group_name=GROUP, target_dir=str(MADE))
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(MODULES), str(MADE)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = [Path(name) for name in command.get_outputs()]
    for old in {path for path in MODULES.rglob("*") if path.is_file()}.difference(made):
        old.unlink()  # of a source that is no more
    return made


if __name__ == "__main__":
    for module in compile_rules():
        print(module)
