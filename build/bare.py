"""A bare system of debootstrap's in a folder, programs that run in it, and the screens that they run on."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from pygame import Surface

DEBIAN, UBUNTU = "http://deb.debian.org/debian", "http://archive.ubuntu.com/ubuntu"
RELEASES = {"bullseye": DEBIAN, "bookworm": DEBIAN, "trixie": DEBIAN, "jammy": UBUNTU, "noble": UBUNTU}
COMPONENTS = {DEBIAN: "main", UBUNTU: "main,universe"}
# What a system writes down about itself, and what its people keep.
NOT_OURS = ("/tmp", "/run", "/root", "/home", "/var/cache", "/var/lib/apt", "/var/lib/dpkg", "/var/log")
NOT_OURS += ("/etc/ld.so.cache",)
PATIENCE = 60.0  # seconds until there has to be something on a screen
SETTLING = 2.0  # seconds that it gets to become what it is to be
COLOURS = 400  # that a screen shows at least when there is more on it than a desktop
ON_X = """
rm -f /tmp/.X7-lock /tmp/.X11-unix/X7 # of a screen that was killed
Xvfb :7 -screen 0 1280x800x24 -nolisten tcp -fbdir /tmp 2>/dev/null &
for second in 1 2 3 4 5 6 7 8 9; do [ -S /tmp/.X11-unix/X7 ] || sleep 1; done
DISPLAY=:7 "$@"
status=$?
kill %1
exit $status
"""
ON_WAYLAND = """
export XDG_RUNTIME_DIR=/run/wayland
mkdir -m 700 -p $XDG_RUNTIME_DIR
rm -f $XDG_RUNTIME_DIR/screen*
drawn=--use-pixman
weston --help | grep -q -- --renderer && drawn=--renderer=pixman # as newer ones have it
weston --backend=headless-backend.so $drawn --debug --socket=screen --width=1280 --height=800 2>/dev/null >&2 &
for second in 1 2 3 4 5 6 7 8 9; do [ -S $XDG_RUNTIME_DIR/screen ] || sleep 1; done
export WAYLAND_DISPLAY=screen
(cd /tmp && while sleep 2; do weston-screenshooter 2>/dev/null >&2; mv wayland-*.png wayland.png; done) &
"$@"
status=$?
kill %1 %2
exit $status
"""


@dataclass(frozen=True)
class Screen:
    """What runs a command on a screen, and reads, in the bare system's folder, what that shows."""

    script: str
    read: Callable[[Path], Surface]

    def with_command(self, *command: str) -> tuple[str, ...]:
        """The words that start a command on it."""
        return ("sh", "-c", self.script, "sh", *command)


def _dumped(folder: Path) -> Surface:
    """The memory that Xvfb draws into: an X window dump."""
    data = (folder / "tmp" / "Xvfb_screen0").read_bytes()
    head = struct.unpack(">25I", data[:100])
    size, colours, line = head[4:6], head[19], head[12]
    picture = Surface(size, 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
    begin = head[0] + colours * 12
    assert line == picture.get_pitch()
    picture.get_buffer().write(data[begin : begin + line * size[1]])
    return picture


X = Screen(ON_X, _dumped)
WAYLAND = Screen(ON_WAYLAND, lambda folder: pygame.image.load(folder / "tmp" / "wayland.png"))


@dataclass
class Bare:
    """The bare system in a folder, what came of the trials in it, and where the pictures of its screens are kept."""

    folder: Path
    pictures: Path
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

    def look(self, what: str, screen: Screen, *command: str, **environment: str) -> None:
        """Start the program as a player does, keep a picture of its screen, and kill it. There has to be something."""
        began = time.monotonic()
        for old in ("Xvfb_screen0", "wayland.png"):
            (self.folder / "tmp" / old).unlink(missing_ok=True)
        words = self.command(*screen.with_command(*command), **environment)
        with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as playing:
            seen = self._seen(screen, playing)
            if seen is not None:
                time.sleep(SETTLING)
                seen = self._seen(screen, playing) or seen
                self.pictures.mkdir(parents=True, exist_ok=True)
                name = "-".join("".join(letter if letter.isalnum() else " " for letter in what.lower()).split())
                pygame.image.save(seen, self.pictures / f"{name}.png")
            playing.kill()  # and all in its namespace with it
            told = "" if playing.stderr is None else playing.stderr.read()
        self.judge(what, seen is not None and "Traceback" not in told, told, began)

    def _seen(self, screen: Screen, playing: subprocess.Popen[str]) -> Surface | None:
        """What a screen shows as soon as that is more than a desktop; None when the program ends before."""
        deadline = time.monotonic() + PATIENCE
        while playing.poll() is None and time.monotonic() < deadline:
            with suppress(OSError, struct.error, pygame.error):  # it is not there yet, or half written
                picture = screen.read(self.folder)
                if len({*memoryview(picture.convert(32).get_buffer().raw).cast("I")[::7]}) > COLOURS:
                    return picture
            time.sleep(0.3)
        return None

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


def made(folder: Path, release: str) -> Bare:
    """A new bare system, unpacked from the one that was made before if there is one; pictures are kept beside it."""
    kept = folder.with_name(f"{folder.name}-{release}.tar")
    shutil.rmtree(folder, ignore_errors=True)
    if kept.exists():
        folder.mkdir(parents=True)
        subprocess.run(["tar", "-C", folder, "-xpf", kept], check=True)
    else:
        mirror = RELEASES[release]
        wanted = ["--variant=minbase", f"--components={COMPONENTS[mirror]}", release, folder, mirror]
        subprocess.run(["debootstrap", *wanted], check=True, stdout=sys.stderr)
        subprocess.run(["tar", "-C", folder, "-cpf", kept, "."], check=True)
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    return Bare(folder, folder.with_name(f"{folder.name}-pictures") / release)
