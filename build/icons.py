"""The program's icon in the sizes and wrappings that the systems want, drawn from its one SVG."""

import os
import struct
from io import BytesIO
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

SVG = Path(__file__).resolve().parent.parent / "assets" / "art" / "app_icon.svg"
LINUX = (16, 24, 32, 48, 64, 128, 256)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """The icon, `size` pixels wide and high."""
    data = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(SVG, (size, size)), data, "icon.png")
    return data.getvalue()


def ico() -> bytes:
    """For Windows: a directory of pictures, then the pictures."""
    pictures = [png(size) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for size, picture in zip(WINDOWS, pictures, strict=True):
        side = size % 256  # a byte: 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """For macOS: pictures one after the other, each with its kind and its length before it."""
    chunks = b""
    for kind, size in MACOS.items():
        picture = png(size)
        chunks += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks
