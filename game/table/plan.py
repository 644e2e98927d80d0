"""How a table lies in the window: where the train is, the strips, the log's foot; all in units."""

from dataclasses import dataclass, replace

from game.board.signs import ARROW_HIGH, BOBS, OVER_HEAD
from game.board.stage import Stage
from game.board.train_shape import FEET, RAIL
from game.draw.scale import Area, Scale
from game.table import aim
from game.table.pile import RIBBON_HIGH
from game.ui.prompt import ACTION, SCHEMING

TOP = 56  # below the bar
SCHEMING_HIGH, STEALING_HIGH = 354, 504  # the train's picture
SCHEMING_GROUND, STEALING_GROUND = (352, 384), (478, 518)  # the horizon and the rail
SCHEMING_STRIPS, STEALING_STRIPS = 413, 612
HAND_TOP = 480  # where the hand's part of the picture begins below the train of Schemin'
SCHEMING_TOLD, STEALING_TOLD = (270.0, 483.0, 740.0, 60.0), (272.0, 541.0, 736.0, 64.0)
UNDER_ROAD = 16.0  # units that what is told lies lower, and is less high, under a road before the train
SMALL_TRAIN = 0.80
RIBBON_TOP = 74
BELOW_PILE = 14.0  # between the pile and what lies below it: its large card hangs out
TALL = 160  # of extra height from which the pile is drawn larger


@dataclass(frozen=True)
class Plan:
    """Where things lie.

    `low_strips` are flat; `log_bottom` is where the log ends, `aims_beside_log` where the pills of the aims begin while
    it is open, `prompt` where the prompt bar lies, and `told` what is told while nobody is asked.
    """

    stage: Stage
    strips_top: float
    low_strips: bool
    log_bottom: float
    aims_beside_log: float
    prompt: Area
    told: Area


def scheming(scale: Scale) -> Plan:
    """The table of Schemin': a hand lies below it."""
    deeper = scale.deeper
    area = (0.0, float(TOP), scale.wide, SCHEMING_HIGH + deeper + 16)
    horizon, rail = SCHEMING_GROUND
    stage = Stage(area, horizon + deeper, rail + deeper, SMALL_TRAIN, foot=SCHEMING_STRIPS + deeper)
    bottom = TOP + SCHEMING_HIGH + deeper
    prompt, told = _lower(scale, SCHEMING), _lower(scale, SCHEMING_TOLD)
    return Plan(stage, SCHEMING_STRIPS + deeper, True, bottom, aim.TOP, prompt, told)


def stealing(scale: Scale, largest: float = Stage.largest, bar: float = 0) -> Plan:
    """The table of Stealin', with the pile over the train, which is no larger than `largest`.

    `bar` is the height of what lies over the foot of the train's picture.
    """
    deeper = scale.deeper
    area = (0.0, float(TOP), scale.wide, STEALING_HIGH + deeper + 160)
    horizon, rail = STEALING_GROUND
    clear = RIBBON_TOP + RIBBON_HIGH * pile_size(scale) + 8
    foot = TOP + STEALING_HIGH + deeper - bar / 2  # hooves on the road are not hidden by it
    reach = RAIL - FEET[True] + OVER_HEAD + BOBS  # of a car's own: from the rail to the arrow over a head on a roof
    under = (rail + deeper - clear - ARROW_HIGH) / reach
    largest = min(largest, under / scale.spare)
    stage = Stage(area, horizon + deeper, rail + deeper, largest, clear=clear, foot=foot)
    bottom, prompt = TOP + STEALING_HIGH + deeper - bar, _lower(scale, ACTION)
    return Plan(stage, STEALING_STRIPS + deeper, False, bottom, under_pile(scale), prompt, _lower(scale, STEALING_TOLD))


def lowered(plan: Plan) -> Plan:
    """The same where something stands before the train down to the stage's foot: what is told lies below it."""
    x, y, wide, high = plan.told
    return plan if plan.low_strips else replace(plan, told=(x, y + UNDER_ROAD, wide, high - UNDER_ROAD))


def _lower(scale: Scale, area: Area) -> Area:
    """A place of the smallest window in one of this size."""
    x, y, wide, high = area
    return x + scale.wider / 2, y + scale.deeper, wide, high


def pile_size(scale: Scale) -> float:
    """How much larger the pile over the train is drawn."""
    return 1.25 if scale.deeper >= TALL else 1


def under_pile(scale: Scale) -> float:
    """Where something may begin that lies below the pile over the train."""
    return RIBBON_TOP + RIBBON_HIGH * pile_size(scale) + BELOW_PILE
