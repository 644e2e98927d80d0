"""UNDO: what the button says, in words that everybody may hear."""

from game.scenes import telling
from game.scenes.course import Course
from game.ui.words import Words


def hint(words: Words, course: Course) -> str:
    """What would be taken back, or that nothing can be."""
    session = course.session
    if session.undoable is None:
        return words("tool-undo-not")
    state = course.public.state
    for group in session.groups[session.chosen[-1].groups :]:
        for event in group:
            said = telling.sentence(words, state, event.seen_by(None, state))
            if said is not None:
                return words("tool-undo", what=said.words)
    return words("tool-undo-last")
