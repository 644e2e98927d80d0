"""The tables of a match's scenes: each is made once for a window's size, before it is needed if that can be."""

from collections.abc import Iterable, Iterator

from game.draw.kit import Kit
from game.scenes.context import Context
from game.scenes.flow import SCHEMING_SCENE, Flow
from game.table import large_pieces, plan
from game.table.table import Table


def table_of(context: Context, flow: Flow, kit: Kit, moment: str, tools: Iterable[str]) -> Table:
    """The table of the scene that a moment belongs to; `tools` are the buttons of its bar."""
    tables = flow.tables
    if moment not in tables or tables[moment].kit is not kit:
        lay = plan.scheming if moment == SCHEMING_SCENE else plan.stealing
        words, device, state = context.words, context.device, flow.public.state
        tables[moment] = Table(kit, words, device, flow.session, state, lay(kit.scale), tuple(tools), context.hear)
        large_pieces.want(tables[moment].cards, state.bandits)
    return tables[moment]


def lay_ahead(context: Context, flow: Flow, kit: Kit, moment: str, tools: Iterable[str]) -> Iterator[None]:
    """Have another scene's table ready, a little in each step: made when it is needed, it would halt what is shown."""
    table = table_of(context, flow, kit, moment, tools)
    table.log_open = flow.log_open
    yield
    yield from table.paint_board()
