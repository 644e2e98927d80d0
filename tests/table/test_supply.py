"""What lies beside the train."""

from pygame import Surface

from game.draw.kit import Kit
from game.table import supply


def test_it_lies_in_its_place(surface: Surface, kit: Kit) -> None:
    surface.fill((0, 0, 255))
    surface.set_colorkey((0, 0, 255))
    supply.draw(surface, kit, 12, 1)

    assert supply.rect(kit) == surface.get_bounding_rect()


def test_a_strongbox_that_is_gone_is_faded(kit: Kit) -> None:
    there, gone = Surface((1280, 120)), Surface((1280, 120))
    supply.draw(there, kit, 12, 1)
    supply.draw(gone, kit, 12, 0)

    assert there.get_buffer().raw != gone.get_buffer().raw
