"""Tries what was packed where nothing is installed: a Debian of debootstrap's, with no more than is named here.

    sudo .venv/bin/python build/package.py && sudo .venv/bin/python build/try_bare.py

It needs root, `debootstrap` and `unshare`, and the network. Each line that it prints is a trial; it ends with 1 when
one has failed. Pictures of the screens are kept beside the bare system, which is `.bare`.
"""

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import bare as systems
from bare import WAYLAND, Bare, X

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from game.engine.game import Setup
from game.record.file import write
from game.session import Seat, Session

OUT = ROOT / "dist"
# What is added to the bare system, and what for. The program itself brings everything but these.
FOR_X = ("xvfb", "libx11-6", "libxext6")
FOR_WAYLAND = ("weston", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0", "libegl1")
FOR_WAYLAND += ("libgles2", "libgl1-mesa-dri")
PLACE = "opt/Мои игры/colt express"  # a path as people have them
NOBODY = ("setpriv", "--reuid=54321", "--regid=54321", "--clear-groups")  # a user whom the system does not know
ANN = ("setpriv", "--reuid=ann", "--regid=ann", "--init-groups")  # one as there are on every computer
TITLE = ("bench", "--first-picture", "--size", "1280x720")  # the program as a player starts it, up to its first picture
LOCALES = ("C", "POSIX", "fr_FR.UTF-8", "ru_RU.UTF-8", "ru_RU.KOI8-R", "ja_JP.EUC-JP", "tr_TR.UTF-8")
MISSING = "de_CH.UTF-8"  # a locale that is asked for and was never made


def main(arguments: Sequence[str]) -> int:
    """Try everything; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--release", choices=systems.RELEASES, default="bookworm", help="usually %(default)s")
    parser.add_argument("--folder", type=Path, default=ROOT / ".bare", help="where the bare system lies")
    wishes = parser.parse_args(arguments)
    bare = systems.made(wishes.folder, wishes.release)
    archive(bare)
    package(bare)
    print("\nadded for X11:", " ".join(FOR_X), "\nadded for Wayland:", " ".join(FOR_WAYLAND))
    print(f"pictures: {bare.pictures}\n{len(bare.failed)} failed")
    return 1 if bare.failed else 0


def archive(bare: Bare) -> None:
    """The archive, unpacked: on the bare system, under X11, under Wayland, for people of every kind."""
    place = bare.folder / PLACE
    place.mkdir(parents=True)
    [packed] = OUT.glob("*.tar.xz")
    subprocess.run(["tar", "-C", place, "-xf", packed], check=True)
    program = f"/{PLACE}/colt-express/colt-express"
    bare.attempt("bare, no screen: every scene and a whole game", program, "selftest", SDL_VIDEODRIVER="dummy")
    bare.attempt("bare: a whole computer game", program, "simulate", "--games", "1", "--bots", "outlaw")
    bare.attempt("bare: processes share the work", program, "simulate", "--games", "4", "--workers", "2")
    bare.attempt("bare: it tells that there is no screen", program, expected=2)
    bare.run("apt-get", "update", "-qq")
    bare.add(*FOR_X)
    bare.look("X11, no sound device", X, program)
    bare.attempt("X11, no sound device: every scene and a whole game", *X.with_command(program, "selftest"))
    bare.add("locales")
    for locale in LOCALES:
        language, _, letters = locale.partition(".")
        if letters:
            bare.run("localedef", "-i", language, "-f", letters, locale)
        bare.look(f"X11, locale {locale}", X, program, LC_ALL=locale)
    bare.look(f"X11, locale {MISSING}, which is missing", X, program, LC_ALL=MISSING)
    bare.look("X11, no home", X, program, "--home", "/root/without", HOME="")
    (bare.folder / "var" / "theirs").mkdir()
    (bare.folder / "var" / "theirs").chmod(0o777)  # whatever the umask
    bare.look("X11, unknown user", X, *NOBODY, program, "--home", "/var/theirs", HOME="")
    told_so = X.with_command(*NOBODY, program, *TITLE)
    bare.attempt("X11, unknown user without a home is told so", *told_so, expected=2, HOME="")
    bare.look("X11, a home that cannot be written", X, *NOBODY, program, "--home", "/root")
    resumed(bare, program)
    bare.add(*FOR_WAYLAND)
    bare.look("native Wayland", WAYLAND, program)
    bare.attempt("native Wayland: every scene and a whole game", *WAYLAND.with_command(program, "selftest"))


def resumed(bare: Bare, program: str) -> None:
    """A game of computer players is opened, killed in the middle, opened again, and killed: nothing is lost."""
    bandits = ("belle", "cheyenne", "doc", "tuco")
    session = Session(Setup(bandits, seed=4), [Seat.of(name, "outlaw") for name in bandits])
    session.let_computer_choose()
    path = bare.folder / "root" / "home" / "games" / "Friday.coltexpress"
    path.parent.mkdir(parents=True)
    path.write_text(write(session.record()), "utf-8")
    opening = (program, "--home", "/root/home", "open", f"/{path.relative_to(bare.folder)}")
    counted = [choices(path)]
    began = time.monotonic()
    for _ in range(2):
        playing = subprocess.Popen(
            bare.command(*X.with_command(*opening)), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        deadline = time.monotonic() + 60
        while choices(path) <= counted[-1] + 3 and time.monotonic() < deadline and playing.poll() is None:
            time.sleep(0.2)
        playing.kill()  # and all in its namespace with it
        playing.wait()
        counted.append(choices(path))
    well = counted[0] < counted[1] < counted[2]
    bare.judge(f"a game is opened, killed and resumed: {counted} choices", well, "", began)
    bare.look("X11, that game once more", X, *opening)
    bare.attempt("that game can be told", program, "replay", opening[-1], "--text")


def choices(path: Path) -> int:
    """How many choices a game's file holds."""
    return sum(line[:1].isdigit() for line in path.read_text("utf-8").splitlines())


def package(bare: Bare) -> None:
    """The package for Debian: installed, played, removed."""
    shutil.rmtree(bare.folder / PLACE)
    [packed] = OUT.glob("*.deb")
    shutil.copy(packed, bare.folder / "root" / "colt-express.deb")
    bare.run("useradd", "--create-home", "ann")
    files, packages = bare.files(), bare.packages()
    bare.add("/root/colt-express.deb")
    print("the .deb brought:", " ".join(sorted(bare.packages() - packages)))
    bare.attempt(".deb, X11: every scene and a whole game", *X.with_command("colt-express", "selftest"))
    bare.look(".deb, X11, an ordinary user", X, *ANN, "colt-express", HOME="/home/ann")
    bare.look(".deb, native Wayland", WAYLAND, "colt-express")
    began = time.monotonic()
    brought = sorted(bare.packages() - packages)
    bare.run("apt-get", "purge", "-y", "-qq", *brought)
    left = sorted(bare.files() - files)
    bare.judge(".deb: removed without a trace", not left, "\n".join(left), began)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
