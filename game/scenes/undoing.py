"""UNDO: what the button says, in words that everybody may hear."""

from game.scenes.flow import Flow
from game.table import telling
from game.ui.words import Words


def hint(words: Words, flow: Flow) -> str:
    """What would be taken back, or that nothing can be."""
    session = flow.session
    if session.undoable is None:
        return words("tool-undo-not")
    state = flow.public.state
    for group in session.groups[session.undone_from :]:
        for event in group:
            said = telling.sentence(words, state, event.seen_by(None, state))
            if said is not None:
                return words("tool-undo", what=said.words)
    return words("tool-undo-last")
