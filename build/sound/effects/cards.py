"""Cards, the deck, the card of a round."""

from core import mix
from stuff import card_slide, card_snap, click, latch, riffle, thump

from effects.effect import effect


@effect("cards", "CardRevealed", "the pile's next card is turned up (at 0 s)", 4)
def card_flip(v, r):
    return mix((0, card_slide(r, 0.06), -9), (0.045, card_snap(r, 0.8)))


@effect("cards", "CardPlayed", "a card is laid open on the pile, when it lands", 4)
def card_play(v, r):
    return mix((0, card_snap(r, 1.3)), (0.004, thump(150, 92, 0.025, 0.12), -9), (0.03, card_slide(r, 0.05), -22))


@effect("cards", "CardPlayed hidden", "a card is laid face down (tunnel turn), softer", 2, trim=-1.5)
def card_hidden(v, r):
    return mix((0, card_slide(r, 0.15, rising=False)), (0.12, card_snap(r, 0.6), -7))


@effect("cards", "CardsDrawn, CardTaken", "each card that comes to the hand, 70 ms apart, at most 3", 3)
def card_draw(v, r):
    return mix((0, card_slide(r, 0.13 + 0.02 * v)), (0.11, card_snap(r, 0.2), -11))


@effect("cards", "a card of the hand is lifted (chosen, not yet played)", "on selection", 3, trim=-1.8)
def card_lift(v, r):
    return mix((0, card_slide(r, 0.09)), (0.0, click(r, 2500, 8000, 0.002), -14))


@effect("cards", "CardReturned, HandReturned", "a card goes back to its deck", 2, trim=-1.5)
def card_return(v, r):
    return mix((0, card_slide(r, 0.12, rising=False)), (0.1, card_snap(r, 0.9), -4))


@effect("cards", "CardsDiscarded", "cards go to the discards (expert)", 2)
def card_discard(v, r):
    return mix((0, card_slide(r, 0.1)), (0.07, card_snap(r, 1.0), -2), (0.12, card_snap(r, 0.6), -9))


@effect("cards", "DeckShuffled", "a deck is shuffled (round's beginning); one for all decks", 2, trim=1)
def deck_riffle(v, r):
    return mix(
        (0, riffle(r, 24 + 4 * v)),
        (0.46 + 0.06 * v, riffle(r, 16, 0.012, 0.009), -4),
        (0.74 + 0.06 * v, card_snap(r, 1.4), -1),
        (0.84 + 0.06 * v, card_snap(r, 1.0), -6),
    )


@effect("cards", "RoundStarted", "the round card is turned up: a big stiff card and a brass pin", 1, trim=1.5)
def round_card(v, r):
    return mix(
        (0, card_slide(r, 0.12), -4),
        (0.1, card_snap(r, 1.5)),
        (0.1, thump(130, 78, 0.05), -5),
        (0.16, latch(r, 1.4), -12),
    )
