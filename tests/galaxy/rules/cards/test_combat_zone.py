import pytest

from starboard.galaxy.adventures.combat_zone import CombatZone
from starboard.galaxy.adventures.deck import CARDS
from tests.galaxy.rules.ships_cards import (
    FREIGHTER,
    GUARDED,
    LINER,
    RACER,
    SCOUT,
    SMOOTH,
    TUG,
    WARSHIP,
    meet,
    squares_hit,
    story,
)

PRINTED = [card for card in CARDS.values() if isinstance(card, CombatZone)]

FEW_CREW = SCOUT + "6,7 structural 3330\n6,6 cannon 0030 ^\n6,8 engine 3000 ^\n"
"""Crew 2, engine strength 2, cannon strength 2."""
FEW_ENGINES = SCOUT + "6,7 structural 3300\n6,6 cannon 0030 ^\n8,7 cabin 0003 crew=2\n"
"""Crew 4, engine strength 1, cannon strength 2."""
FEW_CANNONS = SCOUT + "6,7 structural 0330\n6,8 engine 3000 ^\n8,7 cabin 0003 crew=2\n"
"""Crew 4, engine strength 2, cannon strength 1."""


@pytest.mark.rule("GT-22.1")
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_a_printed_combat_zone_has_three_lines_resolved_from_top_to_bottom(card: CombatZone) -> None:
    weakest_in = {"crew": 0, "engines": 1, "cannons": 2}
    r = meet(FEW_CREW, FEW_ENGINES, FEW_CANNONS, card=card.id, dice=[12] * 6, at=[0, -10, -20])
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert len(card.lines) == 3
    assert [event.data["line"] for event in r.events("weakest")] == [0, 1, 2]
    assert [event.seat for event in r.events("weakest")][:2] == [weakest_in[line.criterion] for line in card.lines[:2]]


@pytest.mark.rule("GT-22.1", "GT-EX-8")
def test_example_the_lines_of_the_level_i_combat_zone() -> None:
    r = meet(FEW_CREW, FEW_ENGINES, FEW_CANNONS, card="I-16", dice=[6, 7], at=[0, -10, -20]).choose(1, "7,7", "8,7")
    assert story(r, "weakest", "moved", "crew_lost", "rolled", "component_destroyed") == [
        ("weakest", 0),
        ("moved", 0),
        ("weakest", 1),
        ("crew_lost", 1),
        ("crew_lost", 1),
        ("weakest", 2),
        ("rolled", 2),
        ("component_destroyed", 2),
        ("rolled", 2),
        ("component_destroyed", 2),
    ]
    assert r.state.flight.positions == {0: -3, 1: -10, 2: -20}
    assert [(e.data["weight"], e.data["side"]) for e in r.events("shot")] == [("light", "rear"), ("heavy", "rear")]
    assert squares_hit(r, 2) == ["6,8", "7,8"]


@pytest.mark.rule("GT-22.2")
@pytest.mark.parametrize(("criterion", "weakest"), [("crew", 0), ("engines", 1), ("cannons", 2)])
def test_only_the_lowest_value_pays(criterion: str, weakest: int) -> None:
    spaces = {0: 0, 1: -10, 2: -20}
    r = meet(FEW_CREW, FEW_ENGINES, FEW_CANNONS, card=f"combat_zone lines={criterion}:days:3", at=list(spaces.values()))
    assert story(r, "moved") == [("moved", weakest)]
    assert r.state.flight.positions == {**spaces, weakest: spaces[weakest] - 3}


@pytest.mark.rule("GT-22.3")
@pytest.mark.parametrize("criterion", ["crew", "engines", "cannons"])
def test_of_those_who_tie_for_lowest_the_one_farthest_ahead_pays_alone(criterion: str) -> None:
    above = SCOUT + "6,7 cabin 3330 crew=2\n6,6 cannon 0030 ^\n6,8 engine 3000 ^\n"
    r = meet(SCOUT, above, SCOUT, SCOUT, card=f"combat_zone lines={criterion}:days:1", at=[-6, 0, -3, -9])
    assert story(r, "moved") == [("moved", 2)]


@pytest.mark.rule("GT-R-9")
def test_each_line_goes_by_the_positions_when_it_is_reached() -> None:
    r = meet(SCOUT, SCOUT, card="combat_zone lines=crew:days:3,crew:days:1,engines:days:1", at=[0, -1])
    assert [event.seat for event in r.events("weakest")] == [0, 1, 1]
    assert story(r, "engines_counted") == [("engines_counted", 1), ("engines_counted", 0)]
    assert r.state.flight.positions == {0: -4, 1: -3}


@pytest.mark.rule("GT-22.4")
def test_crew_is_humans_and_aliens_and_nobody_is_asked() -> None:
    with_alien = SCOUT + "6,7 life_support_purple 3300\n6,6 cabin 0030 alien=purple\n"
    r = meet(with_alien, SCOUT, card="combat_zone lines=crew:days:1")
    assert r.question() == "next_card 0 1"
    assert story(r, "weakest") == [("weakest", 1)]


@pytest.mark.rule("GT-22.5")
def test_engines_are_counted_in_flight_order_for_the_tokens_each_one_pays() -> None:
    r = meet(TUG, TUG, card="combat_zone lines=engines:days:1", at=[-3, 0])
    assert r.question() == "power_engines 1"
    assert r.choose(1, "8,8").question() == "power_engines 0"
    r.choose(0, "8,8")
    assert [ship.cell_count for ship in r.state.ships] == [1, 1]
    assert story(r, "weakest") == [("weakest", 1)]


@pytest.mark.rule("GT-22.5")
def test_cannons_are_counted_in_flight_order_for_the_tokens_each_one_pays() -> None:
    r = meet(WARSHIP, WARSHIP, card="combat_zone lines=cannons:days:1", at=[-3, 0])
    assert r.question() == "power_cannons 1"
    assert r.choose(1, "7,6").question() == "power_cannons 0"
    r.choose(0, "done")
    assert [ship.cell_count for ship in r.state.ships] == [2, 1]
    assert story(r, "weakest") == [("weakest", 0)]


@pytest.mark.rule("GT-22.6")
def test_a_token_paid_for_one_line_gives_nothing_in_another() -> None:
    r = meet(TUG, FEW_CREW, card="combat_zone lines=engines:days:1,engines:days:1").choose(0, "8,8")
    assert r.question() == "power_engines 0"
    assert r.asked(0).about["strength"] == 1
    assert r.state.ships[0].cell_count == 1
    r.choose(0, "done")
    assert [event.seat for event in r.events("weakest")] == [1, 0]


@pytest.mark.rule("GT-22.7")
def test_flight_days_are_lost_in_empty_spaces() -> None:
    r = meet(SCOUT, LINER, card="combat_zone lines=crew:days:3", at=[0, -2])
    assert r.state.flight.positions == {0: -4, 1: -2}


@pytest.mark.rule("GT-22.7")
def test_crew_is_lost_by_choice_and_at_most_what_there_is() -> None:
    r = meet(LINER, RACER, card="combat_zone lines=engines:crew:2")
    assert r.options(0) == ["6,7", "7,7", "8,7"]
    r.choose(0, "8,7", "8,7")
    assert r.game.view(0).table.ships[0].figures == {"6,7": "HH", "7,7": "HH"}
    r = meet(SCOUT, RACER, card="combat_zone lines=engines:crew:4")
    assert story(r, "crew_lost") == [("crew_lost", 0)] * 2


@pytest.mark.rule("GT-22.7")
def test_goods_are_lost_dearest_first_and_then_in_battery_tokens() -> None:
    laden = FREIGHTER.replace("special_cargo_2 0300", "special_cargo_2 0330 goods=RB").replace("0003", "0003 goods=G")
    laden += "6,8 battery_2 3000 cells=2\n"
    r = meet(laden, RACER, card="combat_zone lines=engines:goods:2")
    assert r.state.ships[0].blocks == "B"
    assert r.state.ships[0].cell_count == 2
    r = meet(laden, RACER, card="combat_zone lines=engines:goods:4")
    assert r.state.ships[0].blocks == ""
    assert r.state.ships[0].cell_count == 1


SHOTS = "combat_zone lines=crew:shots:heavy_right+heavy_rear"


@pytest.mark.rule("GT-22.8", "GT-R-12")
def test_the_victim_rolls_once_for_each_shot_in_printed_order() -> None:
    """Row 7 for the shot from the right and column 6 for the shot from the rear: no shot takes two rolls."""
    r = meet(LINER, SMOOTH, card=SHOTS, dice=[7, 6])
    assert story(r, "rolled") == [("rolled", 1), ("rolled", 1)]
    assert [event.data["side"] for event in r.events("shot")] == ["right", "rear"]
    assert squares_hit(r, 1) == ["8,7", "6,7"]
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-22.9")
def test_light_fire_destroys_a_component_with_a_smooth_side() -> None:
    r = meet(SMOOTH, LINER, card="combat_zone lines=crew:shots:light_right", dice=[7])
    assert squares_hit(r, 0) == ["8,7"]


@pytest.mark.rule("GT-22.9")
def test_a_shield_on_that_side_stops_light_fire_for_a_token() -> None:
    r = meet(GUARDED, LINER, card="combat_zone lines=crew:shots:light_right", dice=[7])
    assert r.question() == "shield 0"
    r.choose(0, "8,7")
    assert r.state.ships[0].cell_count == 1
    assert not squares_hit(r, 0)


@pytest.mark.rule("GT-22.9")
@pytest.mark.parametrize(
    "ship", [GUARDED.replace("0003 ^", "0003 v"), GUARDED.replace(" cells=2", "")], ids=["other sides", "no token"]
)
def test_a_shield_on_other_sides_or_without_a_token_stops_nothing(ship: str) -> None:
    r = meet(ship, LINER, card="combat_zone lines=crew:shots:light_right", dice=[7])
    assert squares_hit(r, 0) == ["8,7"]


@pytest.mark.rule("GT-22.10")
def test_nothing_but_a_miss_saves_a_ship_from_heavy_fire() -> None:
    r = meet(GUARDED, LINER, card="combat_zone lines=crew:shots:heavy_right+heavy_right", dice=[9, 7])
    assert story(r, "missed", "component_destroyed") == [("missed", 0), ("component_destroyed", 0)]
    assert squares_hit(r, 0) == ["8,7"]
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("GT-22.11")
def test_a_ship_without_humans_stays_until_the_whole_card_is_resolved() -> None:
    r = meet(LINER, SMOOTH, card="combat_zone lines=crew:crew:2,crew:shots:heavy_right", dice=[7])
    assert story(r, "crew_lost", "component_destroyed", "gave_up") == [
        ("crew_lost", 1),
        ("crew_lost", 1),
        ("component_destroyed", 1),
        ("gave_up", 1),
    ]


@pytest.mark.rule("GT-22.12")
def test_a_lone_ship_ignores_the_combat_zone() -> None:
    r = meet(SCOUT, SCOUT, card="combat_zone lines=crew:days:3,engines:crew:2", fly_on=False)
    r.choose(1, "give up").choose(0, "fly on")
    assert r.events("card_ignored")
    assert r.state.flight.positions == {0: 0}
    assert r.state.ships[0].crew_count == 2


YELLOW = (
    SCOUT + "6,6 cabin 0030 crew=2\n6,7 structural 3330\n6,8 engine 3000 ^\n8,7 structural 0033\n8,8 engine 3000 ^\n"
)
GREEN = SCOUT + "6,7 battery_2 0330 cells=2\n6,8 double_engine 3000 ^\n8,7 structural 0033\n8,8 double_engine 3000 ^\n"


@pytest.mark.rule("GT-EX-7")
def test_example_green_pays_one_token_and_yellow_who_is_ahead_pays_the_crew() -> None:
    r = meet(YELLOW, GREEN, card="combat_zone lines=engines:crew:2")
    assert [event.data["strength"] for event in r.events("engines_counted")] == [3]
    assert [r.asked(1).about[key] for key in ("strength", "next")] == [1, 3]
    r.choose(1, "8,8").choose(0, "6,6", "7,7")  # with 3 she is safe, and her second token is not asked for
    assert [ship.crew_count for ship in r.state.ships] == [2, 2]
    assert story(r, "crew_lost") == [("crew_lost", 0)] * 2
    assert r.state.ships[1].cell_count == 1


@pytest.mark.rule("GT-EX-7")
def test_example_what_green_would_have_got_without_a_token() -> None:
    r = meet(YELLOW, GREEN, card="combat_zone lines=engines:crew:2").choose(1, "done")
    assert r.events("engines_counted", 1)[0].data["strength"] == 1
    assert story(r, "weakest") == [("weakest", 1)]
