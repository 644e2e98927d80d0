"""Builds the packaged program into dist/colt-express: python build/package.py."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Call PyInstaller; its working folder is .pyinstaller, for build/ holds sources."""
    folders = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / ".pyinstaller")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *folders, str(ROOT / "installer.spec")]
    return subprocess.run(command, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
