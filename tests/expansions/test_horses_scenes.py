"""The expansion's quieter round events as scenes: whiskey, panting horses, shares, the escape's end, dear bullets."""

import pytest

from game.board.layout import MARSHAL
from game.board.poses import AFRAID, AIM, ANGRY, CHEER, HIT, TAKE
from game.board.staged.events.programme import SCENES as BASE
from game.board.staged.events.scene import MONEY_WIDE
from game.board.staging import MINUS, PLATE_COMES, PLATE_OPENS
from game.board.timeline import Passing, Score, Timeline
from game.engine.contents import STRONGBOX, THE_STRONGBOX, Loot, RoundCard
from game.engine.events import Event, EventBegan
from game.engine.expansions.horses.flasks import FULL, HALF, OLD, ORDINARY
from game.engine.expansions.horses.rounds.escape import BanditsCaught
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import MarshalDrank
from game.engine.state import EVENT, State
from game.expansions.book import SCENES
from game.expansions.horses.events import escape, mortal_bullet, panting_horses, sharing_the_loot
from game.expansions.horses.events import whiskey_for_the_marshal as whiskey
from game.ui.words import Words
from tests.expansions.horses_table import STRIP, inside, laid_out, motion_of, staged, table

PLATE = PLATE_COMES + PLATE_OPENS


def at(event: str, **places: int) -> State:
    """The end of a round with an event; who stands in which car, the others in the Caboose; horses at 2 and 4."""
    state = table(horses=(2, 4))
    state.phase = EVENT
    state.rounds = (RoundCard(event, "SSS"), *state.rounds[1:])
    state.marshal = state.train.insides[1]
    for name, car in places.items():
        state.bandits[name].space = state.train.insides[car]
    return state


def shown(score: Score, name: str) -> list[str]:
    return [one.pose for one in sorted(score.acting, key=lambda one: one.delay) if one.actor == name and one.pose]


def props(score: Score, piece: str) -> list[Passing]:
    return sorted((one for one in score.passing if one.piece == piece), key=lambda one: one.delay)


def shouted(score: Score) -> list[str]:
    return [one.key for one in score.shouts]


def chips(score: Score) -> list[tuple[str, str]]:
    return [(chip.actor, chip.words) for chip in score.chips]


def test_every_event_that_is_announced_has_its_scene() -> None:
    assert [] == [key for key in table().rules.events if key not in {**SCENES, **BASE}]


# whiskey for the Marshal


def drunk(kind: str = ORDINARY, *, half: bool = False) -> tuple[State, Score]:
    state = at("whiskey_for_the_marshal")
    flask = Loot(HALF[kind] if half else FULL, 0)
    state.floor[state.marshal] = (*state.floor[state.marshal], flask)
    return state, staged(state, MarshalDrank(state.marshal, flask, kind))


def test_the_marshal_bends_for_the_flask_where_it_lies() -> None:
    state, score = drunk()
    lies = props(score, "loot_flask")[0]
    left = lies.pose(0).x < laid_out(state).actors[MARSHAL].x

    assert [TAKE] == shown(score, MARSHAL)
    assert lies.pose(0) == lies.pose(1)
    assert {left} == {one.left for one in score.acting if one.actor == MARSHAL}


def test_a_full_one_turns_its_kind_up_while_he_drinks() -> None:
    _, score = drunk()
    turned = props(score, "loot_flask_ordinary_half")

    assert turned[0].pose(0).wide < 0.3
    assert turned[0].pose(1).wide == 1
    assert turned[0].delay > props(score, "loot_flask")[-1].delay


def test_a_half_full_one_is_known_from_the_first() -> None:
    _, score = drunk(OLD, half=True)

    assert 4 == len(props(score, "loot_flask_old_half"))
    assert 1 == min(one.pose(0).wide for one in props(score, "loot_flask_old_half"))


def test_he_tips_it_and_throws_it_behind_him() -> None:
    _, score = drunk()
    drinks, flies = props(score, "loot_flask_ordinary_half")[-2:]

    assert abs(drinks.pose(1).tilt) == whiskey.TIPS
    assert (flies.pose(1).x < flies.pose(0).x) is (drinks.pose(1).tilt > 0)
    assert flies.pose(0.5).lift > 0


@pytest.mark.parametrize(
    ("kind", "says", "over"),
    [(ORDINARY, "shout-whiskey_for_the_marshal", "sweat"), (OLD, "shout-old_whiskey", "dizzy")],
)
def test_what_was_in_it_is_told_and_seen(kind: str, says: str, over: str) -> None:
    _, score = drunk(kind)

    assert [says] == shouted(score)
    assert 1 == len(props(score, over))


def test_he_leans_back_only_while_he_drinks() -> None:
    _, score = drunk()
    leans = motion_of(score, MARSHAL)

    assert [0, 0] == [leans.gait(leans.start, leans.end, part).tilt for part in (0, 1)]
    assert whiskey.LEANS == abs(leans.gait(leans.start, leans.end, 0.5).tilt)


def test_with_nothing_to_drink_he_looks_about_under_his_plate() -> None:
    state = at("whiskey_for_the_marshal")
    state.floor[state.marshal] = ()
    score = staged(state, EventBegan("whiskey_for_the_marshal", ()))

    assert [PLATE + whiskey.BENDS] == [one.delay for one in score.acting if one.pose == TAKE]
    assert ["shout-no_whiskey"] == shouted(score)
    assert 2 == len({one.left for one in score.acting if not one.pose})


def test_where_there_is_some_nothing_comes_with_the_plate() -> None:
    state = at("whiskey_for_the_marshal")
    state.floor[state.marshal] = (Loot(FULL, 0),)

    assert [] == staged(state, EventBegan("whiskey_for_the_marshal", ())).acting


# panting horses


def panted(**places: int) -> Score:
    return staged(at("panting_horses", **places), HorsesDroppedOut((4,)))


def test_a_horse_gallops_slower_stands_and_is_left_behind() -> None:
    score = panted()
    gallops = [one for one in score.passing if one.piece.startswith("horse_2_") and not one.piece.endswith("stand")]
    _, stands, leaves = props(score, "horse_2_stand")

    assert {panting_horses.STEP} == {one.seconds for one in gallops}
    assert gallops[0].pose(0).x > gallops[-1].pose(1).x == pytest.approx(stands.pose(0).x)
    assert stands.delay < leaves.delay
    assert leaves.pose(1).x < 0


def test_for_whom_nothing_moves_it_only_stands() -> None:
    timeline = Timeline()
    timeline.reduced = True
    timeline.play(panted())
    seen = set()
    while timeline.time < panting_horses.SLOWS + panting_horses.PANTS:
        seen.add(
            tuple(one.piece for one, pose in timeline.pictures() if one.piece.startswith("horse") and pose.alpha > 0.5)
        )
        timeline.update(0.07)

    assert {("horse_2_stand",)} >= seen - {()}
    assert ("horse_2_stand",) in seen


def test_it_pants_three_times_and_sweats() -> None:
    score = panted()

    assert panting_horses.BREATHS == len(props(score, "puff_breath"))
    assert 1 == len(props(score, "sweat"))
    assert 1 == len([one for one in score.sounds if one.name == "horse_pants"])


def test_a_chip_tells_that_there_is_one_horse_less() -> None:
    assert [("horse 2", f"{MINUS}1")] == chips(panted())


def test_two_of_them_drop_out_one_after_the_other() -> None:
    score = staged(at("panting_horses"), HorsesDroppedOut((2, 4)))

    assert 2 == len(score.chips)
    assert score.chips[0].delay < score.chips[1].delay


def test_the_others_close_up_when_it_is_gone() -> None:
    state = at("panting_horses")
    state.own["horses"] = (3, 3)
    score = staged(state, HorsesDroppedOut((3,)))
    (left,) = [one for one in score.motions if one.actor.startswith("horse")]
    _, stands, leaves = props(score, f"{score.chips[0].actor.replace(' ', '_')}_stand")

    assert left.start != left.end
    assert stands.delay < leaves.delay < left.delay


def test_whoever_is_beside_it_calls_after_it() -> None:
    score = panted(belle=4, doc=2, django=3, cheyenne=3)

    assert ["shout-panting_horses"] == shouted(score)
    assert ([AFRAID], []) == (shown(score, "belle"), shown(score, "doc"))


def test_with_nobody_beside_it_nobody_calls() -> None:
    assert [] == shouted(panted(belle=1, doc=1, django=1, cheyenne=1))


# sharing the loot


def share(**places: int) -> Score:
    state = at("sharing_the_loot", **places)
    state.bandits["belle"].loot = (THE_STRONGBOX,)
    return staged(state, StrongboxShared("belle", ("belle", "doc"), 500))


def test_the_box_rises_over_its_owner_and_bursts() -> None:
    rises, shakes, bursts = props(share(belle=2, doc=2), f"loot_{STRONGBOX}")[:3]

    assert rises.pose(0).y > rises.pose(1).y == pytest.approx(shakes.pose(0).y)
    assert bursts.pose(0).scale < bursts.pose(1).scale
    assert (sharing_the_loot.OPENS, 0) == (pytest.approx(bursts.delay), bursts.pose(1).alpha)


def test_everybody_beside_him_gets_his_part_and_so_does_he() -> None:
    score = share(belle=2, doc=2)

    assert [("belle", "+$500"), ("doc", "+$500")] == chips(score)
    assert 2 * 3 == len(props(score, "money_hostage"))
    assert (CHEER, CHEER) == (shown(score, "belle")[-1], shown(score, "doc")[-1])


def test_it_is_the_others_who_want_their_shares() -> None:
    score = share(belle=2, doc=2)
    doc = next(one for one in score.shouts if one.key == "shout-sharing_the_loot").stands

    assert AFRAID in shown(score, "belle")
    assert AFRAID not in shown(score, "doc")
    assert doc.x != props(score, f"loot_{STRONGBOX}")[0].pose(0).x


def test_whoever_is_alone_with_one_is_glad_with_the_plate() -> None:
    state = at("sharing_the_loot", belle=2)
    state.bandits["belle"].loot = state.bandits["doc"].loot = (THE_STRONGBOX,)
    score = staged(state, EventBegan("sharing_the_loot", ("cheyenne", "doc")))

    assert ["shout-all_mine"] == shouted(score)
    assert ([CHEER], []) == (shown(score, "belle"), shown(score, "doc"))


# escape


def caught() -> Score:
    state = at("escape", belle=2)
    state.bandits["django"].space = inside(state)
    return staged(state, BanditsCaught(("belle", "cheyenne", "doc")))


def test_whoever_is_caught_stops_short_and_has_a_sign_that_he_is_out() -> None:
    score = caught()
    marks, signs = props(score, "bang_mark"), props(score, "sign_no")

    assert (3, 3) == (len(marks), len(signs))
    assert [escape.CAUGHT + escape.APART * nth for nth in range(3)] == pytest.approx([one.delay for one in marks])
    assert [one.delay + one.seconds for one in marks] == pytest.approx([one.delay for one in signs])
    assert [AFRAID] == shown(score, "belle")


def test_the_marshal_aims_at_where_most_of_them_are() -> None:
    score = caught()

    assert [AIM] == shown(score, MARSHAL)
    assert [True] == [one.left for one in score.acting if one.actor == MARSHAL]
    assert ["shout-hands_up"] == shouted(score)


def test_whoever_is_in_the_coach_laughs() -> None:
    assert [CHEER] == shown(caught(), "django")


def test_with_nobody_left_to_be_caught_he_is_angry_under_his_plate() -> None:
    state = at("escape")
    for bandit in state.bandits.values():
        bandit.space = inside(state)
    score = staged(state, EventBegan("escape", ()))

    assert (["shout-escape"], [ANGRY]) == (shouted(score), shown(score, MARSHAL))
    assert PLATE < min(one.delay for one in score.acting if one.actor == MARSHAL)


# mortal bullet


def dear() -> Score:
    return staged(at("mortal_bullet"), BulletsPaid("belle", -300), BulletsPaid("doc", -150))


def test_bullets_fall_from_the_strips_and_chips_tell_what_they_cost() -> None:
    score = dear()
    cards = props(score, "bullet_card_neutral")

    assert [("belle", f"{MINUS}$300"), ("doc", f"{MINUS}$150")] == chips(score)
    assert [mortal_bullet.FEARS + mortal_bullet.APART * nth for nth in range(2)] == pytest.approx(
        [one.delay for one in cards]
    )
    assert all(one.pose(0).y == STRIP[1] < one.pose(1).y for one in cards)
    assert all(chip.bad for chip in score.chips)


def test_whoever_pays_feels_it_and_the_others_are_glad() -> None:
    score = dear()

    assert ([AFRAID, HIT], [CHEER]) == (shown(score, "belle"), shown(score, "django"))
    assert ["shout-mortal_bullet"] == shouted(score)


def test_chips_of_a_crowd_lie_apart() -> None:
    first, second = dear().chips

    assert abs(first.feet.x - second.feet.x) >= MONEY_WIDE or first.feet.y != second.feet.y


# all of them


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_there_are_words_for_all_that_is_called_out(language: str) -> None:
    words, said = Words(language), set[str]()
    called: tuple[tuple[str, Event], ...] = (
        ("higher_speed", EventBegan("higher_speed", ())),
        ("shotguns_rage", EventBegan("shotguns_rage", ())),
    )
    for event, happens in called:
        said |= {*shouted(staged(at(event), happens))}
    for score in (panted(belle=4), share(), caught(), dear(), drunk()[1], drunk(OLD)[1]):
        said |= {*shouted(score)}

    assert len(said) >= 6
    assert all(key in words for key in said)
