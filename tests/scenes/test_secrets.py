"""What may not be seen does not change a pixel: two matches that differ only in secrets look the same."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from game.engine import game
from game.engine.contents import TUNNEL, RoundCard
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.horse_attack import BoardOrRideOn
from game.engine.expansions.horses.keep import KeepSome, KeepThese
from game.engine.expansions.horses.turmoil import PlanTogether
from game.engine.expansions.horses.whiskey import Drink
from game.engine.game import seated
from game.engine.option import Option
from game.engine.phases.scheming import Draw, Plan, Play
from game.engine.state import Setup, State
from game.engine.step import Decision
from game.engine.view import View
from game.expansions.horses.attack.scene import HorseAttackScene
from game.scenes.menu import MenuScene
from game.scenes.narrowing import Step
from game.scenes.scene import Scene
from game.scenes.scheming import ring
from game.scenes.setup.party import Party
from game.scenes.table_scene import TableScene
from game.session import Seat
from tests.scenes.desktop import ActionScene, CurtainScene, Desktop, SchemingScene, people


def other_secrets(state: State, but: int | None = None) -> None:
    """Other decks (so other hands), other values in the unknown purses, other rounds to come."""
    for player in state.players:
        if player.seat != but:
            player.deck.sort(key=lambda card: (card.action, card.bandit))
    unknown = [number for number, known in enumerate(state.purse_known) if not known]
    values = [state.purse_values[number] for number in unknown]
    for number, value in zip(unknown, reversed(values), strict=True):
        state.purse_values[number] = value
    rounds = state.rounds
    state.rounds = (*rounds[:2], rounds[3], rounds[2], rounds[4])


def other_tokens(state: State) -> None:
    """Everybody's Elf token is the other kind, or another's."""
    tokens = state.own["elf"]
    holders = list(tokens.gifts)
    gifts = {holder: tokens.gifts[other] for holder, other in zip(holders, [*holders[1:], holders[0]], strict=True)}
    if gifts == tokens.gifts:
        gifts = {holder: not gift for holder, gift in gifts.items()}
    state.own["elf"] = replace(tokens, gifts=gifts)


def other_flasks(state: State) -> None:
    """In each flask is what is in the next one."""
    flasks = state.own["flasks"]
    state.own["flasks"] = replace(flasks, kinds=(*flasks.kinds[1:], flasks.kinds[0]))


ROUNDS_ALIKE = 2
ENOUGH = 30  # pictures compared
LIKE_CARDS = 4  # at the bottom of the pile


@dataclass
class Twins:
    """The same match twice, but for its secrets."""

    one: Desktop
    other: Desktop

    def __iter__(self) -> Iterator[Desktop]:
        return iter((self.one, self.other))

    @property
    def differ(self) -> bool:
        """Whether their pictures differ in a pixel."""
        one, other = self.pictures()
        return one != other

    def pictures(self) -> tuple[bytes, bytes]:
        """What both draw."""
        return self.one.picture(), self.other.picture()

    @property
    def secrets_out(self) -> bool:
        """Whether everybody has been shown something in which they differ."""
        one, other = (desktop.flow.public.state for desktop in self)
        if self.one.flow.public.seen != self.other.flow.public.seen:
            return True
        shown = one.pile[: one.resolved] != other.pile[: other.resolved]
        at_once, other_at_once = (chosen_at_once(desktop) for desktop in self)
        return (
            shown
            or at_once != other_at_once
            or open_things(one) != open_things(other)
            or one.round_number > ROUNDS_ALIKE
        )


def open_things(state: State) -> object:
    """What everybody sees of what was chosen together: the cards face up, how many each holds, who has boarded."""
    face_up = [played for played in state.pile if not played.hidden]
    return face_up, [len(player.hand) for player in state.players], state.own.get("horse_attack")


def twins(monkeypatch: pytest.MonkeyPatch, table: Party, seed: int, but: int | None = None) -> Twins:
    """The same match on two desktops, but for its secrets; the cards of the seat `but` are alike, too."""
    opening = game.opening

    def changed(setup: Setup) -> State:
        state = opening(setup)
        other_secrets(state, but)
        if "elf" in state.own:
            other_tokens(state)
        if "flasks" in state.own:
            other_flasks(state)
        return state

    one, other = Desktop(), Desktop()
    one.match(table, seed)
    with monkeypatch.context() as patch:
        patch.setattr(game, "opening", changed)
        other.match(table, seed)
    held = [(player.hand, player.deck) for player in (one.session.state.players[2], other.session.state.players[2])]
    assert held[0] != held[1]
    for desktop in (one, other):
        desktop.context.keeper.change(animation="fast")
    return Twins(one, other)


Alike = Callable[[State, State, int], tuple[Option, Option] | None]


def apart_at(kind: type[Decision], pick: Callable[[State, int], Option]) -> Alike:
    """Choose alike but at decisions of a kind: there each match, 0 and 1, chooses what `pick` gives it."""

    def found(one: State, other: State, like: int = LIKE_CARDS) -> tuple[Option, Option] | None:
        if type(one.asking) is kind:
            return pick(one, 0), pick(other, 1)
        return alike(one, other, like)

    return found


def alike(one: State, other: State, like: int = LIKE_CARDS) -> tuple[Option, Option] | None:
    """A choice in each of two positions, alike for the table: different cards where they lie face down.

    The first `like` cards of the pile are alike, so that there is something to see before others are turned up.
    """
    tunnel = isinstance(one.asking, Plan) and one.asking.kind == TUNNEL
    unseen = [[o for o in state.offered if isinstance(o, Play) and (o.hidden or tunnel)] for state in (one, other)]
    for mine in unseen[0] if len(one.pile) >= like else ():
        for theirs in unseen[1]:
            if mine != theirs:
                return mine, theirs
    common = [option for option in one.offered if option in other.offered and not isinstance(option, Drink)]
    plays = [option for option in common if not isinstance(option, Draw)]
    return ((plays or common)[one.decisions % len(plays or common)],) * 2 if common else None


def chosen_at_once(desktop: Desktop) -> object:
    """What all chose at once, as far as it is being shown."""
    top = desktop.top
    return top.at_once.choices if isinstance(top, SchemingScene) else getattr(top, "choices", None)


def go_on(pair: Twins, frames: int, like: int = LIKE_CARDS, alike: Alike = alike) -> Iterator[None]:
    """Let both matches go on, choosing alike, until what is shown must differ; comes back after each frame."""
    for _ in range(frames):
        for desktop in pair:
            desktop.wait()
        assert type(pair.one.top) is type(pair.other.top)
        if not isinstance(pair.one.top, CurtainScene | TableScene) or pair.secrets_out:
            return
        yield
        if not press_on(pair, like, alike):
            return


def press_on(pair: Twins, like: int, alike: Alike) -> bool:
    """Open a curtain, be done with looking, or choose; whether there was something to choose."""
    for desktop in pair:
        desktop.press_on()
    if isinstance(pair.one.top, CurtainScene):
        for desktop in pair:
            desktop.top.held = True  # type: ignore[union-attr]
    elif pair.one.flow.held:
        for desktop in pair:
            desktop.flow.done_looking()
    elif pair.one.asked and pair.one.flow.person_to_move is not None:
        found = alike(pair.one.session.state, pair.other.session.state, like)
        if found is None:
            return False
        for desktop, option in zip(pair, found, strict=True):
            choose(desktop, option)
    return True


def choose(desktop: Desktop, option: Option) -> None:
    """Choose as a press would, whatever way the scene has to it."""
    scene = desktop.top
    if isinstance(scene, SchemingScene | HorseAttackScene):
        scene.choose(option)
    elif isinstance(scene, ActionScene):
        assert scene.choosing is not None
        scene._choose(Step("", None, (option,)))


def compared(pair: Twins, scene: type[Scene], frames: int, every: int, most: int = 30, like: int = LIKE_CARDS) -> int:
    """Compare pictures of a scene while nobody's hand lies open; how many were compared."""
    seen = 0
    for number, _ in enumerate(go_on(pair, frames, like)):
        shown = isinstance(pair.one.top, scene) and pair.one.flow.hand is None
        if shown and number % every == 0:
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
        if seen == most:
            break
    return seen


def test_the_curtain_shows_no_secret(monkeypatch):
    """Behind the curtain, shut, filling and swinging open, nobody's cards change a pixel."""
    assert compared(twins(monkeypatch, people(4), 5), CurtainScene, 700, every=5) > 20


def test_scheming_shows_no_secret_while_no_hand_is_open(monkeypatch):
    """Cards fly to the pile, are drawn and counted; no pixel tells which, nor who will choose because of them."""
    assert compared(twins(monkeypatch, people(5), 6), SchemingScene, 3000, every=5, most=90, like=0) > 20


@pytest.mark.parametrize("seed", [5, 6])
def test_the_action_scene_shows_no_secret(monkeypatch, seed):
    """While cards are carried out: hands, decks, what is face down on the pile, purse values."""
    assert compared(twins(monkeypatch, people(5), seed), ActionScene, 6000, every=9) > 10


@pytest.mark.parametrize(("scene", "every"), [(CurtainScene, 5), (SchemingScene, 7), (ActionScene, 9)])
def test_the_elf_tokens_are_nobodys_but_their_owners(monkeypatch, scene, every):
    table = people(4)
    table.switch(ELF)
    assert compared(twins(monkeypatch, table, 6), scene, 4000, every=every) > 10


def test_ghosts_deck_and_first_card_are_nobodys(monkeypatch):
    """Ghost of the box: his cards face down and those to come change no pixel."""
    table = people(4)
    table.switch(GHOST_BOX)
    assert compared(twins(monkeypatch, table, 6), SchemingScene, 3000, every=7) > 10


def riders(count: int) -> Party:
    """A party that plays with horses."""
    table = people(count)
    table.switch(HORSES)
    return table


def first_round(table: Party, fits: Callable[[RoundCard], bool]) -> int:
    """A seed with which the first round's card fits."""
    return next(seed for seed in range(1000) if fits(game.opening(seated(table.setup(seed))).rounds[0]))


def test_what_is_chosen_beside_a_car_is_nobodys_until_all_have_chosen(monkeypatch):
    """One match boards where the other rides on: curtains, questions and waiting riders look the same."""
    pair = twins(monkeypatch, riders(4), 6)
    seen = 0
    for number, _ in enumerate(go_on(pair, 4000, alike=apart_at(BoardOrRideOn, lambda state, nth: state.offered[nth]))):
        if isinstance(pair.one.top, HorseAttackScene | CurtainScene) and number % 5 == 0:
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
    assert seen > 20
    assert all(desktop.top.choices is not None for desktop in pair)
    assert pair.differ


def test_what_is_chosen_in_a_turmoil_is_nobodys_until_all_have_chosen(monkeypatch):
    """One match plays a card where the other draws."""
    table = riders(4)
    pair = twins(monkeypatch, table, first_round(table, lambda card: card.turns.startswith("Z")))
    seen = 0
    for number, _ in enumerate(go_on(pair, 6000, alike=apart_at(PlanTogether, lambda state, nth: state.offered[-nth]))):
        sealed = len(pair.one.flow.public.state.sealed)
        if sealed and pair.one.flow.hand is None and number % 5 == 0:
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
    assert seen > 15
    for desktop in pair:
        for _ in range(round((ring.LANDS + ring.TURNS) * 60) + 2):
            desktop.wait()
    assert pair.one.top.at_once.choices != pair.other.top.at_once.choices
    assert pair.differ


def test_which_cards_are_kept_is_nobodys(monkeypatch):
    """Each match keeps another card; how many is seen."""

    def one_card(state: State, nth: int) -> Option:
        single = [option for option in state.offered if isinstance(option, KeepThese) and len(option.cards) == 1]
        kept.append(single[-nth])
        return single[-nth]

    kept: list[Option] = []
    table = riders(4)
    pair = twins(monkeypatch, table, first_round(table, lambda card: card.keep == 1))
    seen = 0
    for number, _ in enumerate(go_on(pair, 20000, alike=apart_at(KeepSome, one_card))):
        if kept and pair.one.flow.hand is None and number % 5 == 0:
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
            if seen == ENOUGH:
                break
    assert kept[0::2] != kept[1::2]
    assert seen > 15


@pytest.mark.parametrize(("scene", "every"), [(SchemingScene, 7), (ActionScene, 9)])
def test_what_is_in_a_full_flask_is_nobodys(monkeypatch, scene, every):
    pair = twins(monkeypatch, riders(4), 6)
    assert pair.one.session.state.own["flasks"] != pair.other.session.state.own["flasks"]
    assert compared(pair, scene, 6000, every=every) > 10


@pytest.mark.parametrize("expansion", [None, ELF, GHOST_BOX])
def test_the_log_the_whole_pile_and_the_menu_show_no_secret(monkeypatch, expansion):
    """What is opened over the table while no hand lies open, in Schemin' and in Stealin'."""
    table = people(4)
    if expansion is not None:
        table.switch(expansion)
    pair = twins(monkeypatch, table, 6)
    seen = 0
    for number, _ in enumerate(go_on(pair, 4000)):
        one, other = (desktop.flow.public.state.pile for desktop in pair)
        if one != other:
            break  # Ghost of the box has played another card, openly
        if number % 20 or not isinstance(pair.one.top, TableScene) or pair.one.flow.hand is not None:
            continue
        for opened, shut in (
            (TableScene.turn_log, TableScene.turn_log),
            (TableScene.look_at_pile, TableScene.close_sheet),
        ):
            for desktop in pair:
                opened(desktop.top)  # type: ignore[arg-type]
            assert not pair.differ, f"frame {number} shows a secret"
            for desktop in pair:
                shut(desktop.top)  # type: ignore[arg-type]
        assert menu(pair.one) == menu(pair.other), f"frame {number} shows a secret in the menu"
        seen += 1
    assert seen > 8


def menu(desktop: Desktop) -> bytes:
    """The menu over the scene that is shown."""
    assert desktop.top is not None
    over = MenuScene(desktop.context, desktop.top, desktop.flow)
    over.enter(desktop.app.kit)
    surface = desktop.app.window.get_surface()
    over.draw(surface)
    return surface.get_buffer().raw


def test_ones_own_token_does_show_in_ones_things(monkeypatch):
    """The comparison would see a token: the sheet of one's things tells it."""
    table = people(4)
    table.switch(ELF)
    pair = twins(monkeypatch, table, 6)
    for _ in go_on(pair, 400):
        if pair.one.flow.hand is not None and pair.one.asked:
            break
    gifts = [desktop.session.state.own["elf"].gifts for desktop in pair]
    assert gifts[0] != gifts[1]
    for desktop in pair:
        desktop.top._show_things()  # type: ignore[union-attr]
    assert pair.differ


def test_ones_own_open_hand_shows_nothing_of_the_others(monkeypatch):
    """In a person's turn the others' hands, their cards face down, the decks' order change no pixel."""
    pair = twins(monkeypatch, people(5), 5, but=0)
    seen = 0
    for number, _ in enumerate(go_on(pair, 3000)):
        if isinstance(pair.one.top, SchemingScene) and pair.one.flow.hand == 0 and pair.one.asked:
            pair.one.top._press(0)
            pair.other.top._press(0)  # type: ignore[union-attr]
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
    assert seen > 2


def test_a_lone_persons_window_shows_nothing_of_the_computers(monkeypatch):
    """His hand is open all the time; theirs change no pixel."""
    pair = twins(monkeypatch, people(5, 1), 5, but=0)
    chosen: list[Option] = []

    def computer(_view: View) -> Option:
        """Asked by one match and then, in the same frame, by the other."""
        if not chosen:
            chosen.extend(alike(pair.one.session.state, pair.other.session.state) or ())
        return chosen.pop(0)

    for desktop in pair:
        desktop.session.seats[1:] = [Seat(seat.name, computer) for seat in desktop.session.seats[1:]]
    seen = 0
    for number, _ in enumerate(go_on(pair, 1500)):
        if number % 25 == 0:
            assert not pair.differ, f"frame {number} shows a secret"
            seen += 1
    assert seen > 20


def test_a_hidden_card_is_a_secret_that_differs(monkeypatch):
    """The comparison is worth something: cards face down did differ in the matches compared."""
    pair = twins(monkeypatch, people(5), 5)
    for _ in go_on(pair, 9000):
        one, other = (desktop.session.state for desktop in pair)
        if any(a.hidden and a != b for a, b in zip(one.pile, other.pile, strict=False)):
            return
    pytest.fail("no card face down differed")


def test_an_open_hand_does_show_cards(monkeypatch):
    """The comparison would see a hand: one's own cards change the picture."""
    pair = twins(monkeypatch, people(4), 5)
    for _ in go_on(pair, 400):
        if pair.one.flow.hand is not None and pair.one.asked:
            break
    assert pair.differ
