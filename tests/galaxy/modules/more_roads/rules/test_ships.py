"""Roads about what ships can do."""

from __future__ import annotations

import pytest

from starboard.galaxy.catalog.boards import bits, board
from starboard.galaxy.mechanisms.roads.ships import dead_squares
from starboard.galaxy.ship.checks import mistakes_of
from tests.galaxy.modules.more_roads.journey import building, journey
from tests.galaxy.roads import fly, go_on
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, RACER, SCOUT, SMOOTH, WARSHIP

MIXED = """
ship I
7,6 cannon 0010 ^
6,7 structural 0130
7,7 starting_cabin 3333 crew=2
8,7 structural 0023
6,8 engine 3000 ^
8,8 engine 2000 ^
7,8 engine 3000 ^
"""
WEAK = MIXED.replace("6,8 engine 3000 ^\n", "").replace("8,8 engine 2000 ^\n", "")


@pytest.mark.rule("KX-13.50")
def test_each_joint_of_a_universal_with_another_connector_takes_one_from_the_engines() -> None:
    r = journey(MIXED, SMOOTH, roads="faulty_connectors", cards="open_space")
    assert (r.question(), r.asked(0).about["strength"]) == ("power_engines 0", 1)
    r.choose(0, "let go")
    assert (r.question(), sorted(r.options(0))) == ("drop_component 0", ["6,7", "7,6", "7,7", "done"])
    r.choose(0, "7,6", "done", "done")
    assert [event.data["days"] for event in r.events("moved", 0)] == [2]


@pytest.mark.rule("KX-13.50")
@pytest.mark.parametrize(("engines", "strength"), [("7,8 engine 3000 ^\n", 1 + 2 - 1), ("7,8 structural 3000\n", -1)])
def test_a_brown_alien_helps_before_the_joints_drag_if_there_is_an_engine(engines: str, strength: int) -> None:
    ship = "ship I\n6,7 cabin 0130 alien=brown\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0003\n"
    ship += "6,8 life_support_brown 3000\n" + engines
    r = journey(ship, SMOOTH, roads="faulty_connectors", cards="open_space").choose(0, "done")
    assert r.events("engines_counted", 0)[0].data["strength"] == strength


@pytest.mark.rule("KX-13.13", "KX-13.14")
def test_strength_may_be_negative_and_such_a_ship_stays_and_gives_up_after_the_card() -> None:
    r = journey(WEAK, SMOOTH, roads="faulty_connectors", cards="open_space").choose(0, "done")
    assert r.events("engines_counted", 0)[0].data["strength"] == -1
    assert not r.events("moved", 0)
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_engines"]
    told = [event.kind for event in r.happened]
    assert told.index("gave_up") > len(told) - 1 - told[::-1].index("moved")


@pytest.mark.rule("KX-13.13")
def test_in_a_combat_zone_the_most_negative_is_the_slowest() -> None:
    worse = WEAK.replace("8,7 structural 0023", "8,7 structural 0021")
    r = journey(WEAK, worse, RACER, roads="faulty_connectors", cards="combat_zone lines=engines:days:3")
    go_on(r, "done")
    assert [event.seat for event in r.events("moved")] == [1]


@pytest.mark.rule("KX-13.47")
@pytest.mark.parametrize(("arrow", "wrong"), [("^", False), ("v", False), (">", True), ("<", True)])
def test_an_exhaust_points_to_the_rear_or_to_the_front(arrow: str, wrong: bool) -> None:
    side = {"^": "7,8 engine 3000 ^", "v": "7,6 engine 0030 v", ">": "8,7 engine 0003 >", "<": "6,7 engine 0300 <"}
    ship = f"ship I\n7,7 starting_cabin 3333\n{side[arrow]}\n"
    r = building("gravity_anomaly", ships=[ship, SCOUT.replace(" crew=2", "")])
    assert bool(mistakes_of(r.state, r.state.ships[0])) is wrong


@pytest.mark.rule("KX-13.47")
def test_the_square_before_the_exhaust_stays_empty_and_only_exhausts_to_the_rear_push() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n7,6 engine 0030 v\n7,5 structural 0000\n"
    r = building("gravity_anomaly", ships=[ship, SCOUT.replace(" crew=2", "")])
    assert "behind_engine" in [mistake.kind for mistake in mistakes_of(r.state, r.state.ships[0])]
    both = "ship I\n7,6 engine 0030 v\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = journey(both, SCOUT, roads="gravity_anomaly", cards="combat_zone lines=engines:days:1")
    assert [event.data["strength"] for event in r.events("engines_counted")] == [1, 1]


@pytest.mark.rule("KX-13.47")
def test_after_open_space_every_ship_turns_over_and_numbers_stay_with_the_squares() -> None:
    ship = "ship I\n7,6 engine 0030 v\n7,7 starting_cabin 3333 crew=2\n8,7 cabin 0003 crew=2\n7,8 engine 3000 ^\n"
    cards = ["open_space", "combat_zone lines=crew:shots:heavy_front"]
    r = go_on(journey(ship, ship, roads="gravity_anomaly", cards=cards, dice=[7]))
    assert [(event.seat, event.data["quarters"]) for event in r.events("ship_turned")] == [(0, 2), (1, 2)]
    turned = r.state.ships[0]
    assert (turned.layout.at(turned.board.squares["7,6"]).turn, turned.crew_at(turned.board.squares["8,7"])) == (
        0,
        "HH",
    )
    fly(r)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,8"]


@pytest.mark.rule("KX-13.9", "KX-13.8")
@pytest.mark.parametrize("card", ["planets planets=B days=1", "stardust"])
def test_after_other_cards_nobody_turns(card: str) -> None:
    """The publisher's page says after planets as well; the book says open space only."""
    r = journey(SCOUT, SCOUT, roads="gravity_anomaly", cards=card)
    assert not go_on(r).events("ship_turned")


ALIENS = """
ship I
6,6 life_support_purple 0030
7,6 cargo_3 0030
6,7 cabin 3300 alien=purple
7,7 starting_cabin 3333 crew=2
8,7 cabin 0033 crew=2
8,8 cabin 3000 crew=2
7,8 engine 3000 ^
"""


@pytest.mark.rule("KX-13.29", "KX-13.57", "KX-EX-29")
def test_three_goods_and_one_alien_cost_two_humans_however_many_are_loaded() -> None:
    r = journey(ALIENS, SMOOTH, roads="contaminated_goods", cards="planets planets=BBB days=1")
    assert r.asked(0).about["options"]["land 1"]["price"] == {"days": 1, "crew": 2}
    r.choose(0, "land 1", "7,7", "8,8")
    assert r.question() == "load 0"
    assert (r.state.ships[0].human_count, r.state.ships[0].crew_count) == (4, 5)
    r.choose(0, "done")
    assert r.state.ships[0].human_count == 4


@pytest.mark.rule("KX-13.57")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("abandoned_station crew_needed=2 goods=BBB days=1", ("yes",)),
        ("smugglers strength=0 days=1 goods_loss=1 goods=BBB", ("done", "yes")),
    ],
)
def test_stations_and_rewards_cost_as_much_once_they_are_accepted(card: str, answers: tuple[str, ...]) -> None:
    gunner = ALIENS.replace("8,8 cabin 3000 crew=2", "8,8 cabin 3000 crew=2\n9,7 cannon 0003 ^").replace(
        "8,7 cabin 0033", "8,7 cabin 0333"
    )
    r = journey(gunner, SMOOTH, roads="contaminated_goods", cards=card)
    assert r.question() == "use_card 0"
    told = r.asked(0).about["options"]
    assert (told["yes"]["price"], told["no"]["price"]) == ({"days": 1, "crew": 2}, {})
    r.choose(0, "no")
    assert r.state.ships[0].human_count == 6
    del answers


@pytest.mark.rule("KX-13.57")
def test_who_would_lose_the_last_human_is_told_before() -> None:
    r = journey(FREIGHTER, SMOOTH, roads="contaminated_goods", cards="planets planets=BBB days=1")
    assert r.asked(0).about["options"]["land 1"]["then"] == "no_humans"
    go_on(r, "land 1", "load B 8,7")
    assert len(r.events("goods_loaded", 0)) == 3
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_humans"]


@pytest.mark.rule("KX-13.62", "KX-13.46")
def test_the_dead_column_is_rolled_until_the_board_has_it() -> None:
    r = building("dead_zone", dice=(2, 12, 6))
    printed = board("second-I")
    dead = [printed.names[square] for square in bits(dead_squares(r.state, printed))]
    assert dead == [name for name, square in printed.squares.items() if name[:2] == "6," and printed.area >> square & 1]
    assert r.game.view(0).table.modules["more_roads"]["conditions"][0]["values"] == {"column": "6"}


@pytest.mark.rule("KX-13.39", "KX-13.42")
def test_in_the_dead_column_nothing_has_strength_or_energy() -> None:
    slavers = "slavers strength=2 days=1 crew_loss=0 credits=1"
    r = journey(WARSHIP, SMOOTH, roads="dead_zone", cards=slavers, dice=[8])
    assert r.events("cannons_counted", 0)[0].data["strength"] == 1
    shielded = GUARDED.replace("8,7 shield 0003 ^", "8,7 shield 0303 ^")
    r = journey(shielded, SMOOTH, roads="dead_zone", cards="meteors meteors=small_right", dice=[8, 7])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["8,7"]


@pytest.mark.rule("KX-13.40")
def test_components_there_hold_no_goods_no_tokens_and_no_crew() -> None:
    r = journey(FREIGHTER, SMOOTH, roads="dead_zone", cards="planets planets=BBB days=1", dice=[8])
    r.choose(0, "land 1")
    assert {option.split()[-1] for option in r.options(0) if option.startswith("load")} == {"6,7"}
    full = LINER + "6,8 structural 0300\n"
    full = full.replace("6,7 cabin 0300", "6,7 battery_2 0300")
    r = building("dead_zone", dice=(6,), ships=[full.replace(" crew=2", ""), LINER.replace(" crew=2", "")])
    r.choose(0, "start").choose(0, "finish 1").choose(1, "finish 2")
    assert r.state.ships[0].cell_count == 0
    assert [event.data["square"] for event in r.events("crew_boarded", 1)] == ["7,7", "8,7"]


@pytest.mark.rule("KX-13.41", "KX-13.45")
def test_life_supports_there_do_not_support_and_plating_still_protects() -> None:
    ship = SMOOTH.replace("8,7 structural 0003", "8,7 cabin 0303") + "9,7 life_support_purple 0003\n"
    r = building("dead_zone", dice=(9,), ships=[ship.replace(" crew=2", ""), SCOUT.replace(" crew=2", "")])
    r.choose(0, "start").choose(0, "finish 1").choose(1, "finish 2")
    assert [event.data["who"] for event in r.events("crew_boarded", 0)] == ["humans", "humans"]
    plated = SMOOTH.replace("8,7 structural 0003", "8,7 structural 0403")
    shot = journey(plated, LINER, roads="dead_zone", cards="combat_zone lines=crew:shots:heavy_right", dice=[8, 7])
    assert shot.events("bounced", 0)


@pytest.mark.rule("KX-13.44", "KX-13.45")
def test_components_there_still_obey_the_building_rules() -> None:
    ship = "ship I\n7,7 starting_cabin 3333\n8,7 structural 1110\n"
    r = building("dead_zone", dice=(8,), ships=[ship, SCOUT.replace(" crew=2", "")])
    assert "connector_on_smooth" in [mistake.kind for mistake in mistakes_of(r.state, r.state.ships[0])]
