"""What the things on the table mean, told where the mouse rests on them or the focus is."""

from collections import Counter
from collections.abc import Container

from game.draw.kit import Kit
from game.engine import game
from game.engine.contents import BULLETS
from game.engine.state import SCHEMING, SETUP, Player, State
from game.expansions.book import guise
from game.session import Session
from game.table import people, supply
from game.table.strip import Strips
from game.ui.focus import Target, nothing
from game.ui.words import Words


def targets(
    kit: Kit, words: Words, session: Session, state: State, strips: Strips, own: Container[str]
) -> list[Target]:
    """The supply and the strips, which tell and do nothing; `own` strips are pressed for something else."""
    left = words("supply-hint", bullets=state.neutral, strongboxes=state.strongboxes_aside)
    found = [Target("supply", supply.rect(kit), nothing, hint=left, entry="bullet")]
    for index, name in enumerate(state.bandits):
        if name not in own:
            hint = strip(words, session, state, name)
            found.append(
                Target(f"about {name}", strips.rect(index), nothing, hint=hint, entry=f"bandit {guise(state, name)}")
            )
    return found


def strip(words: Words, session: Session, state: State, name: str) -> str:
    """Who leads a bandit, and what the numbers on his strip count."""
    bandit = state.bandits[name]
    player = state.players[bandit.player]
    if bandit.player not in state.rules.people:
        return words(f"strip-hint-{name}", bullets=len(bandit.wounds))
    seat = session.seats[bandit.player]
    who = people.playing(words, "strip-hint", seat)
    if state.phase in (SETUP, SCHEMING):
        cards = words("strip-hint-hand", count=len(player.hand))
    else:
        left = sum(played.card.bandit == name for played in state.pile[state.resolved :])
        cards = words("strip-hint-pile", count=left)
    shots = words("strip-hint-bullets", left=str(bandit.bullets), all=str(BULLETS), hit=len(bandit.wounds))
    told = words("strip-hint", who=who, cards=cards, shots=shots)
    for one in game.kept(state, name):
        parts = {part: words(f"{one.kind}-{one.name}-{part}") for part in ("name", "costs", "pays", "per")}
        told = words("strip-hint-kept", told=told, kept=words(f"{one.kind}-about", **parts))
    return words("strip-hint-discards", told=told, cards=_counted(words, player)) if player.discards else told


def _counted(words: Words, player: Player) -> str:
    """A player's discards, which lie open in the expert variant: each kind with its number."""
    kinds = Counter(card.action for card in player.discards)
    return words("list-comma").join(
        words("strip-hint-card", card=words(f"action-{action}"), count=count) for action, count in sorted(kinds.items())
    )
