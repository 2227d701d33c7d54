"""The scenario helper says what is wrong with a story instead of telling another one."""

import pytest

from starboard.engine import BadInput, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.scenario import flight, yard

SCOUT = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0010 ^
7,8 engine 1000 ^
"""
SHOWER = "meteors meteors=small_front,small_front"


@pytest.mark.parametrize("total", [-1, 0, 1, 13, 70])
def test_a_total_that_two_dice_cannot_show_is_refused(total: int) -> None:
    with pytest.raises(BadInput, match=rf"^scenario: two dice cannot show {total}; expected a total from 2 to 12"):
        flight(SCOUT, SCOUT, cards=[SHOWER], dice=[7, total])


@pytest.mark.parametrize("pair", [(0, 3), (3, 7)])
def test_a_face_that_a_die_does_not_have_is_refused(pair: tuple[int, int]) -> None:
    with pytest.raises(BadInput, match="two dice cannot show"):
        flight(SCOUT, SCOUT, cards=[SHOWER], dice=[pair])


@pytest.mark.parametrize("total", range(2, 13))
def test_every_total_of_two_dice_is_rolled_as_wanted(total: int) -> None:
    r = flight(SCOUT, SCOUT, cards=["meteors meteors=small_front"], dice=[total])
    assert [sum(event.data["dice"]) for event in r.events("rolled")] == [total]


def test_a_roll_beyond_the_dice_that_were_given_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^there is no further draw from 'dice'"):
        flight(SCOUT, SCOUT, cards=[SHOWER], dice=[2])
    assert len(flight(SCOUT, SCOUT, cards=[SHOWER], dice=[2, 2]).events("rolled")) == 2


def test_a_roll_too_many_leaves_the_game_as_it_was_also_when_it_was_saved_and_copied() -> None:
    game = flight(SCOUT, SCOUT, cards=[SHOWER], dice=[2], fly_on=False).game
    for either in (game, game.copy(), Game.load(RULES, game.save())):
        r = Rehearsal(either)
        r.choose(0, "fly on")
        before = either.hash()
        with pytest.raises(BadInput, match="no further draw"):
            r.choose(1, "fly on")
        assert either.hash() == before


def test_dice_that_were_not_given_are_rolled_by_chance() -> None:
    assert len(flight(SCOUT, SCOUT, cards=[SHOWER]).events("rolled")) == 2


def test_ships_of_different_classes_do_not_fly_together() -> None:
    with pytest.raises(BadInput, match=r"^scenario: a ship of class II is not for a flight of class I$"):
        flight(SCOUT, SCOUT.replace("ship I", "ship II"))
    with pytest.raises(BadInput, match=r"^scenario: a ship of class I is not for a flight of class II$"):
        yard(2, "II", ships=[SCOUT])


def test_an_equals_sign_in_a_comment_says_nothing_about_the_crew() -> None:
    r = flight(f"# strength = 1\n{SCOUT}", f"{SCOUT}# crew=0\n", cards=["nothing"] * 2)
    assert [ship.crew_count for ship in r.state.ships] == [2, 2]
    r = flight(SCOUT.replace("3333", "3333 crew=1  # one stayed at home"), SCOUT, cards=["nothing"] * 2)
    assert [ship.crew_count for ship in r.state.ships] == [1, 2]


def test_the_card_that_does_nothing_does_nothing() -> None:
    r = flight(SCOUT, SCOUT, cards=["nothing", "nothing"])
    assert [event.kind for event in r.happened] == ["card_turned_up"]
    assert r.question() == "next_card 0 1"


def test_no_deck_holds_the_card_that_does_nothing() -> None:
    assert not [card.id for card in CARDS.values() if card.kind == "nothing"]
