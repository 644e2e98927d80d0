"""Made-up figures for the page that shows them."""

from game.engine.contents import BANDITS
from game.statistics.figures import Action, Figures, Richest, Rider, Table

MONEY = {"purse": 500.0, "jewel": 400.0, "strongbox": 90.0, "suitcase": 0.0, "hostage": 10.0, "gunslinger": 250.0}
GROWN = (250, 400, 600, 800, 900, 1000)


def rider(bandit: str, name: str = "", played: int = 4, won: int = 1) -> Rider:
    return Rider(bandit, played, won, MONEY, 2.5, 3.5, name, GROWN)


def figures(persons: int = 3) -> Figures:
    """Made-up figures of so many people."""
    return Figures(
        games=9,
        peopled=8,
        bullets=70,
        box_played=3,
        box_won=2,
        richest=Richest(3000, "Ada", ("doc",)),
        richest_person=Richest(3000, "Ada", ("doc",)),
        bandits=tuple(rider(name) for name in BANDITS),
        people=tuple(rider("belle", f"Person {number}") for number in range(persons)),
        tables=(Table("", 5, 4), Table("elf", 2, 2), Table("ghost", 1, 0)),
        actions=(
            Action("fire", 50, 9),
            Action("punch", 40, 20),
            Action("robbery", 60, 7),
            Action("floor_change", 20, 0),
        ),
    )
