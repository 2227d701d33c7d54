import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import FREIGHTER, QUIET, SCOUT

HALF_FULL = """
ship I
6,7 cargo_2 0300 goods=GB
7,7 starting_cabin 3333 crew=2
8,7 special_cargo_2 0003 goods=Y
7,8 engine 3000 ^
"""


def special_row(*contents: str) -> str:
    """A class II ship with special holds for two blocks each, from 7,8 to both sides, filled like this."""
    holds = [
        f"{column},8 special_cargo_2 3333{f' goods={held}' * bool(held)}"
        for column, held in zip((7, 8, 6, 9, 5, 10), contents, strict=False)
    ]
    return "\n".join(["ship II", "7,7 starting_cabin 3333 crew=2", *holds])


def landed(ship: str, goods: str) -> Rehearsal[Table]:
    """Seat 0 has landed on a planet with these goods, and the other has flown past."""
    r = flight(ship, SCOUT, cards=[f"planets planets={goods},B days=1", QUIET])
    return r.choose(0, "land 1").choose(1, "pass")


def robbed(ship: str, blocks: int) -> Rehearsal[Table]:
    """Seat 0 must give up this many blocks."""
    return flight(ship, SCOUT, cards=[f"smugglers strength=9 days=1 goods_loss={blocks} goods=B", QUIET])


def cargo(r: Rehearsal[Table], seat: int = 0) -> dict[str, str]:
    return dict(r.game.view(seat).table.ships[seat].goods)


def stock(r: Rehearsal[Table]) -> dict[str, int]:
    return dict(r.game.view(None).table.bank)


@pytest.mark.rule("GT-R-34")
def test_the_bank_begins_with_its_known_blocks() -> None:
    assert stock(yard(4)) == {"R": 12, "Y": 17, "G": 13, "B": 14}


@pytest.mark.rule("GT-13.1")
def test_blocks_gained_come_from_the_bank_into_free_holds_that_may_take_them() -> None:
    r = landed(FREIGHTER, "RG")
    assert r.asked(0).about["hand"] == "RG"
    assert set(r.options(0)) == {"load R 8,7", "load G 6,7", "load G 8,7", "done"}
    r.choose(0, "load R 8,7", "load G 6,7")
    assert cargo(r) == {"8,7": "R", "6,7": "G"}
    assert stock(r) == {"R": 11, "Y": 17, "G": 12, "B": 14}


@pytest.mark.rule("GT-13.2")
def test_blocks_that_find_no_place_go_back_to_the_bank() -> None:
    r = landed(FREIGHTER, "RRR")
    r.choose(0, "load R 8,7", "load R 8,7")
    assert r.question() == "next_card 0 1"
    assert cargo(r) == {"8,7": "RR"}
    assert stock(r)["R"] == 10
    assert r.events("goods_discarded", 0)[0].data["goods"] == "R"


@pytest.mark.rule("GT-13.3")
def test_any_block_granted_may_be_refused() -> None:
    r = landed(FREIGHTER, "YG").choose(0, "load G 6,7", "done")
    assert cargo(r) == {"6,7": "G"}
    assert stock(r)["Y"] == 17
    assert cargo(landed(FREIGHTER, "YG").choose(0, "done")) == {}


@pytest.mark.rule("GT-13.4")
def test_while_gaining_goods_all_blocks_may_be_rearranged() -> None:
    r = landed(HALF_FULL, "R")
    assert {"lift G 6,7", "lift B 6,7", "lift Y 8,7"} <= set(r.options(0))
    r.choose(0, "lift Y 8,7", "lift G 6,7")
    assert r.asked(0).about["hand"] == "RYG"
    r.choose(0, "load R 8,7", "load Y 6,7", "load G 8,7")
    assert cargo(r) == {"8,7": "RG", "6,7": "YB"}


@pytest.mark.rule("GT-13.4")
def test_while_gaining_goods_blocks_on_board_may_be_thrown_away() -> None:
    r = landed(HALF_FULL, "R")
    assert stock(r)["B"] == 13
    r.choose(0, "lift B 6,7", "lift G 6,7", "done")
    assert cargo(r) == {"8,7": "Y"}
    assert stock(r) == {"R": 12, "Y": 16, "G": 13, "B": 14}


@pytest.mark.rule("GT-13.4")
def test_the_goods_of_stations_and_smugglers_may_be_rearranged_too() -> None:
    for card in ("abandoned_station crew_needed=1 goods=R days=1", "smugglers strength=0 days=1 goods_loss=1 goods=R"):
        armed = HALF_FULL.replace("7,8 engine 3000 ^", "7,8 cannon 3000 v")
        r = flight(armed, SCOUT, cards=[card, QUIET]).choose(0, "yes")
        assert "lift Y 8,7" in r.options(0)


@pytest.mark.rule("GT-13.5")
def test_blocks_are_rearranged_at_no_other_time() -> None:
    cards = [
        "combat_zone lines=engines:goods:1,crew:days:1,cannons:crew:1",
        "meteors meteors=small_left",
        "slavers strength=9 days=1 crew_loss=1 credits=1",
        "open_space",
        QUIET,
    ]
    ship = HALF_FULL.replace("goods=Y", "goods=YY")
    r = flight(ship, HALF_FULL, cards=cards, dice=[2], at=[30, 0])
    offered: set[str] = set()
    while not r.game.over:
        for seat in r.game.seats_asked():
            offered |= set(r.options(seat))
            r.choose(seat, r.options(seat)[0])
    assert offered <= {"fly on", "give up"}
    assert not r.events("goods_lifted")
    assert len(r.events("goods_lost", 0)) == 1


@pytest.mark.rule("GT-13.5")
def test_giving_up_goods_is_no_occasion_to_rearrange_the_rest() -> None:
    r = robbed(HALF_FULL.replace("goods=GB", "goods=YB"), 1)
    assert set(r.options(0)) == {"6,7", "8,7"}
    r.choose(0, "6,7")
    assert cargo(r) == {"6,7": "B", "8,7": "Y"}


@pytest.mark.rule("GT-13.6")
def test_a_block_the_bank_has_run_out_of_is_neither_gained_nor_replaced() -> None:
    r = flight(
        special_row(""),
        special_row("RR", "RR", "RR", "RR", "RR", "RR"),
        cards=["planets planets=RY,B days=1", QUIET],
    )
    assert stock(r)["R"] == 0
    r.choose(0, "land 1").choose(1, "pass")
    assert r.asked(0).about["hand"] == "Y"
    assert list(r.options(0)) == ["load Y 7,8", "done"]


@pytest.mark.rule("GT-13.6")
def test_of_several_blocks_only_those_in_the_bank_are_gained() -> None:
    r = flight(
        special_row("", ""),
        special_row("RR", "RR", "RR", "RR", "RR", "R"),
        cards=["planets planets=RRR,B days=1", QUIET],
    )
    r.choose(0, "land 1").choose(1, "pass")
    assert r.asked(0).about["hand"] == "R"


@pytest.mark.rule("GT-13.7", "GT-R-10")
def test_players_load_in_flight_order_and_blocks_thrown_away_are_there_for_the_next() -> None:
    r = flight(
        special_row("", "RR", "RR", "RR", "RR", "RR"),
        special_row("RR"),
        cards=["planets planets=R,Y days=1", QUIET],
        at=[0, 7],
    )
    r.choose(1, "land 2").choose(0, "land 1")
    assert r.question() == "load 1"
    assert r.state.flight.positions == {0: 0, 1: 7}  # nobody moves back before all have loaded
    r.choose(1, "lift R 7,8", "done")
    assert r.question() == "load 0"
    assert r.asked(0).about["hand"] == "R"
    r.choose(0, "load R 7,8")
    assert cargo(r)["7,8"] == "R"
    assert r.state.flight.positions == {0: -1, 1: 6}


@pytest.mark.rule("GT-13.7")
def test_blocks_thrown_away_come_too_late_for_those_before() -> None:
    r = flight(
        special_row("RR", "RR", "RR", "RR", "RR", ""),
        special_row("RR"),
        cards=["planets planets=R,Y days=1", QUIET],
    )
    r.choose(0, "land 1").choose(1, "land 2")
    assert r.question() == "load 1"  # the leader had nothing to load


@pytest.mark.rule("GT-13.8")
@pytest.mark.parametrize(("blocks", "left"), [(1, "YGB"), (2, "GB"), (3, "B"), (4, "")])
def test_the_most_valuable_blocks_go_first(blocks: int, left: str) -> None:
    ship = HALF_FULL.replace("goods=GB", "goods=YB").replace("goods=Y\n", "goods=RG\n")
    r = robbed(ship, blocks)
    assert r.state.ships[0].blocks == left
    assert [event.data["colour"] for event in r.events("goods_lost", 0)] == list("RYGB"[:blocks])
    assert stock(r)["R"] == 12


@pytest.mark.rule("GT-13.9")
@pytest.mark.parametrize(("choice", "left"), [("6,7", {"6,7": "B", "8,7": "Y"}), ("8,7", {"6,7": "YB"})])
def test_among_blocks_of_a_colour_the_owner_chooses(choice: str, left: dict[str, str]) -> None:
    r = robbed(HALF_FULL.replace("goods=GB", "goods=YB"), 1)
    assert set(r.options(0)) == {"6,7", "8,7"}
    assert r.asked(0).about["colour"] == "Y"
    assert cargo(r.choose(0, choice)) == left


TWO_BATTERIES = """
ship I
6,7 battery_2 0300 cells=2
7,7 starting_cabin 3333 crew=2
8,7 battery_3 0003 cells=1
7,8 cargo_2 3000 goods=B
"""


@pytest.mark.rule("GT-13.10")
def test_each_missing_block_costs_a_token_from_a_battery_of_the_owners_choice() -> None:
    r = robbed(TWO_BATTERIES, 3)
    assert cargo(r) == {}
    assert r.question() == "battery 0"
    assert set(r.options(0)) == {"6,7", "8,7"}
    r.choose(0, "8,7")
    assert r.question() == "next_card 0 1"  # the last token is not a choice any more
    assert r.game.view(0).table.ships[0].cells["6,7"] == 1
    assert r.state.ships[0].cell_count == 1


@pytest.mark.rule("GT-13.10")
def test_no_token_is_taken_while_there_are_blocks() -> None:
    r = robbed(TWO_BATTERIES, 1)
    assert r.question() == "next_card 0 1"
    assert (cargo(r), r.state.ships[0].cell_count) == ({}, 3)


@pytest.mark.rule("GT-13.11")
def test_when_blocks_and_tokens_run_out_nothing_more_is_owed() -> None:
    r = robbed(TWO_BATTERIES, 9)
    assert r.question() == "next_card 0 1"
    ship = r.state.ships[0]
    assert (ship.blocks, ship.cell_count, ship.crew_count) == ("", 0, 2)
    assert not r.events("paid", 0)
    assert set(r.game.view(0).table.ships[0].pieces) == {"6,7", "7,7", "8,7", "7,8"}
