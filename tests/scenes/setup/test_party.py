"""The party: seats, bandits and variants always fit together, whatever is pressed."""

import random

from game.bots.roster import OUTLAW
from game.engine.contents import BANDITS, GHOST
from game.engine.expansions.elf import KEY as ELF
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.game import new_game, seated
from game.engine.variants.two_players import PAIRED
from game.scenes.setup.party import MOST, Party, at_table, party
from game.scenes.setup.sheet import SWITCHES
from tests.scenes.desktop import Desktop, people


def test_everybody_gets_a_bandit_of_his_own():
    found = people(6)
    assert sorted(BANDITS) == sorted(found.taken)
    assert [] == found.free


def test_two_seats_lead_two_bandits_each_one_of_each_pairing():
    found = people(2)
    for place in found.places:
        assert [True, True] == [bandit in group for bandit, group in zip(place.bandits, PAIRED, strict=True)]
    assert 4 == len(set(found.taken))


def test_a_third_seat_takes_the_second_bandits_away():
    found = people(2)
    found.add("Cleo", person=True)
    assert [1, 1, 1] == [len(place.bandits) for place in found.places]


def test_there_is_no_seventh_seat_and_no_lone_one():
    found = people(6)
    found.add("Gus", person=True)
    assert MOST == len(found.places)
    found = people(2)
    found.remove(0)
    assert 2 == len(found.places)


def test_seats_change_places():
    found = people(3)
    found.move(0, 1)
    assert ["Bob", "Ada", "Cleo"] == [place.name for place in found.places]
    found.move(0, -1)
    found.move(2, 1)
    assert ["Bob", "Ada", "Cleo"] == [place.name for place in found.places]


def test_pressing_a_bandit_comes_to_every_free_one_in_turn():
    found = people(3)
    free = set(found.free)
    seen = set()
    for _ in range(len(free)):
        found.next_bandit(0, 0)
        seen.add(found.places[0].bandits[0])
    assert free == seen - {BANDITS[0]} or free <= seen | {BANDITS[0]}


def test_with_nobody_free_two_seats_change():
    found = people(6)
    one, other = found.places[0].bandits, found.places[1].bandits
    found.next_bandit(0, 0)
    assert (other, one) == (found.places[0].bandits, found.places[1].bandits)


def test_a_typed_seed_goes_before_a_drawn_one():
    found = people(4)
    assert 9 == found.setup(9).seed
    found.seed = "123456789012"
    assert 123456789012 == found.setup(9).seed


def test_drawn_bandits_follow_from_the_number():
    one, other, third = people(4), people(4), people(4)
    one.draw_bandits(7)
    other.draw_bandits(7)
    third.draw_bandits(8)
    assert one.taken == other.taken
    assert one.taken != third.taken


def test_a_seat_without_a_name_is_refused():
    found = party([("Ada", True), ("  ", True), ("Cleo", True)])
    assert "nameless" == found.refusal()


def test_two_who_lead_pairs_do_not_play_the_expert_variant():
    found = people(2)
    found.expert = True
    assert not found.setup(1).expert
    found.add("Cleo", person=True)
    assert found.setup(1).expert


def test_with_the_ghost_box_nobody_leads_ghost():
    found = people(5)
    found.places[2].bandits = [GHOST]
    found.switch(GHOST_BOX)
    assert GHOST not in [bandit for place in found.places for bandit in place.bandits]
    assert 5 == len({bandit for place in found.places for bandit in place.bandits})
    assert GHOST not in found.free


def test_ghost_of_the_box_comes_on_top_of_the_people():
    found = people(4)
    found.switch(GHOST_BOX)
    assert 5 == len(new_game(found.setup(1)).bandits)


def test_there_is_no_sixth_person_against_ghost():
    found = people(5)
    found.switch(GHOST_BOX)
    found.add("Fay", person=True)
    assert 5 == len(found.places)


def test_six_seats_bar_the_ghost_box():
    assert "ghost-how-many" == people(6).barred(GHOST_BOX)


def test_the_elf_and_the_ghost_box_bar_each_other():
    for one, other in ((ELF, GHOST_BOX), (GHOST_BOX, ELF)):
        found = people(4)
        found.switch(one)
        assert "ghost-alone" == found.barred(other)


def test_two_people_lead_one_bandit_each_against_ghost():
    found = people(2)
    found.switch(GHOST_BOX)
    assert [1, 1] == [len(place.bandits) for place in found.places]
    assert found.refusal() is None


def test_without_the_ghost_box_two_lead_pairs_again():
    found = people(2)
    found.switch(GHOST_BOX)
    found.switch(GHOST_BOX)
    assert [2, 2] == [len(place.bandits) for place in found.places]


def test_the_elf_rides_with_two_players_too():
    found = people(2)
    found.switch(ELF)
    assert (ELF,) == found.setup(1).expansions
    assert found.refusal() is None


def test_the_first_seat_begins_if_agreed():
    found = people(3)
    found.first_seat = True
    assert found.places[0].bandits[0] == found.setup(1).first


def test_whatever_is_pressed_the_party_can_ride():
    """Three hundred presses drawn at random: always bandits enough, all different, and a game that starts."""
    drawn = random.Random(4)
    found = people(4)
    for _ in range(300):
        index = drawn.randrange(len(found.places))
        press = drawn.randrange(6)
        if press == 0:
            found.add("Gus", person=False)
        elif press == 1:
            found.remove(index)
        elif press == 2:
            found.move(index, drawn.choice((-1, 1)))
        elif press == 3:
            found.next_bandit(index, drawn.randrange(len(found.places[index].bandits)))
        elif press == 4:
            found.draw_bandits(drawn.randrange(1000))
        else:
            expansion = drawn.choice((ELF, GHOST_BOX))
            if found.barred(expansion) is None:
                found.switch(expansion)
        assert len(found.taken) == len(set(found.taken))
        assert found.refusal() is None, (press, found)
        new_game(found.setup(1))


def test_the_table_of_a_game_is_found_again():
    for count, expansions in ((2, (ELF,)), (4, (GHOST_BOX,)), (6, ()), (3, (ELF,))):
        table = people(count, 1)
        for expansion in expansions:
            table.switch(expansion)
        table.draw_bandits(7)
        setup = seated(table.setup(5))
        leaders = [table.leader(bandits[0]) for bandits in setup.players]
        seats = [
            (leader.name, "" if leader.person else leader.level) if leader else ("Ghost", OUTLAW) for leader in leaders
        ]
        found = at_table(setup, seats, open_table=True)
        assert found.refusal() is None
        assert {place.name: place.bandits for place in table.places} == {p.name: p.bandits for p in found.places}
        assert (found.expansions, found.open_table) == (expansions, True)


def test_back_to_the_printed_rules_takes_back_all_that_the_sheet_changes():
    desktop = Desktop()
    desktop.program.party = people(3)
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    scene = desktop.top
    scene.open_sheet()
    for name in (*SWITCHES, "first 1", "printed"):
        desktop.target(name).act()
    printed = Party()

    assert scene.party.first_seat is printed.first_seat
    assert [getattr(printed, name) for name in SWITCHES] == [getattr(scene.party, name) for name in SWITCHES]
