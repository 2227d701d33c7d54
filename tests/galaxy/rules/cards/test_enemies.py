import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT, SMOOTH, WARSHIP, meet, squares_hit, story

CRUISER = SCOUT + "6,7 structural 3300\n6,6 cannon 0030 ^\n8,7 structural 3003\n8,6 cannon 0030 ^\n"
"""Two humans and cannon strength 3, nothing to decide."""

ARMED_FREIGHTER = FREIGHTER.replace("cargo_3 0003", "cargo_3 3033") + "8,6 cannon 0030 ^\n8,8 cannon 3000 >\n"
"""A freighter with cannon strength 2½."""

SMUGGLERS = "smugglers strength=2 days=1 goods_loss=2 goods=YGB"
SLAVERS = "slavers strength=2 days=2 crew_loss=2 credits=5"
PIRATES = "pirates strength=2 days=2 shots=light_right,heavy_left credits=7"


def attacked(r: Rehearsal[Table]) -> list[int | None]:
    """The seats that were attacked so far, in order."""
    return [event.seat for event in r.events("cannons_counted")]


@pytest.mark.rule("GT-21.1")
def test_an_enemy_nobody_beats_attacks_all_ships_in_flight_order() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card=SMUGGLERS, at=[-3, 0, -6])
    assert attacked(r) == [1, 0, 2]
    assert story(r, "enemy_won") == [("enemy_won", 1), ("enemy_won", 0), ("enemy_won", 2)]
    assert r.question() == "next_card 1 0 2"


@pytest.mark.rule("GT-21.1", "GT-21.3")
def test_an_enemy_that_is_beaten_attacks_nobody_behind() -> None:
    r = meet(SCOUT, CRUISER, LINER, card=SLAVERS, at=[0, -3, -6])
    r.choose(1, "no")
    assert attacked(r) == [0, 1]
    assert story(r, "enemy_won", "enemy_beaten") == [("enemy_won", 0), ("enemy_beaten", 1)]
    assert r.state.ships[2].crew_count == 6


@pytest.mark.rule("GT-21.2")
def test_the_attacked_player_decides_which_double_cannons_meet_the_printed_strength() -> None:
    r = meet(WARSHIP, SCOUT, card="slavers strength=3 days=1 crew_loss=1 credits=5")
    assert r.question() == "power_cannons 0"
    assert r.asked(0).about["enemy"] == 3
    assert r.asked(0).about["strength"] == 2
    assert r.asked(0).about["next"] == {"7,6": 4}
    r.choose(0, "7,6")
    assert r.state.ships[0].cell_count == 1
    assert story(r, "enemy_beaten", "enemy_won") == [("enemy_beaten", 0)]


@pytest.mark.rule("GT-21.2")
def test_an_unpowered_double_cannon_does_not_count_against_an_enemy() -> None:
    r = meet(WARSHIP, SCOUT, card="slavers strength=3 days=1 crew_loss=1 credits=5").choose(0, "done")
    assert story(r, "enemy_beaten", "enemy_won") == [("enemy_won", 0), ("enemy_won", 1)]
    assert r.state.ships[0].crew_count == 1


@pytest.mark.rule("GT-21.3")
def test_half_a_point_more_is_enough_to_win() -> None:
    r = meet(SCOUT + "8,7 cannon 0003 >\n", SCOUT, card="slavers strength=1 days=1 crew_loss=2 credits=5")
    assert r.events("cannons_counted", 0)[0].data["strength"] == 1.5
    assert r.events("enemy_beaten", 0)


@pytest.mark.rule("GT-21.4")
def test_equal_strength_leaves_the_player_alone_and_the_enemy_goes_on() -> None:
    r = meet(CRUISER, SCOUT, card="slavers strength=3 days=1 crew_loss=1 credits=5")
    assert story(r, "enemy_held_off", "enemy_won") == [("enemy_held_off", 0), ("enemy_won", 1)]
    assert [ship.crew_count for ship in r.state.ships] == [2, 1]
    assert [r.state.credits(seat) for seat in (0, 1)] == [0, 0]
    assert r.state.flight.positions == {0: 0, 1: -3}


@pytest.mark.rule("GT-21.5")
def test_the_weaker_player_pays_before_the_enemy_attacks_the_next() -> None:
    r = meet(LINER, LINER, CRUISER, card=SLAVERS)
    assert r.question() == "lose_crew 0"
    assert attacked(r) == [0]
    r.choose(0, "6,7", "8,7")
    assert attacked(r) == [0, 1]
    r.choose(1, "7,7", "7,7").choose(2, "yes")
    assert [ship.crew_count for ship in r.state.ships] == [4, 4, 2]


@pytest.mark.rule("GT-21.6")
def test_the_winner_takes_the_reward_and_loses_the_flight_days() -> None:
    r = meet(CRUISER, SCOUT, card=SLAVERS, at=[0, -1])
    assert r.question() == "use_card 0"
    r.choose(0, "yes")
    assert r.state.credits(0) == 5
    assert r.state.flight.positions == {0: -3, 1: -1}


@pytest.mark.rule("GT-21.6", "GT-21.7")
@pytest.mark.parametrize(
    "card",
    [SLAVERS, PIRATES, "smugglers strength=2 days=2 goods_loss=2 goods=YGB"],
    ids=["slavers", "pirates", "smugglers"],
)
def test_a_refused_reward_costs_no_days_and_is_offered_to_nobody_else(card: str) -> None:
    r = meet(ARMED_FREIGHTER, CRUISER, card=card)
    r.choose(0, "no")
    assert r.question() == "next_card 0 1"
    assert [r.state.credits(seat) for seat in (0, 1)] == [0, 0]
    assert not r.state.ships[0].blocks
    assert r.state.flight.positions == {0: 0, 1: -3}


@pytest.mark.rule("GT-21.8")
def test_who_beats_smugglers_loads_their_goods() -> None:
    r = meet(ARMED_FREIGHTER, SCOUT, card=SMUGGLERS, at=[0, -1]).choose(0, "yes")
    assert r.asked(0).about["hand"] == "YGB"
    r.choose(0, "load Y 6,7", "load G 8,7", "load B 8,7")
    assert r.state.ships[0].blocks == "YGB"
    assert r.state.flight.positions == {0: -2, 1: -1}


@pytest.mark.rule("GT-21.8")
def test_smugglers_take_the_most_valuable_blocks() -> None:
    laden = FREIGHTER.replace("0300\n", "0300 goods=RB\n").replace("0003\n", "0003 goods=YGB\n")
    r = meet(laden, SCOUT, card=SMUGGLERS)
    assert r.state.ships[0].blocks == "GBB"
    assert [event.data["colour"] for event in r.events("goods_lost", 0)] == ["R", "Y"]


@pytest.mark.rule("GT-21.8")
def test_smugglers_take_battery_tokens_for_missing_blocks() -> None:
    one_block = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 cargo_2 0003 goods=B\n"
    r = meet(one_block, SCOUT, card="smugglers strength=2 days=1 goods_loss=3 goods=YGB")
    assert r.state.ships[0].blocks == ""
    assert r.state.ships[0].cell_count == 0
    r = meet(one_block, SCOUT, card=SMUGGLERS)
    assert r.state.ships[0].cell_count == 1


@pytest.mark.rule("GT-21.9")
def test_who_beats_slavers_is_paid_in_credits() -> None:
    r = meet(CRUISER, SCOUT, card=SLAVERS, purses=[3, 3]).choose(0, "yes")
    assert [r.state.credits(seat) for seat in (0, 1)] == [8, 3]


@pytest.mark.rule("GT-21.9")
def test_slavers_take_crew_of_the_losers_choice() -> None:
    with_alien = SCOUT + "6,7 life_support_brown 3300\n6,6 cabin 0030 alien=brown\n"
    r = meet(with_alien, SCOUT, card=SLAVERS)
    assert r.options(0) == ["6,6", "7,7"]
    r.choose(0, "6,6")
    assert r.state.ships[0].aboard == "H"


@pytest.mark.rule("GT-21.10")
def test_who_beats_pirates_is_paid_in_credits() -> None:
    r = meet(CRUISER, SCOUT, card=PIRATES, at=[0, -10]).choose(0, "yes")
    assert r.state.credits(0) == 7
    assert r.state.flight.positions[0] == -2
    assert not r.events("shot")


@pytest.mark.rule("GT-21.10")
def test_pirates_fire_the_printed_shots_in_order() -> None:
    r = meet(SMOOTH, CRUISER, card="pirates strength=2 days=2 shots=heavy_right,heavy_left credits=7", dice=[7, 7])
    r.choose(1, "no")
    assert [(e.data["weight"], e.data["side"]) for e in r.events("shot")] == [("heavy", "right"), ("heavy", "left")]
    assert squares_hit(r, 0) == ["8,7", "6,7"]
    assert not squares_hit(r, 1)


@pytest.mark.rule("GT-21.11")
def test_pirates_fire_once_at_all_losers_after_the_last_attack() -> None:
    r = meet(SMOOTH, SMOOTH, SMOOTH, card="pirates strength=2 days=2 shots=heavy_right credits=7", dice=[7])
    assert story(r, "cannons_counted", "shot", "component_destroyed") == [
        *[("cannons_counted", seat) for seat in (0, 1, 2)],
        ("shot", None),
        *[("component_destroyed", seat) for seat in (0, 1, 2)],
    ]


@pytest.mark.rule("GT-21.11")
def test_pirates_spare_those_who_held_out_and_those_never_attacked() -> None:
    tie = SCOUT + "6,7 structural 3300\n6,6 cannon 0030 ^\n"
    r = meet(tie, SMOOTH, CRUISER, SMOOTH, card=PIRATES, dice=[7, 7]).choose(2, "no")
    assert story(r, "component_destroyed") == [("component_destroyed", 1)] * 2
    assert squares_hit(r, 1) == ["8,7", "6,7"]


@pytest.mark.rule("GT-21.12")
def test_the_first_loser_rolls_once_for_each_shot_and_for_all_losers() -> None:
    tie = SCOUT + "6,7 structural 3300\n6,6 cannon 0030 ^\n"
    r = meet(SMOOTH, tie, SMOOTH, card=PIRATES, dice=[7, 4], at=[-3, 0, -6])
    assert story(r, "rolled") == [("rolled", 0), ("rolled", 0)]
    assert squares_hit(r, 0) == squares_hit(r, 2) == ["8,7"]
    assert story(r, "missed") == [("missed", 0), ("missed", 2)]


@pytest.mark.rule("GT-R-11")
def test_pirates_fire_after_the_winner_has_moved_back() -> None:
    r = meet(SMOOTH, SMOOTH, CRUISER, card=PIRATES, dice=[7, 7], at=[0, -1, -2]).choose(2, "yes")
    assert story(r, "earned", "moved", "rolled") == [("earned", 2), ("moved", 2), ("rolled", 0), ("rolled", 0)]


@pytest.mark.rule("GT-21.13")
def test_a_shield_stops_a_light_pirate_shot_for_a_token() -> None:
    card = "pirates strength=2 days=2 shots=light_right,light_front credits=7"
    r = meet(GUARDED, SMOOTH, card=card, dice=[7, 8])
    assert r.question() == "shield 0"
    r.choose(0, "8,7")
    assert r.question() == "shield 0"
    assert r.state.ships[0].cell_count == 1
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 0
    assert not squares_hit(r, 0)
    assert squares_hit(r, 1) == ["8,7"]


@pytest.mark.rule("GT-21.13")
def test_no_shield_stops_a_heavy_pirate_shot() -> None:
    r = meet(GUARDED, SMOOTH, card="pirates strength=2 days=2 shots=heavy_right credits=7", dice=[7])
    assert squares_hit(r, 0) == ["8,7"]
    assert r.state.ships[0].cell_count == 2


RED = """
ship I
6,6 cannon 0030 ^
7,6 double_cannon 0030 ^
8,6 cannon 0030 ^
5,7 double_cannon 0300 <
6,7 structural 3303
7,7 starting_cabin 3333 crew=2
8,7 battery_2 3003 cells=1
7,8 engine 3000 ^
"""
GREEN = """
ship I
6,6 double_cannon 0030 ^
7,6 double_cannon 0030 ^
6,7 battery_2 3303 cells=2
7,7 starting_cabin 3333 crew=2
8,7 cargo_3 0303 goods=B
9,7 cannon 0003 >
7,8 engine 3000 ^
"""
BLUE = """
ship I
6,6 cannon 0030 ^
7,6 double_cannon 0030 ^
6,7 battery_2 3300 cells=1
7,7 starting_cabin 3333 crew=2
8,7 cargo_3 0003 goods=YGB
7,8 engine 3000 ^
"""
"""The pictures of the three ships are lost; these have the numbers of the book."""

LEVEL_I_SMUGGLERS = "I-2"


@pytest.mark.rule("GT-EX-4")
def test_example_red_ties_with_the_smugglers_and_spends_his_token() -> None:
    r = meet(RED, GREEN, BLUE, card=LEVEL_I_SMUGGLERS)
    assert r.game.view(0).table.ships[0].cannons_powered == 5
    assert r.asked(0).about["enemy"] == 4
    r.choose(0, "7,6")
    assert r.events("cannons_counted", 0)[0].data["strength"] == 4
    assert r.events("enemy_held_off", 0)
    assert r.state.ships[0].cell_count == 0
    assert r.state.flight.positions[0] == 0
    assert r.question() == "power_cannons 1"


@pytest.mark.rule("GT-EX-5")
def test_example_green_beats_the_smugglers_and_leaves_the_blue_block() -> None:
    r = meet(RED, GREEN, BLUE, card=LEVEL_I_SMUGGLERS, at=[0, -3, -4]).choose(0, "7,6").choose(1, "6,6", "7,6")
    assert r.events("cannons_counted", 1)[0].data["strength"] == 4.5
    assert r.question() == "use_card 1"
    r.choose(1, "yes")
    assert r.asked(1).about["hand"] == "YGB"
    r.choose(1, "load Y 8,7", "load G 8,7")
    assert r.events("goods_discarded", 1)[0].data["goods"] == "B"
    assert r.game.view(1).table.ships[1].goods == {"8,7": "YGB"}
    assert r.state.flight.positions == {0: 0, 1: -5, 2: -4}


@pytest.mark.rule("GT-EX-6")
def test_example_blue_is_not_attacked_after_green_has_won() -> None:
    r = meet(RED, GREEN, BLUE, card=LEVEL_I_SMUGGLERS).choose(0, "7,6").choose(1, "6,6", "7,6", "no")
    assert r.game.view(2).table.ships[2].cannons_powered == 3
    assert attacked(r) == [0, 1]
    assert r.state.ships[2].blocks == "YGB"
    assert r.question() == "next_card 0 1 2"


@pytest.mark.rule("GT-EX-6")
def test_example_blue_would_have_lost_two_blocks() -> None:
    r = meet(RED, GREEN, BLUE, card=LEVEL_I_SMUGGLERS).choose(0, "7,6").choose(1, "6,6", "done")
    assert r.events("cannons_counted", 2)[0].data["strength"] == 1  # his token would make it 3, which is not enough
    assert r.state.ships[2].cell_count == 1
    assert r.state.ships[2].blocks == "B"
