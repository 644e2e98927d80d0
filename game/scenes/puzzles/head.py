"""What tells of a puzzle: the bar at its head, the badge with its number, its stars, the panel with its goal."""

from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL
from game.draw.scale import Area
from game.puzzles.puzzle import Puzzle
from game.scenes.puzzles.course import Numbered
from game.ui.canvas import Canvas
from game.ui.portrait import portrait
from game.ui.words import Words

HIGH = 56
NUMBER_AT = (0.5, 0.42)  # of the badge's width and height
STAR = 26


def dollars(words: Words, amount: int) -> str:
    """A sum of money."""
    return words("dollars", amount=str(amount))


def goal(words: Words, puzzle: Puzzle) -> str:
    """What is asked."""
    return words("puzzles-goal", money=dollars(words, puzzle.goal))


def draw(canvas: Canvas, words: Words, one: Numbered, left: float, right: float) -> None:
    """The bar from the window's left edge to `right`, its words from `left` on."""
    canvas.box((0, 0, right, HIGH), PANEL)
    canvas.box((0, HIGH - 1, right, 2), LINE)
    title = words("puzzles-number", number=one.number)
    told = words("puzzles-head", title=title, goal=goal(words, one.puzzle))
    canvas.head(told, left, 37, 22, CREAM, room=right - left - 16)


def badge(canvas: Canvas, one: Numbered, x: float, y: float, width: float, *, solved: bool) -> None:
    """The badge with the number."""
    name = "puzzle_badge_solved" if solved else "puzzle_badge"
    wide, high = canvas.kit.art.size(name)
    canvas.piece(name, x, y, width=width)
    middle, down = x + width * NUMBER_AT[0], y + width * high / wide * NUMBER_AT[1]
    canvas.head(str(one.number), middle, down + width * 0.11, width * 0.3, CREAM, align="centre")


def stars(canvas: Canvas, one: Numbered, x: float, y: float, size: float = STAR) -> None:
    """How hard it is."""
    for nth in range(3):
        canvas.piece("puzzle_star" if nth < one.stars else "puzzle_star_empty", x + nth * (size + 2), y, width=size)


def panel(
    canvas: Canvas,
    words: Words,
    one: Numbered,
    area: Area,
    owned: int,
    *,
    solved: bool,
) -> None:
    """What is asked, and of whom; `owned` are the dollars that he has now."""
    puzzle, (x, y, wide, _) = one.puzzle, area
    canvas.panel(area, PANEL, LINE, radius=14)
    badge(canvas, one, x + 12, y + 12, 58, solved=solved)
    canvas.head(goal(words, puzzle), x + 80, y + 38, 18, AMBER, room=wide - 92)
    canvas.text(words("puzzles-now", money=dollars(words, owned)), x + 80, y + 62, 15, MUTED, room=wide - 92)
    canvas.blit(portrait(canvas.kit, puzzle.bandit, 64, 12), x + 16, y + 88)
    canvas.head(words(f"bandit-{puzzle.bandit}"), x + 94, y + 114, 19, CREAM, room=wide - 106)
    canvas.text(words("puzzles-cards", count=puzzle.cards), x + 94, y + 138, 15, MUTED, room=wide - 106)
    stars(canvas, one, x + 16, y + 170)
