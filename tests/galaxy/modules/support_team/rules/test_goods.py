"""Those who know about goods: Smuggler, Stock Boy."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from starboard.engine import Ask, Rehearsal
from starboard.galaxy.flight.goods import gain_goods, hidden_goods, open_goods
from starboard.galaxy.ship.working import can_hold, room_on
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import again, landed, last_card, lines, ready, until

FREIGHTER = """
ship I
7,7 starting_cabin 3333
6,7 structural 3333
8,7 structural 3333
6,8 structural 3033
7,8 special_cargo_1 3000
8,8 battery_2 3000
9,7 cargo_2 0003
"""
THEFT = "smugglers strength=9 days=1 goods_loss=3 goods=R"


def laden(
    people: str, goods: Mapping[str, str], cells: int = 0, both: bool = False, card: str = THEFT
) -> Rehearsal[Table]:
    """The first ship with these blocks and battery tokens, before a card."""
    table = last_card(until(ready(FREIGHTER, FREIGHTER, p0=people, both=both), "next_card")).state.copy()
    ship = table.ships[0]
    ship.goods = {ship.board.squares[name]: blocks for name, blocks in goods.items()}
    for colour in "".join(goods.values()):
        assert table.bank.give_block(colour)
    table.bank.take("cells", ship.cell_count - cells)
    ship.cells = {ship.board.squares["8,8"]: cells}
    table.flight.deck = (card, "nothing")
    return again(table)


def robbed(people: str, goods: Mapping[str, str], cells: int, both: bool = False) -> Rehearsal[Table]:
    """The smugglers have won against the first ship: three blocks must be given up."""
    return laden(people, goods, cells, both).all_choose("fly on")


def left(r: Rehearsal[Table]) -> tuple[str, int]:
    ship = r.state.ships[0]
    return ship.blocks, ship.cell_count


@pytest.mark.rule("AX-12.57", "AX-12.86")
def test_structural_modules_take_a_blue_or_green_block_when_goods_are_loaded() -> None:
    table = laden("smuggler", {}).state.copy()
    ship = table.ships[0]
    square = ship.board.squares["6,7"]
    assert [can_hold(table, ship, square, colour) for colour in "RYGB"] == [False, False, True, True]
    assert not can_hold(table, ship, ship.board.squares["7,7"], "B")
    assert not can_hold(table, table.ships[1], square, "B")
    rule = gain_goods(table, ship, "YGB")
    asked = next(rule)
    assert isinstance(asked, Ask)
    options = list(asked.options)
    assert {"load G 6,7", "load B 8,7", "load Y 9,7"} <= set(options)
    assert "load Y 6,7" not in options
    ship.goods = {square: "G"}
    assert not can_hold(table, ship, square, "B"), "one block each"


@pytest.mark.rule("AX-12.86")
def test_a_block_is_lost_with_its_module() -> None:
    r = laden("smuggler", {"8,7": "B", "6,7": "G"}, card="meteors meteors=large_rear")
    table = r.state.copy()
    table.chance.script("dice", [2, 2], only=True)  # the rear of column 6
    ship = table.ships[0]
    ship.layout = ship.layout.without(1 << ship.board.squares["6,8"])
    r = again(table).all_choose("fly on")
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["6,7"]
    assert left(r)[0] == "B"
    assert r.state.bank.blocks["G"] == table.bank.blocks["G"] + 1


@pytest.mark.rule("AX-12.58")
def test_hidden_blocks_are_not_found_by_those_who_look_for_goods() -> None:
    table = laden("smuggler", {"6,7": "G", "9,7": "YB"}).state
    ship = table.ships[0]
    assert hidden_goods(table, ship) == {ship.board.squares["6,7"]: "G"}
    assert open_goods(table, ship) == {ship.board.squares["9,7"]: "YB"}


THREE_HIDDEN = {"6,7": "B", "8,7": "B", "6,8": "B", "7,8": "R"}


@pytest.mark.rule("AX-12.59", "AX-12.60")
def test_ex_37_hidden_blocks_need_not_be_given_up_but_may() -> None:
    """3 blue hidden, 1 red, 1 token; 3 must be given: the red goes first; then the token, or blue ones to keep it."""
    r = robbed("smuggler", THREE_HIDDEN, 1)
    assert set(r.options(0)) == {"block B 6,7", "block B 8,7", "block B 6,8", "battery"}, "the red one has gone"
    r.choose(0, "battery")
    assert "done" in r.options(0)
    r.choose(0, "done")
    assert left(r) == ("BBB", 0)
    r = robbed("smuggler", THREE_HIDDEN, 1).choose(0, "block B 6,7")
    assert "done" not in r.options(0), "as long as there is a token"
    r.choose(0, "block B 8,7")
    assert left(r) == ("B", 1)


@pytest.mark.rule("AX-12.59")
def test_what_is_in_sight_goes_first_the_dearest_of_it() -> None:
    r = robbed("smuggler", {"6,7": "B", "9,7": "YG"}, 2)
    assert left(r) == ("B", 2)
    assert set(r.options(0)) == {"block B 6,7", "battery"}


@pytest.mark.rule("AX-12.59")
def test_a_hidden_block_that_is_worth_no_less_may_be_given_instead_of_one_in_sight() -> None:
    r = robbed("smuggler", {"6,7": "G", "8,7": "B", "9,7": "YB"}, 2)
    assert left(r) == ("GBB", 2), "no hidden block is worth the yellow one"
    assert set(r.options(0)) == {"block B 8,7", "block G 6,7", "block B 9,7"}
    r.choose(0, "block G 6,7")
    assert set(r.options(0)) == {"block B 8,7", "block B 9,7"}, "and no token as long as one is in sight"


@pytest.mark.rule("AX-12.61")
@pytest.mark.parametrize(("both", "whole", "half"), [(True, 9, 5), (False, 7, 4)])
def test_each_hidden_block_is_worth_1_more_before_halving(both: bool, whole: int, half: int) -> None:
    for leaving, sale in (((), whole), ((0,), half)):
        r = laden("smuggler", {"6,7": "G", "8,7": "B", "7,8": "R"}, both=both, card="nothing")
        table = r.state.copy()
        table.flight.deck = ("nothing",)
        r = landed(again(table), *leaving)
        assert [amount for seat, _, amount in lines(r, "goods") if seat == 0] == [sale]


@pytest.mark.rule("AX-12.62", "AX-12.65")
def test_the_stock_boy_puts_a_red_block_into_a_plain_hold_of_each_component() -> None:
    table = laden("stock_boy", {}).state.copy()
    ship = table.ships[0]
    plain, special = ship.board.squares["9,7"], ship.board.squares["7,8"]
    assert can_hold(table, ship, plain, "R")
    assert not can_hold(table, table.ships[1], plain, "R")
    assert room_on(table, ship, special).special == 1
    ship.goods = {plain: "R"}
    assert not can_hold(table, ship, plain, "R"), "one of them"
    assert can_hold(table, ship, plain, "Y")


IN_SPECIAL = {"7,8": "B", "9,7": "RB"}


@pytest.mark.rule("AX-12.64", "AX-12.87")
def test_what_lies_in_special_holds_is_hidden_if_its_owner_likes() -> None:
    table = laden("stock_boy", {"7,8": "Y", "9,7": "RB"}, both=True).state
    ship = table.ships[0]
    assert hidden_goods(table, ship) == {ship.board.squares["7,8"]: "Y"}
    table = laden("stock_boy", {"7,8": "R"}, both=True).state
    assert hidden_goods(table, table.ships[0]) == {}
    table = laden("stock_boy", {"7,8": "Y"}).state
    assert hidden_goods(table, table.ships[0]) == {}, "not on the first flight together"


STOCKED = """
ship I
7,7 starting_cabin 3333
6,7 special_cargo_1 0300
8,7 special_cargo_1 0303
7,6 special_cargo_1 0030
9,7 cargo_2 0003
7,8 battery_2 3000
"""


def stocked() -> Rehearsal[Table]:
    """AX-EX-38: 3 blue blocks in special holds, 1 red block and 1 token; 3 must be given."""
    table = last_card(until(ready(STOCKED, STOCKED, p0="stock_boy"), "next_card")).state.copy()
    ship = table.ships[0]
    goods = {"6,7": "B", "8,7": "B", "7,6": "B", "9,7": "R"}
    ship.goods = {ship.board.squares[name]: blocks for name, blocks in goods.items()}
    for colour in "BBBR":
        assert table.bank.give_block(colour)
    table.bank.take("cells", 1)
    ship.cells = {ship.board.squares["7,8"]: 1}
    table.flight.deck = (THEFT, "nothing")
    return again(table).all_choose("fly on")


@pytest.mark.rule("AX-12.63", "AX-12.64")
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (("block R 9,7", "battery", "done"), ("BBB", 0)),
        (("block R 9,7", "block B 6,7", "block B 8,7"), ("B", 1)),
        (("block B 6,7", "block B 8,7", "block B 7,6"), ("R", 1)),
        (("block B 6,7", "block B 8,7", "battery"), ("RB", 0)),
    ],
)
def test_ex_38_the_owner_decides_what_goes(given: tuple[str, ...], kept: tuple[str, int]) -> None:
    r = stocked()
    for choice in given:
        assert choice in r.options(0)
        r.choose(0, choice)
    assert left(r) == kept
    assert r.question().startswith("next_card")


@pytest.mark.rule("AX-12.63")
def test_nothing_left_may_only_be_said_when_nothing_is_in_sight() -> None:
    r = stocked()
    assert "done" not in r.options(0)
    r.choose(0, "battery")
    assert "done" not in r.options(0), "the red block is in sight"
