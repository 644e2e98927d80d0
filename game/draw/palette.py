"""The colours, each under the name that the style sheet gives it."""

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`FFB833` as three numbers from 0 to 255."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def code(colour: Colour) -> str:
    """A colour as `#ffb833`, for SVG."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


INK = rgb("1F1420")
PANEL = rgb("2E1D2B")
RAISED = rgb("402A3A")
LINE = rgb("8C6675")
CREAM = rgb("FBF0DA")
MUTED = rgb("D9C3A5")
DIM = rgb("B9A3AE")
DISABLED = rgb("3A2A36")
DISABLED_TEXT = rgb("A8949F")
PAPER = rgb("F7E8C9")
PAPER_2 = rgb("E5CD9F")
PAPER_3 = rgb("C9A872")
AMBER = rgb("FFB833")
RUST = rgb("B5482B")
BRICK = rgb("8C3427")
WOOD_1, WOOD_2, WOOD_3, WOOD_4 = rgb("4A2A25"), rgb("6E3F2C"), rgb("96592F"), rgb("C58745")
BRASS = rgb("E0A83E")
HALO = rgb("43313C")
SHADOW = rgb("0F0810")
SUNKEN = rgb("5A4452")  # a dot or a switch that is off
GOOD = rgb("A8E6A0")
BAD = rgb("FF9C8A")

BAR_PURSE = rgb("8C5429")
BAR_JEWEL = rgb("166C7A")
BAR_STRONGBOX = rgb("655A6C")
BAR_HOSTAGE = rgb("43692F")
BAR_MORE = rgb("4F447E")

# who: main, shade, light
MAIN = {
    "belle": rgb("DB4F95"),
    "cheyenne": rgb("3E9B57"),
    "django": rgb("4B4352"),
    "doc": rgb("3E7FCB"),
    "ghost": rgb("F1EEE8"),
    "tuco": rgb("DA4330"),
    "marshal": rgb("F2B632"),
}
SHADE = {
    "belle": rgb("96306B"),
    "cheyenne": rgb("23653F"),
    "django": rgb("2B2530"),
    "doc": rgb("25508C"),
    "ghost": rgb("AFB2C8"),
    "tuco": rgb("952A28"),
    "marshal": rgb("B47A1B"),
}
# A bandit's colour as a stripe on a dark panel: Django's own would vanish there.
STRIPE = {**MAIN, "django": rgb("8D8296")}


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` (0 to 1) of one colour with the rest of the other."""
    red, green, blue = (round(a * part + b * (1 - part)) for a, b in zip(one, other, strict=True))
    return red, green, blue
