"""The buttons of a table's bar as what can be pressed, each with what it is."""

from collections.abc import Callable, Mapping

from game.scenes import undoing
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.table.top_bar import TopBar
from game.ui.focus import Target


def targets(
    context: Context, flow: Flow, bar: TopBar, tools: Mapping[str, Callable[[], None]], *, asking: bool
) -> list[Target]:
    """The buttons of a bar that do what `tools` says; `asking` tells whether a person has to choose now."""
    return [
        Target(name, bar.tool_rect(name), act, hint=_hint(context, flow, name, asking=asking))
        for name, act in tools.items()
    ]


def _hint(context: Context, flow: Flow, name: str, *, asking: bool) -> str:
    if name == "hint" and not (asking and flow.session.may_ask):
        return context.words("tool-hint-not")
    if name == "undo":
        return undoing.hint(context.words, flow)
    return context.words(f"tool-{name}", now=context.settings.animation)
