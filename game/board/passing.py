"""Drawing what passes: the pictures of a timeline that belong to one layer of the board."""

from pygame import Surface

from game.board.pieces import Pieces
from game.board.timeline import Layer, Timeline


def draw_passing(surface: Surface, pieces: Pieces, timeline: Timeline, layer: Layer) -> None:
    """Draw the pictures that pass in a layer now; of one behind a sill, what stands over it."""
    for passing, pose in timeline.pictures(layer):
        if pose.alpha <= 0:
            continue
        clip = surface.get_clip()
        if passing.sill is not None:
            scale = pieces.kit.scale
            surface.set_clip(clip.clip(scale.rect(0, 0, scale.wide, passing.sill)))
        pieces.draw(surface, passing.piece, pose)
        surface.set_clip(clip)
