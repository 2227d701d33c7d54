import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import QUIET, SCOUT

RACER = """
ship I
6,7 battery_2 0333 cells=2
7,7 starting_cabin 3333 crew=2
8,7 battery_3 0333 cells=3
6,8 engine 3000 ^
7,8 double_engine 3000 ^
8,8 double_engine 3000 ^
"""


def enemy_met(ship: str, strength: int = 9) -> Rehearsal[Table]:
    """Slavers who take nobody attack seat 0."""
    return flight(ship, SCOUT, cards=[f"slavers strength={strength} days=1 crew_loss=0 credits=1", QUIET])


def cannons(r: Rehearsal[Table]) -> float:
    return float(r.events("cannons_counted", 0)[-1].data["strength"])


def engines(r: Rehearsal[Table]) -> int:
    return int(r.events("engines_counted", 0)[-1].data["strength"])


def armed(*weapons: str, alien: str = "", cells: int = 0) -> str:
    """A ship with these weapons (`cannon ^`), from the middle of the front on, and maybe an alien and battery tokens.

    What points to the rear (`cannon v`, `engine ^`) stands behind the starting cabin instead.
    """
    front = iter(("7,6", "6,6", "8,6"))
    lines = []
    for weapon in weapons:
        kind, arrow = weapon.split(" ")
        to_the_rear = arrow == "v" or kind == "engine"
        lines.append(f"7,8 {kind} 3000 {arrow}" if to_the_rear else f"{next(front)} {kind} 0030 {arrow}")
    if cells:
        lines.append(f"5,7 battery_3 0300 cells={cells}")
    if alien:
        lines += [f"9,7 life_support_{alien} 0033", f"9,8 cabin 3000 alien={alien}"]
    hull = ["6,7 structural 3303", "7,7 starting_cabin 3333 crew=2", "8,7 structural 3303"]
    return "\n".join(["ship I", *hull, *lines])


@pytest.mark.rule("GT-15.1")
def test_tokens_are_paid_only_when_a_card_asks_for_strength() -> None:
    r = flight(RACER, RACER, cards=["stardust", "open_space"], fly_on=False)
    r.all_choose("fly on")
    assert r.question() == "next_card 0 1"  # stardust asks for no strength
    assert r.state.ships[0].cell_count == 5
    r.all_choose("fly on")
    assert set(r.options(0)) == {"7,8", "8,8", "done"}


@pytest.mark.rule("GT-15.1")
@pytest.mark.parametrize(("powered", "strength"), [((), 1), (("8,8",), 3), (("7,8", "8,8"), 5)])
def test_the_player_decides_which_doubles_he_powers_for_a_token_each(powered: tuple[str, ...], strength: int) -> None:
    r = flight(RACER, SCOUT, cards=["open_space", QUIET])
    for square in powered:
        r.choose(0, square, "6,7")
    if len(powered) < 2:
        r.choose(0, "done")
    assert [event.data["square"] for event in r.events("engine_powered", 0)] == list(powered)
    assert engines(r) == strength
    assert r.state.ships[0].cell_count == 5 - len(powered)


@pytest.mark.rule("GT-15.2")
@pytest.mark.parametrize(
    ("ship", "powered", "strength"),
    [
        ("7,8 engine 3000 ^", 0, 1),
        ("7,8 engine 3000 ^\n8,8 engine 3000 ^\n6,8 engine 3000 ^", 0, 3),
        ("7,8 engine 3000 ^\n8,8 double_engine 3000 ^", 1, 3),
        ("7,8 double_engine 3000 ^\n8,8 double_engine 3000 ^", 2, 4),
        ("7,8 double_engine 3000 ^\n8,8 double_engine 3000 ^", 1, 2),
    ],
)
def test_an_engine_gives_one_and_a_powered_double_engine_two(ship: str, powered: int, strength: int) -> None:
    hull = (
        "ship I\n6,7 structural 0333\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0033\n5,7 battery_3 0300 cells=3\n"
    )
    r = flight(hull + ship, SCOUT, cards=["open_space", QUIET])
    for _ in range(powered):
        r.choose(0, r.options(0)[0])
    if r.question() == "power_engines 0":
        r.choose(0, "done")
    assert engines(r) == strength
    assert r.state.flight.positions[0] == strength


@pytest.mark.rule("GT-15.3")
@pytest.mark.parametrize(
    ("weapons", "strength"),
    [
        (["cannon ^"], 1),
        (["cannon <"], 0.5),
        (["cannon >"], 0.5),
        (["cannon v"], 0.5),
        (["cannon ^", "cannon <", "cannon ^"], 2.5),
    ],
)
def test_a_cannon_gives_one_to_the_front_and_half_elsewhere(weapons: list[str], strength: float) -> None:
    assert cannons(enemy_met(armed(*weapons))) == strength


@pytest.mark.rule("GT-15.4")
@pytest.mark.parametrize(("arrow", "strength"), [("^", 2), ("<", 1), (">", 1), ("v", 1)])
def test_a_powered_double_cannon_gives_two_to_the_front_and_one_elsewhere(arrow: str, strength: int) -> None:
    ship = armed(f"double_cannon {arrow}", cells=1)
    r = enemy_met(ship, strength=1)
    assert cannons(r.choose(0, r.options(0)[0])) == strength
    assert cannons(enemy_met(ship, strength=1).choose(0, "done")) == 0


@pytest.mark.rule("GT-15.4")
def test_of_two_double_cannons_the_powered_one_counts() -> None:
    r = enemy_met(armed("double_cannon ^", "double_cannon <", cells=2), strength=2)
    r.choose(0, "6,6", "done")
    assert cannons(r) == 1


@pytest.mark.rule("GT-15.5")
@pytest.mark.parametrize(("weapons", "strength"), [(["cannon ^"], 3), (["cannon <"], 2.5), ([], 0)])
def test_a_purple_alien_adds_two_to_a_strength_above_zero(weapons: list[str], strength: float) -> None:
    assert cannons(enemy_met(armed(*weapons, alien="purple"))) == strength


@pytest.mark.rule("GT-15.5")
def test_a_brown_alien_is_no_gunner() -> None:
    assert cannons(enemy_met(armed("cannon ^", alien="brown"))) == 1


@pytest.mark.rule("GT-15.6")
@pytest.mark.parametrize(
    ("weapons", "alien", "strength"),
    [
        (["cannon ^", "engine ^"], "brown", 3),
        (["cannon ^"], "brown", 0),
        (["cannon ^", "engine ^"], "purple", 1),
    ],
)
def test_a_brown_alien_adds_two_to_an_engine_strength_above_zero(weapons: list[str], alien: str, strength: int) -> None:
    r = flight(armed(*weapons, alien=alien), SCOUT, cards=["open_space", QUIET])
    assert engines(r) == strength


@pytest.mark.rule("GT-15.6")
@pytest.mark.parametrize(("choice", "strength"), [("9,9", 4), ("done", 0)])
def test_a_brown_alien_helps_a_double_engine_only_if_it_is_powered(choice: str, strength: int) -> None:
    ship = armed(alien="brown", cells=1).replace("9,8 cabin 3000", "9,8 cabin 3030") + "\n9,9 double_engine 3000 ^"
    r = flight(ship, SCOUT, cards=["open_space", QUIET]).choose(0, choice)
    assert engines(r) == strength


@pytest.mark.rule("GT-15.7")
def test_single_cannons_single_engines_and_aliens_cannot_be_left_out() -> None:
    r = enemy_met(armed("cannon ^", "double_cannon ^", alien="purple", cells=1), strength=4)
    assert list(r.options(0)) == ["6,6", "done"]
    assert cannons(r.choose(0, "done")) == 3
    ship = armed("engine ^", alien="brown")
    r = flight(ship, SCOUT, cards=["open_space", QUIET])
    assert r.question() == "next_card 0 1"  # nothing to decide
    assert engines(r) == 3


@pytest.mark.rule("GT-15.7")
def test_a_player_cannot_make_himself_weaker_to_lose_on_purpose() -> None:
    r = enemy_met(armed("cannon ^", "cannon ^"), strength=1)
    assert r.events("enemy_beaten", 0)


@pytest.mark.rule("GT-15.8")
def test_doubles_and_shields_may_be_left_off_though_there_are_tokens() -> None:
    cards = [
        "slavers strength=1 days=1 crew_loss=0 credits=1",
        "combat_zone lines=engines:days:1,crew:shots:light_front",
        QUIET,
    ]
    ship = """
    ship I
    7,6 double_cannon 0030 ^
    6,7 battery_3 0300 cells=3
    7,7 starting_cabin 3333 crew=2
    8,7 shield 0003 ^
    7,8 double_engine 3000 ^
    """
    r = flight(ship, SCOUT, cards=cards, dice=[7])
    assert r.question() == "power_cannons 0"
    r.choose(0, "done").all_choose("fly on")
    assert r.question() == "power_engines 0"
    r.choose(0, "done")
    assert r.question() == "shield 0"
    r.choose(0, "none")
    assert r.state.ships[0].cell_count == 3
    assert (cannons(r), engines(r)) == (0, 0)
    assert r.events("component_destroyed", 0)


@pytest.mark.rule("GT-15.9")
def test_half_a_point_more_than_the_enemy_wins_and_half_a_point_less_loses() -> None:
    one_and_a_half = armed("cannon ^", "cannon <")
    assert enemy_met(one_and_a_half, strength=1).events("enemy_beaten", 0)
    assert enemy_met(one_and_a_half, strength=2).events("enemy_won", 0)


@pytest.mark.rule("GT-15.10")
@pytest.mark.parametrize(("battery", "left"), [("6,7", {"6,7": 1, "8,7": 3}), ("8,7", {"6,7": 2, "8,7": 2})])
def test_a_token_comes_from_the_battery_the_owner_chooses(battery: str, left: dict[str, int]) -> None:
    r = flight(RACER, SCOUT, cards=["open_space", QUIET]).choose(0, "7,8")
    assert r.question() == "battery 0"
    assert set(r.options(0)) == {"6,7", "8,7"}
    r.choose(0, battery, "done")
    assert r.game.view(0).table.ships[0].cells == left


@pytest.mark.rule("GT-15.10")
def test_an_empty_battery_cannot_pay() -> None:
    r = flight(RACER.replace("6,7 battery_2 0333 cells=2", "6,7 battery_2 0333"), SCOUT, cards=["open_space", QUIET])
    r.choose(0, "7,8")
    assert r.question() == "power_engines 0"
    assert r.game.view(0).table.ships[0].cells["8,7"] == 2


@pytest.mark.rule("GT-EX-22")
@pytest.mark.parametrize(("choice", "strength"), [("done", 0), ("7,6", 4)])
def test_example_a_purple_alien_and_one_double_cannon(choice: str, strength: int) -> None:
    r = enemy_met(armed("double_cannon ^", alien="purple", cells=1), strength=3).choose(0, choice)
    assert cannons(r) == strength
