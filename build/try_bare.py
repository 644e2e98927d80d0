"""Tries what was packed where nothing is installed: a Debian of debootstrap's, with no more than is named here.

    sudo .venv/bin/python build/package.py && sudo .venv/bin/python build/try_bare.py [FOLDER]

It needs root, `debootstrap` and `unshare`, and the network the first time: the bare system is kept in FOLDER, or
`.bare`. Each line that it prints is a trial; it ends with 1 when one has failed.
"""

import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from game.engine.game import Setup
from game.record.file import write
from game.session import Seat, Session

OUT = ROOT / "dist"
RELEASE, MIRROR = "bookworm", "http://deb.debian.org/debian"
# What is added to the bare system, and what for. The program itself brings everything but these.
FOR_X = ("xvfb", "libx11-6", "libxext6")
FOR_WAYLAND = ("weston", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0", "libegl1")
FOR_WAYLAND += ("libgles2", "libgl1-mesa-dri")
PLACE = "opt/Мои игры/colt express"  # a path as people have them
NOBODY = ("setpriv", "--reuid=54321", "--regid=54321", "--clear-groups")  # a user whom the system does not know
TITLE = ("bench", "--first-picture", "--size", "1280x720")  # the program as a player starts it, up to its first picture
NOT_OURS = ("/tmp", "/run", "/root", "/var/cache", "/var/lib/apt", "/var/lib/dpkg", "/var/log", "/etc/ld.so.cache")
LOCALES = ("C", "POSIX", "ru_RU.UTF-8", "ru_RU.KOI8-R", "ja_JP.EUC-JP", "tr_TR.UTF-8")
ON_X = """
rm -f /tmp/.X7-lock /tmp/.X11-unix/X7 # of a screen that was killed
Xvfb :7 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null &
for second in 1 2 3 4 5 6 7 8 9; do [ -S /tmp/.X11-unix/X7 ] || sleep 1; done
DISPLAY=:7 "$@"
status=$?
kill %1
exit $status
"""
SCREEN = ("sh", "-c", ON_X, "sh")
ON_WAYLAND = """
export XDG_RUNTIME_DIR=/run/wayland
mkdir -m 700 -p $XDG_RUNTIME_DIR
weston --backend=headless-backend.so --socket=screen --width=1280 --height=800 &
for second in 1 2 3 4 5 6 7 8 9; do [ -S $XDG_RUNTIME_DIR/screen ] || sleep 1; done
WAYLAND_DISPLAY=screen "$@"
"""


@dataclass
class Bare:
    """The bare system in a folder, and what came of the trials in it."""

    folder: Path
    failed: list[str] = field(default_factory=list)

    def run(self, *command: str, timeout: float = 600, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command in it, with nothing of this system's environment."""
        return subprocess.run(
            self.command(*command, **environment), capture_output=True, text=True, check=False, timeout=timeout
        )

    def command(self, *command: str, **environment: str) -> list[str]:
        """The command line, here, for a command in there."""
        given = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        words = [f"{name}={value}" for name, value in (given | environment).items() if value]
        inside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.folder}/proc"]
        return [*inside, "chroot", str(self.folder), "env", "-i", *words, *command]

    def add(self, *packages: str) -> None:
        """Install Debian's packages, without what they only recommend."""
        done = self.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
        if done.returncode:
            raise SystemExit(f"{' '.join(packages)} cannot be installed:\n{done.stderr}")

    def attempt(self, what: str, *command: str, expected: int = 0, **environment: str) -> None:
        """Try something: it has to end with the `expected` status, and without a traceback."""
        began = time.monotonic()
        done = self.run(*command, **environment)
        self.judge(
            what, done.returncode == expected and "Traceback" not in done.stderr, done.stdout + done.stderr, began
        )

    def judge(self, what: str, well: bool, told: str, began: float) -> None:
        """Print what came of a trial."""
        print(f"{'ok    ' if well else 'FAILED'} {time.monotonic() - began:5.1f} s  {what}", flush=True)
        if not well:
            self.failed.append(what)
            print(told)

    def packages(self) -> set[str]:
        """What is installed."""
        return set(self.run("dpkg-query", "-W", "-f", "${Package}\\n").stdout.split())

    def files(self) -> set[str]:
        """Every file in it, but for what a system writes down about itself."""
        found = self.run("find", "/", "-xdev").stdout.splitlines()
        return {path for path in found if not any(path == ours or path.startswith(f"{ours}/") for ours in NOT_OURS)}


def main(arguments: Sequence[str]) -> int:
    """Try everything; the exit status."""
    bare = Bare(made(Path(arguments[0] if arguments else ROOT / ".bare")))
    archive(bare)
    package(bare)
    print("\nadded for X11:", " ".join(FOR_X), "\nadded for Wayland:", " ".join(FOR_WAYLAND))
    print(f"{len(bare.failed)} failed")
    return 1 if bare.failed else 0


def made(folder: Path) -> Path:
    """A new bare system, unpacked from the one that was made before if there is one."""
    kept = folder.with_suffix(".tar")
    shutil.rmtree(folder, ignore_errors=True)
    if kept.exists():
        folder.mkdir(parents=True)
        subprocess.run(["tar", "-C", folder, "-xpf", kept], check=True)
    else:
        subprocess.run(["debootstrap", "--variant=minbase", RELEASE, folder, MIRROR], check=True, stdout=sys.stderr)
        subprocess.run(["tar", "-C", folder, "-cpf", kept, "."], check=True)
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    return folder


def archive(bare: Bare) -> None:
    """The archive, unpacked: on the bare system, under X11, under Wayland, for people of every kind."""
    place = bare.folder / PLACE
    place.mkdir(parents=True)
    [packed] = OUT.glob("*.tar.xz")
    subprocess.run(["tar", "-C", place, "-xf", packed], check=True)
    program = f"/{PLACE}/colt-express/colt-express"
    without = {"SDL_VIDEODRIVER": "dummy"}
    bare.attempt("bare: every scene and a whole game, without a screen", program, "selftest", **without)
    bare.attempt("bare: a whole computer game", program, "simulate", "--games", "1", "--bots", "outlaw")
    bare.attempt("bare: processes share the work", program, "simulate", "--games", "4", "--workers", "2")
    bare.attempt("bare: it tells that there is no screen", program, expected=2)
    bare.run("apt-get", "update", "-qq")
    bare.add(*FOR_X)
    bare.attempt("X11, no sound device: every scene and a whole game", *SCREEN, program, "selftest")
    bare.add("locales")
    for locale in LOCALES:
        language, _, letters = locale.partition(".")
        if letters:
            bare.run("localedef", "-i", language, "-f", letters, locale)
        bare.attempt(f"X11, locale {locale}", *SCREEN, program, *TITLE, LC_ALL=locale)
    bare.attempt("X11, no home", *SCREEN, program, "--home", "/root/without", *TITLE, HOME="")
    (bare.folder / "var" / "theirs").mkdir()
    (bare.folder / "var" / "theirs").chmod(0o777)  # whatever the umask
    bare.attempt("X11, unknown user", *SCREEN, *NOBODY, program, "--home", "/var/theirs", *TITLE, HOME="")
    bare.attempt("unknown user without a home is told so", *SCREEN, *NOBODY, program, *TITLE, expected=2, HOME="")
    bare.attempt("X11, a home that cannot be written", *SCREEN, *NOBODY, program, "--home", "/root", *TITLE)
    resumed(bare, program)
    bare.add(*FOR_WAYLAND)
    script = (
        "mkdir -m 700 -p /tmp/run; export XDG_RUNTIME_DIR=/tmp/run; weston --backend=headless-backend.so --socket=w &"
    )
    script += ' for n in 1 2 3 4 5 6 7 8 9; do [ -S /tmp/run/w ] || sleep 1; done; WAYLAND_DISPLAY=w "$@"'
    wayland = ("sh", "-c", script, "sh", program)
    bare.attempt("native Wayland: up to the first picture", *wayland, *TITLE)
    bare.attempt("native Wayland: every scene and a whole game", *wayland, "selftest")


def resumed(bare: Bare, program: str) -> None:
    """A game of computer players is opened, killed in the middle, opened again, and killed: nothing is lost."""
    bandits = ("belle", "cheyenne", "doc", "tuco")
    session = Session(Setup(bandits, seed=4), [Seat.of(name, "outlaw") for name in bandits])
    session.let_computer_choose()
    path = bare.folder / "root" / "home" / "games" / "Friday.coltexpress"
    path.parent.mkdir(parents=True)
    path.write_text(write(session.record()), "utf-8")
    counted = [choices(path)]
    began = time.monotonic()
    for _ in range(2):
        inside = f"/{path.relative_to(bare.folder)}"
        playing = subprocess.Popen(
            bare.command(*SCREEN, program, "--home", "/root/home", "open", inside, HOME="/root"),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        deadline = time.monotonic() + 60
        while choices(path) <= counted[-1] + 3 and time.monotonic() < deadline and playing.poll() is None:
            time.sleep(0.2)
        playing.kill()  # and all in its namespace with it
        playing.wait()
        counted.append(choices(path))
    well = counted[0] < counted[1] < counted[2]
    bare.judge(f"a game is opened, killed and resumed: {counted} choices", well, "", began)
    bare.attempt("that game can be told", program, "replay", f"/{path.relative_to(bare.folder)}", "--text")


def choices(path: Path) -> int:
    """How many choices a game's file holds."""
    return sum(line[:1].isdigit() for line in path.read_text("utf-8").splitlines())


def package(bare: Bare) -> None:
    """The package for Debian: installed, played, removed."""
    shutil.rmtree(bare.folder / PLACE)
    [packed] = OUT.glob("*.deb")
    shutil.copy(packed, bare.folder / "root" / "colt-express.deb")
    files, packages = bare.files(), bare.packages()
    bare.add("/root/colt-express.deb")
    print("the .deb brought:", " ".join(sorted(bare.packages() - packages)))
    bare.attempt(".deb, X11: every scene and a whole game", *SCREEN, "colt-express", "selftest")
    bare.attempt(".deb, X11: up to the first picture", *SCREEN, "colt-express", *TITLE, HOME="/root/mine")
    began = time.monotonic()
    brought = sorted(bare.packages() - packages)
    bare.run("apt-get", "purge", "-y", "-qq", *brought)
    left = sorted(bare.files() - files)
    bare.judge(".deb: removed without a trace", not left, "\n".join(left), began)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
