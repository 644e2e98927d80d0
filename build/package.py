"""Makes dist/colt-express/, the program with a Python of its own: `.venv/bin/python build/package.py`.

PyInstaller's usual working folder is build/, which holds this file: it gets others.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT, WORK = ROOT / "dist", ROOT / ".pyinstaller"
SAME_EVERY_TIME = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1700000000"}  # the same source gives the same bytes


def main() -> int:
    """Run PyInstaller and tell what came of it; its exit status."""
    folders = ["--distpath", str(OUT), "--workpath", str(WORK)]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *folders]
    status = subprocess.run(
        [*command, str(ROOT / "installer.spec")], cwd=ROOT, env={**os.environ, **SAME_EVERY_TIME}, check=False
    ).returncode
    if status == 0:
        made = OUT / "colt-express"
        size = sum(file.lstat().st_size for file in made.rglob("*") if not file.is_symlink())
        print(f"{made.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    return status


if __name__ == "__main__":
    sys.exit(main())
