"""What everybody and everything on the train is, told where the mouse rests on it: public things only."""

from collections import Counter

from game.board.board import Board
from game.board.layout import MARSHAL
from game.engine import game
from game.engine.state import State
from game.expansions.book import guise
from game.session import Session
from game.table import naming, people
from game.table.tips import strip
from game.ui.focus import Target, nothing
from game.ui.words import Words


def targets(words: Words, session: Session, state: State, board: Board) -> list[Target]:
    """Loot and people, those in front last; who is shown large can be pointed at there."""
    found = []
    for space, kind in dict.fromkeys((lying.space, lying.token.kind) for lying in board.layout.loot):
        rects = board.loot_rects(space, kind)
        rect, hint = rects[0].unionall(rects[1:]), words(f"about-loot-{kind}".replace(":", "-"))
        found.append(Target(f"loot at {space} {kind}", rect, nothing, hint=hint, entry=f"loot {kind}", shy=True))
    for name in board.cast.back_to_front():
        hint, rect = figure(words, session, state, name), board.actor_rect(name)
        kind = "bandit" if name in state.bandits else "figure"
        large = board.close_up.rect(name) if board.close_up.shows(name) else None
        entry = f"{kind} {guise(state, name)}"
        found.append(Target(f"figure {name}", rect, nothing, hint=hint, also=large, entry=entry, shy=True))
    return found


def figure(words: Words, session: Session, state: State, name: str) -> str:
    """Who somebody on the train is; of a bandit his power, who leads him, what he carries."""
    if name == MARSHAL or name not in state.bandits:
        return words(f"about-{name}")
    if state.bandits[name].player not in state.rules.people:
        return strip(words, session, state, name)
    who = naming.name(words, name)
    power = words(f"power-{name}" if session.setup.powers else "setup-no-power")
    seat = session.seats[state.bandits[name].player]
    led = people.playing(words, "about-led", seat)
    return f"{words('about-bandit', who=who, power=power)}\n{led}\n{carried(words, state, name)}"


def carried(words: Words, state: State, name: str) -> str:
    """What a bandit carries, as everybody may know it."""
    kinds = Counter(token.kind for token in state.bandits[name].loot)
    found = [words(f"loot-{kind}".replace(":", "-"), count=count) for kind, count in kinds.items()]
    found += [words(f"{one.kind}-{one.name}") for one in game.kept(state, name)]
    return words("about-carries", loot=naming.listed(words, found)) if found else words("about-carries-nothing")
