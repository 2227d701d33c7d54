import pytest

from starboard.galaxy.adventures.deck import CARDS
from tests.galaxy.rules.ships_cards import LINER, SCOUT, SMOOTH, meet, squares_hit, story

FIVE_OPEN = """
ship I
7,6 structural 3230
6,7 structural 0300
7,7 starting_cabin 3333 crew=2
8,7 structural 0103
7,8 structural 3013
"""
"""Exposed connectors: two universal, one double and two single ones."""


def levels_of(kind: str) -> set[str]:
    """The decks that have a card of this kind."""
    return {card.level for card in CARDS.values() if card.kind == kind and not card.id.startswith("second-")}


@pytest.mark.rule("GT-23.1")
def test_stardust_costs_a_flight_day_for_each_exposed_connector() -> None:
    r = meet(FIVE_OPEN, SCOUT, SMOOTH, card="stardust", at=[0, -20, -30])
    assert r.state.flight.positions == {0: -5, 1: -22, 2: -30}


@pytest.mark.rule("GT-23.1", "GT-R-44")
def test_stardust_counts_empty_spaces_only() -> None:
    r = meet(FIVE_OPEN, SMOOTH, card="stardust", at=[0, -3])
    assert r.state.flight.positions == {0: -6, 1: -3}


@pytest.mark.rule("GT-23.2")
def test_stardust_begins_with_the_ship_farthest_behind() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="stardust", at=[-1, 0, -2])
    assert story(r, "moved") == [("moved", 2), ("moved", 0), ("moved", 1)]
    assert r.state.flight.positions == {2: -4, 0: -3, 1: -2}


@pytest.mark.rule("GT-23.3")
def test_epidemics_come_in_the_decks_of_rounds_2_and_3() -> None:
    assert levels_of("epidemic") == {"II", "III"}


@pytest.mark.rule("GT-23.3")
def test_epidemic_takes_one_from_each_cabin_joined_to_another_on_every_ship() -> None:
    pair = SCOUT + "6,7 cabin 0300 crew=2\n"
    r = meet(pair, SCOUT, pair, card="epidemic")
    assert [ship.human_count for ship in r.state.ships] == [2, 2, 2]
    assert r.game.view(0).table.ships[2].figures == {"6,7": "H", "7,7": "H"}
    assert not r.events("crew_lost", 1)


@pytest.mark.rule("GT-23.3")
def test_epidemic_does_not_cross_other_components() -> None:
    apart = SCOUT + "6,7 structural 0303\n5,7 cabin 0300 crew=2\n"
    r = meet(apart, SCOUT, card="epidemic")
    assert not r.events("crew_lost")


@pytest.mark.rule("GT-R-15")
def test_epidemic_needs_connectors_not_mere_neighbours() -> None:
    side_by_side = (
        SCOUT
        + """
    8,7 structural 0333
    9,7 structural 0033
    8,8 cabin 3000 crew=2
    9,8 cabin 3000 crew=2
    """
    )
    r = meet(side_by_side, SCOUT, card="epidemic")
    assert not r.events("crew_lost")


@pytest.mark.rule("GT-23.3", "GT-R-16")
def test_epidemic_takes_the_alien_of_a_stricken_cabin_and_one_of_two_humans() -> None:
    with_alien = SCOUT + "6,7 cabin 3300 alien=purple\n6,6 life_support_purple 0030\n"
    r = meet(with_alien, SCOUT, card="epidemic")
    assert r.game.view(0).table.ships[0].figures == {"7,7": "H"}


@pytest.mark.rule("GT-23.4")
@pytest.mark.parametrize("small", ["6,7", "7,7"])
def test_epidemic_strikes_at_once_so_an_emptied_cabin_does_not_spare_the_next(small: str) -> None:
    crews = {"6,7": 2, "7,7": 2, small: 1}
    pair = SCOUT.replace("crew=2", f"crew={crews['7,7']}") + f"6,7 cabin 0300 crew={crews['6,7']}\n"
    r = meet(pair, SCOUT, card="epidemic")
    assert r.state.ships[0].human_count == 1
    assert {event.data["square"] for event in r.events("crew_lost", 0)} == {"6,7", "7,7"}


@pytest.mark.rule("GT-23.5")
def test_the_starting_cabin_catches_and_spreads_an_epidemic() -> None:
    r = meet(SCOUT + "8,7 cabin 0003 crew=2\n", SCOUT, card="epidemic")
    assert r.game.view(0).table.ships[0].figures == {"7,7": "H", "8,7": "H"}


@pytest.mark.rule("GT-23.6")
def test_an_empty_cabin_neither_suffers_nor_spreads() -> None:
    empty_between = SCOUT.replace("starting_cabin 3333 crew=2", "starting_cabin 3333")
    empty_between += "6,7 cabin 0300 crew=2\n8,7 cabin 0003 crew=2\n"
    r = meet(empty_between, SCOUT, card="epidemic")
    assert not r.events("crew_lost")
    assert r.state.ships[0].human_count == 4


@pytest.mark.rule("GT-EX-23")
def test_example_three_joined_cabins_lose_one_human_each() -> None:
    three = SCOUT + "8,7 cabin 0303 crew=2\n9,7 cabin 0003 crew=2\n"
    r = meet(three, SCOUT, card="epidemic")
    assert r.game.view(0).table.ships[0].figures == {"7,7": "H", "8,7": "H", "9,7": "H"}


@pytest.mark.rule("GT-23.7")
def test_sabotage_comes_in_the_deck_of_round_3() -> None:
    assert levels_of("sabotage") == {"III"}


@pytest.mark.rule("GT-23.7")
def test_sabotage_strikes_the_smallest_crew() -> None:
    r = meet(LINER, SMOOTH, LINER, card="sabotage", dice=[8, 7])
    assert story(r, "component_destroyed") == [("component_destroyed", 1)]


@pytest.mark.rule("GT-23.7")
def test_sabotage_strikes_the_foremost_of_the_smallest_crews() -> None:
    r = meet(SMOOTH, LINER, SMOOTH, SMOOTH, card="sabotage", dice=[8, 7], at=[-6, 0, -3, -9])
    assert story(r, "component_destroyed") == [("component_destroyed", 2)]


@pytest.mark.rule("GT-23.7")
def test_sabotage_counts_aliens_as_crew() -> None:
    human_and_alien = SCOUT.replace("crew=2", "crew=1") + "6,7 cabin 3300 alien=brown\n6,6 life_support_brown 0030\n"
    r = meet(SMOOTH, human_and_alien, card="sabotage", dice=[7, 8])
    assert story(r, "component_destroyed") == [("component_destroyed", 0)]


@pytest.mark.rule("GT-23.8")
def test_the_victim_rolls_for_the_column_and_then_for_the_row() -> None:
    r = meet(LINER, SMOOTH, card="sabotage", dice=[8, 7])
    assert story(r, "rolled") == [("rolled", 1), ("rolled", 1)]
    assert squares_hit(r, 1) == ["8,7"]
    r = meet(LINER, SMOOTH, card="sabotage", dice=[7, 8])
    assert squares_hit(r, 1) == ["7,8"]


@pytest.mark.rule("GT-23.8")
def test_sabotage_in_the_middle_breaks_the_ship() -> None:
    r = meet(LINER, SMOOTH, card="sabotage", dice=[7, 7])
    assert r.question() == "keep_part 1"
    assert r.options(1) == ["7,6", "6,7", "8,7", "7,8"]
    r.choose(1, "7,8")
    assert len(r.state.ships[1].lost) == 4
    assert r.events("gave_up", 1)


@pytest.mark.rule("GT-23.9")
@pytest.mark.parametrize(
    "misses", [[9, 9], [2, 2], [12, 7], [5, 5]], ids=["empty", "no such line", "no column", "no square"]
)
@pytest.mark.parametrize("times", [1, 2])
def test_the_victim_rolls_again_after_a_miss(misses: list[int], times: int) -> None:
    r = meet(LINER, SMOOTH, card="sabotage", dice=[*misses * times, 8, 7])
    assert squares_hit(r, 1) == ["8,7"]
    assert len(r.events("rolled", 1)) == 2 * times + 2


@pytest.mark.rule("GT-23.9")
def test_after_the_third_miss_the_saboteur_goes_home() -> None:
    r = meet(LINER, SMOOTH, card="sabotage", dice=[9, 9, 9, 9, 9, 9, 8, 7])
    assert len(r.events("rolled", 1)) == 6
    assert not r.events("component_destroyed")
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("GT-23.9")
def test_sabotage_strikes_once_only() -> None:
    r = meet(LINER, SMOOTH, card="sabotage", dice=[8, 7, 6, 7])
    assert squares_hit(r, 1) == ["8,7"]


@pytest.mark.rule("GT-23.10")
def test_a_lone_ship_ignores_sabotage() -> None:
    r = meet(SMOOTH, SMOOTH, card="sabotage", dice=[8, 7], fly_on=False)
    r.choose(1, "give up").choose(0, "fly on")
    assert r.events("card_ignored")
    assert not r.events("rolled")
    assert not squares_hit(r, 0)
