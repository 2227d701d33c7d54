import pytest

from starboard.bots.galaxy.damage import keep_part
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Decision, Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

FREIGHTER = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 cannon 0012 ^
7,8 engine 3000 ^
8,7 battery_2 0303 cells=2
6,7 special_cargo_1 0303
6,8 cargo_2 3003
"""
TWIN = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 double_cannon 0013 ^
7,8 double_engine 3000 ^
8,7 battery_2 0303 cells=2
"""


def _answer(rehearsal: Rehearsal[Table], seat: int = 0) -> str:
    """What the sensible player answers where the rehearsal stands."""
    return SensibleBot().choose(rehearsal.asked(seat), lambda: rehearsal.game.view(seat))


def test_it_lands_on_the_planet_whose_goods_its_holds_can_take() -> None:
    assert _answer(flight(FREIGHTER, FREIGHTER, cards=["planets planets=RR,RYY,B days=1"])) == "land 2"


def test_it_flies_past_planets_that_are_not_worth_the_days() -> None:
    assert _answer(flight(FREIGHTER, FREIGHTER, cards=["planets planets=B,B days=4"])) == "pass"


def test_it_keeps_the_special_hold_for_red_blocks() -> None:
    r = (
        flight(FREIGHTER, FREIGHTER, cards=["planets planets=RYY,B days=1", "stardust"])
        .choose(0, "land 1")
        .choose(1, "pass")
    )
    while r.question() == "load 0":
        r.choose(0, _answer(r))
    assert r.state.ships[0].blocks == "RYY"


def test_it_lifts_a_cheap_block_to_make_room_for_a_dear_one() -> None:
    full = FREIGHTER.replace("6,7 special_cargo_1 0303", "6,7 special_cargo_1 0303 goods=B").replace(
        "6,8 cargo_2 3003", "6,8 cargo_2 3003 goods=YY"
    )
    r = flight(full, FREIGHTER, cards=["planets planets=R,B days=1", "stardust"]).choose(0, "land 1").choose(1, "pass")
    while r.question() == "load 0":
        r.choose(0, _answer(r))
    assert r.state.ships[0].blocks == "RYY"


def test_it_powers_the_cannon_that_beats_an_enemy() -> None:
    r = flight(TWIN, TWIN, cards=["slavers strength=1 days=1 crew_loss=2 credits=5"])
    assert _answer(r) == "7,6"


def test_it_powers_an_engine_rather_than_be_stranded() -> None:
    assert _answer(flight(TWIN, TWIN, cards=["open_space"])) == "7,8"


@pytest.mark.parametrize(("crew_loss", "answer"), [(1, "yes"), (2, "no")])
def test_it_never_sells_its_last_human(crew_loss: int, answer: str) -> None:
    card = f"abandoned_ship crew_loss={crew_loss} credits=8 days=1"
    assert _answer(flight(FREIGHTER, FREIGHTER, cards=[card])) == answer


def test_it_gives_up_when_it_has_no_engine_and_a_long_way_to_go() -> None:
    wreck = "ship I\n7,7 starting_cabin 3333 crew=2\n7,6 cannon 0012 ^"
    cards = ["stardust"] * 15
    assert _answer(flight(wreck, FREIGHTER, cards=cards, fly_on=False)) == "give up"
    assert _answer(flight(FREIGHTER, FREIGHTER, cards=cards, fly_on=False)) == "fly on"


def test_in_a_contest_it_is_safe_whatever_those_behind_may_power() -> None:
    """Unpowered it would be the stronger one, but the ship behind has a double cannon and tokens for it."""
    leader = TWIN.replace("8,7 battery_2 0303 cells=2", "8,7 battery_2 3303 cells=2\n8,6 cannon 0030 ^")
    zone = "combat_zone lines=cannons:crew:2"
    assert _answer(flight(leader, TWIN, cards=[zone])) == "7,6"
    assert _answer(flight(leader, TWIN.replace(" cells=2", ""), cards=[zone])) == "done"


def test_of_two_equal_parts_it_keeps_the_one_with_more_humans() -> None:
    parts = {"front": ["7,6", "7,7"], "rear": ["7,8", "7,9"]}
    ship = "ship I\n7,6 engine 0030 ^\n7,7 starting_cabin 3333 crew=1\n7,8 cabin 3333 crew=2\n7,9 engine 3000 ^"
    seen = flight(ship, FREIGHTER, cards=["stardust"], fly_on=False).game.view(0).table.ships[0]
    assert keep_part(Decision("1", 0, "keep_part", tuple(parts), {"parts": parts}), seen) == "rear"


def test_a_ship_that_moves_by_energy_alone_keeps_tokens_for_open_space() -> None:
    """It would have to spend its last tokens so as not to be the weakest; a plain engine sets them free."""
    zone, rival = "combat_zone lines=cannons:crew:2", FREIGHTER
    assert _answer(flight(TWIN, rival, cards=[zone, *["stardust"] * 4])) == "done"
    assert _answer(flight(TWIN.replace("double_engine", "engine"), rival, cards=[zone, *["stardust"] * 4])) == "7,6"
