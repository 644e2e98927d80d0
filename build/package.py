"""Makes what is shipped, for the system it runs on: `.venv/bin/python build/package.py`.

In dist/ are then: the folder `colt-express`, that folder as an archive, the program as a single file and, on Linux with
`dpkg-deb`, one for Debian and its kin. Where there is a C compiler, their rules and computer players are compiled.
The same commit, Python and compiler give the same bytes.
"""

import argparse
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import compiled
import debian
import icons
from setuptools.errors import CompileError, PlatformError

ROOT = Path(__file__).resolve().parent.parent
OUT, WORK = ROOT / "dist", ROOT / ".pyinstaller"  # PyInstaller's usual working folder is build/, which holds this file
FOLDER = OUT / "colt-express"
VERSION = re.findall(r'__version__ = "([0-9.]+)"', (ROOT / "game" / "__init__.py").read_text("utf-8"))[0]
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
NAME = f"colt-express-{VERSION}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}"
VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "Colt Express round one screen, an unofficial fan work"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("ProductName", "Colt Express"),
      StringStruct("ProductVersion", "{version}"),
      StringStruct("OriginalFilename", "colt-express.exe"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def main() -> int:
    """Make everything and tell how large it is; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plain", action="store_true", help="compile nothing, though there is a C compiler")
    wishes = parser.parse_args()
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["SOURCE_DATE_EPOCH"] = when = date_of_source()
    shutil.rmtree(OUT, ignore_errors=True)
    status = freeze(None if wishes.plain else compiled_rules())
    if status:
        return status
    made = [FOLDER, archive(int(when)), OUT / single()]
    if sys.platform == "linux":
        made += debian.package(FOLDER, OUT, VERSION, int(when))
    for path in made:
        print(told(path))
    return 0


def compiled_rules() -> Path | None:
    """The folder of the compiled modules; None, and a sentence, where there is no C compiler."""
    try:
        compiled.compile_rules()
    except (CompileError, PlatformError) as error:
        print(f"The rules stay as they are, for there is no C compiler, or no headers of Python: {error}")
        return None
    return compiled.MODULES


def date_of_source() -> str:
    """When the source was last committed, in seconds since 1970: the date of all that is made of it."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:  # there is no git
        found = ""
    return os.environ.get("SOURCE_DATE_EPOCH") or found or "1700000000"


def single() -> str:
    """The name of the single file."""
    return f"{NAME}.exe" if sys.platform == "win32" else NAME


def freeze(modules: Path | None) -> int:
    """Let PyInstaller make the folder and the single file, with compiled modules or without; its exit status."""
    made = WORK / "made"
    made.mkdir(parents=True, exist_ok=True)
    (made / "colt-express.ico").write_bytes(icons.ico())
    (made / "colt-express.icns").write_bytes(icons.icns())
    numbers = (*map(int, VERSION.split(".")), 0)
    (made / "version.txt").write_text(VERSION_RESOURCE.format(numbers=numbers, version=VERSION), "utf-8")
    folders = ["--distpath", str(OUT), "--workpath", str(WORK)]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *folders]
    environment = {
        **os.environ,
        "COLT_EXPRESS_MADE": str(made),
        "COLT_EXPRESS_COMPILED": str(modules or ""),
        "COLT_EXPRESS_NAME": NAME,
        "COLT_EXPRESS_VERSION": VERSION,
    }
    return subprocess.run([*command, str(ROOT / "installer.spec")], cwd=ROOT, env=environment, check=False).returncode


def archive(when: int) -> Path:
    """The folder in one file: nothing of the machine that made it is in it."""
    source = OUT / "Colt Express.app" if sys.platform == "darwin" else FOLDER
    if sys.platform == "linux":
        return tarred(source, OUT / f"{NAME}.tar.xz", when)
    target = OUT / f"{NAME}.zip"
    if sys.platform == "darwin":  # only its own tool keeps the links in a bundle
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(source), str(target)], check=True)
        return target
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as opened:
        for path in sorted(source.rglob("*")):
            if path.is_file():
                opened.writestr(
                    zipfile.ZipInfo(path.relative_to(OUT).as_posix()), path.read_bytes(), opened.compression
                )
    return target


def tarred(source: Path, target: Path, when: int) -> Path:
    """A folder as a .tar.xz, everything in it of one date and nobody's."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = when
        entry.mode = 0o755 if entry.isdir() or entry.mode & stat.S_IXUSR else 0o644
        return entry

    with tarfile.open(target, "w:xz", preset=6) as opened:  # which goes through folders by name
        opened.add(source, source.name, filter=plain)
    return target


def told(path: Path) -> str:
    """A line on something that was made."""
    files = [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()] if path.is_dir() else [path]
    size = sum(file.stat().st_size for file in files) / 1e6
    count = f", {len(files)} files" if len(files) > 1 else ""
    return f"{path.relative_to(ROOT)}: {size:.1f} MB{count}"


if __name__ == "__main__":
    sys.exit(main())
