"""The package for Debian and its kin: the folder in /usr/lib, and what a desktop wants to know of it."""

import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import icons

ROOT = Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "build" / "desktop"  # the entry for menus, what software centres show, the type of its files
NAME = "colt-express"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
PLACES = {
    "colt-express.desktop": "applications",
    "fan.colt_express.game.metainfo.xml": "metainfo",
    "colt-express.xml": "mime/packages",
}
ICONS = (("apps", NAME), ("mimetypes", "application-x-colt-express"))
DESCRIPTION = """Colt Express round one screen, an unofficial fan work
 A desktop version of the board game: bandits rob a train, everybody plans his
 cards in secret, then the plans are carried out, and go wrong. Two to six
 people play on one computer, with computer players in any seat."""
COPYRIGHT = f"""The licences of all libraries, fonts and sounds in this package are in
/usr/lib/{NAME}/_internal/game/assets."""
SYMBOL = re.compile(rb"GLIBC_2\.(\d+)")

# SDL's libraries are bound to the first two; SDL looks for the others when it starts. Without those of X there is no
# window under X; the useful ones are for Wayland, sound, the mouse's pointer, several screens, and for showing the
# folder of games.
NEEDED = ("libgcc-s1", "libstdc++6", "libx11-6", "libxext6")
USEFUL = ("libxcursor1", "libxi6", "libxrandr2", "libxkbcommon0", "libwayland-client0", "libwayland-cursor0")
USEFUL += ("libwayland-egl1", "libegl1", "libgles2", "libpulse0 | libasound2 | libasound2t64", "xdg-utils")


def package(folder: Path, out: Path, version: str, when: int) -> list[Path]:
    """Pack the folder build into `out`, dated `when`; the file, or none where there is no dpkg-deb."""
    if shutil.which("dpkg-deb") is None:
        print("no .deb: there is no dpkg-deb here")
        return []
    tree = out / "deb"
    shutil.copytree(folder, tree / "usr" / "lib" / NAME, symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _integrate(tree / "usr" / "share", version, when)
    architecture = ARCHITECTURES[platform.machine()]
    _control(tree, version, architecture)
    for path in sorted(tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    target = out / f"{NAME}_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, target],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(tree)
    return [target]


def oldest_glibc(folder: Path) -> str:
    """The C library that everything in a folder can do with, as its version."""
    programs = (path.read_bytes() for path in folder.rglob("*") if path.is_file())
    asked = (found for data in programs if data.startswith(b"\x7fELF") for found in SYMBOL.findall(data))
    return f"2.{max(map(int, asked))}"


def _integrate(share: Path, version: str, when: int) -> None:
    """What makes a desktop know the program: menu entry, icons, the type of its files, a software centre's page."""
    date = f"{datetime.fromtimestamp(when, UTC):%Y-%m-%d}"
    for name, place in PLACES.items():
        text = (DESKTOP / name).read_text("utf-8").replace("@VERSION@", version).replace("@DATE@", date)
        _write(share / place / name, text.encode())
    for size in icons.LINUX:
        for kind, name in ICONS:
            _write(share / f"icons/hicolor/{size}x{size}/{kind}/{name}.png", icons.png(size))
    for kind, name in ICONS:
        _write(share / f"icons/hicolor/scalable/{kind}/{name}.svg", icons.SVG.read_bytes())
    licence = (ROOT / "LICENSE").read_text("utf-8")
    _write(share / f"doc/{NAME}/copyright", f"{licence}\n{COPYRIGHT}".encode())


def _control(tree: Path, version: str, architecture: str) -> None:
    """What the package manager wants to know."""
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    facts = {
        "Package": NAME,
        "Version": version,
        "Architecture": architecture,
        "Maintainer": "The authors of this program <nobody@localhost>",
        "Installed-Size": str(size // 1024),
        "Depends": ", ".join([f"libc6 (>= {oldest_glibc(tree)})", *NEEDED]),
        "Recommends": ", ".join(USEFUL),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    _write(tree / "DEBIAN/control", "".join(f"{name}: {fact}\n" for name, fact in facts.items()).encode())


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
