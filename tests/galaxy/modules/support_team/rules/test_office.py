"""Those who never touch a spanner: Advertiser, Bureaucrat, Trader."""

from __future__ import annotations

import pytest

from starboard.galaxy.modules.support_team.people.advertiser import outer_plates
from starboard.galaxy.notation import read_ship
from tests.galaxy.modules.support_team.hiring import SMALL, again, landed, last_card, lines, ready, until

HOLDS = """
ship I
7,7 starting_cabin 3333
7,8 engine 3000 ^
6,7 cargo_2 0300
8,7 cargo_3 0003
"""


@pytest.mark.rule("AX-12.1")
def test_the_advertiser_foretells_a_rank_or_the_end_for_everybody_each_rank_once() -> None:
    r = ready(SMALL, SMALL, SMALL, p0="advertiser")
    r.choose(0, "advertiser predict")
    assert r.asked(0).about["target"] == 0
    assert list(r.options(0)) == ["place 1", "place 2", "place 3", "out"]
    r.choose(0, "place 2")
    assert r.asked(0).about["target"] == 1
    assert list(r.options(0)) == ["place 1", "place 3", "out"]
    r.choose(0, "out", "place 1")
    assert [event.data["ranks"] for event in r.events("forecast_made")] == [{"0": 2, "1": 0, "2": 1}]
    assert r.question().startswith("next_card")


@pytest.mark.rule("AX-12.2")
@pytest.mark.parametrize(
    ("said", "out", "earned"),
    [
        (("place 1", "place 2", "place 3"), (), 6),
        (("place 2", "place 1", "place 3"), (), 2),
        (("place 1", "out", "place 2"), (1,), 5),
        (("out", "out", "out"), (), 0),
        (("place 3", "place 1", "out"), (2,), 1),
    ],
)
def test_right_ranks_bring_2_credits_and_right_ends_1(said: tuple[str, ...], out: tuple[int, ...], earned: int) -> None:
    r = ready(SMALL, SMALL, SMALL, p0="advertiser", both=False)
    r.choose(0, "advertiser predict", *said)
    r = landed(r, *out)
    assert sum(amount for _, _, amount in lines(r, "advertiser_forecast")) == earned


@pytest.mark.rule("AX-12.77")
def test_the_forecast_is_also_paid_to_an_owner_who_gave_up() -> None:
    r = ready(SMALL, SMALL, p0="advertiser", both=False)
    r.choose(0, "advertiser predict", "out", "place 1")
    assert lines(landed(r, 0), "advertiser_forecast") == [(0, "advertiser_forecast", 3)]


PLATED = """
ship I
7,7 starting_cabin 3333
8,7 structural 4443
7,8 structural 3040
"""


@pytest.mark.rule("AX-12.3")
@pytest.mark.parametrize(("both", "leaving", "paid"), [(True, (), [4]), (False, (), []), (True, (0,), [])])
def test_plated_outer_edges_pay_whoever_finishes(both: bool, leaving: tuple[int, ...], paid: list[int]) -> None:
    """AX-EX-43: a component with plating on three sides that face outside gives 3 credits; here another gives 1."""
    r = landed(until(ready(PLATED, SMALL, p0="advertiser", both=both), "next_card"), *leaving)
    assert [amount for _, _, amount in lines(r, "advertiser_plates")] == paid


@pytest.mark.rule("AX-12.4")
def test_edges_beside_a_component_and_edges_of_holes_do_not_count() -> None:
    ring = """
ship I
6,6 structural 0330
7,6 structural 0343
8,6 structural 0033
6,7 structural 3030
8,7 structural 3030
6,8 structural 3300
7,8 structural 0304
8,8 structural 3003
"""
    layout = read_ship(ring, 0).layout
    names = layout.board.names
    assert [(names[square], side) for square, side in outer_plates(layout)] == []
    opened = layout.without(1 << layout.board.squares["7,8"])
    assert [(names[square], side) for square, side in outer_plates(opened)] == [("7,6", 2)]


@pytest.mark.rule("AX-12.14", "AX-12.79")
def test_the_bureaucrat_gains_the_flights_number_and_a_day_for_each_ship_ahead() -> None:
    r = ready(SMALL, SMALL, SMALL, p2="bureaucrat", both=False)
    assert r.asked(2).about["options"]["bureaucrat days"]["gain"] == {"days": 3}
    start = r.state.flight.positions[2]
    r.choose(2, "bureaucrat days")
    (moved,) = r.events("moved", 2)
    assert moved.data["days"] == 3
    assert r.state.flight.positions[2] == start + 3 + len(moved.data["passed"])
    assert r.question() == "next_card 2 0 1"


@pytest.mark.rule("AX-12.14")
def test_the_bureaucrat_may_leave_it() -> None:
    r = ready(SMALL, SMALL, p1="bureaucrat")
    positions = dict(r.state.flight.positions)
    r.choose(1, "done")
    assert r.state.flight.positions == positions


@pytest.mark.rule("AX-12.15", "AX-R-32")
@pytest.mark.parametrize(
    ("used", "finish", "looks"),
    [
        ((), [4, 3], 2),
        (("bureaucrat raise finish",), [8, 6], 2),
        (("bureaucrat lower finish",), [0, 0], 2),
        (("bureaucrat raise looks",), [4, 3], 4),
        (("bureaucrat lower looks", "bureaucrat raise finish"), [8, 6], 0),
    ],
)
def test_bonuses_go_up_or_down_for_everybody(used: tuple[str, ...], finish: list[int], looks: int) -> None:
    r = landed(ready(SMALL, SMALL, p0="bureaucrat"))
    r.choose(0, *used)
    until(r, "hire", "done")
    assert [amount for _, _, amount in lines(r, "finish")] == finish
    assert [amount for _, _, amount in lines(r, "best_looking")] == [looks, looks]


@pytest.mark.rule("AX-12.15")
@pytest.mark.parametrize(("way", "finish"), [("raise", [16, 12, 8, 4]), ("lower", [8, 6, 4, 2]), (None, [12, 9, 6, 3])])
@pytest.mark.parametrize(("looks", "best"), [("raise", 8), ("lower", 4), (None, 6)])
def test_ex_36_the_bonuses_of_flight_3(way: str | None, finish: list[int], looks: str | None, best: int) -> None:
    ship = SMALL.replace("ship I", "ship III")
    r = landed(ready(ship, ship, ship, ship, p0="bureaucrat", round_name="III"))
    for word, bonus in ((way, "finish"), (looks, "looks")):
        if word:
            r.choose(0, f"bureaucrat {word} {bonus}")
    until(r, "hire", "done")
    assert [amount for _, _, amount in lines(r, "finish")] == finish
    assert {amount for _, _, amount in lines(r, "best_looking")} == {best}


@pytest.mark.rule("AX-12.16")
def test_the_bureaucrat_changes_bonuses_also_after_giving_up_but_not_on_the_first_flight() -> None:
    r = landed(ready(SMALL, SMALL, p0="bureaucrat"), 0)
    assert r.question() == "use_team 0"
    r.choose(0, "bureaucrat raise finish")
    assert list(r.options(0)) == ["bureaucrat raise looks", "bureaucrat lower looks", "done"]
    until(r, "hire", "done")
    assert lines(r, "finish") == [(1, "finish", 8)]
    assert landed(ready(SMALL, SMALL, p0="bureaucrat", both=False)).state.results


@pytest.mark.rule("AX-12.71", "AX-R-38")
def test_the_trader_buys_yellow_blocks_as_many_as_the_flights_number_and_there_is_room_for() -> None:
    second = HOLDS.replace("ship I", "ship II")
    r = ready(second, second, p0="trader", round_name="II", purses=(9, 9), both=False)
    assert list(r.options(0)) == ["trader buy 1", "trader buy 2", "done"]
    assert r.asked(0).about["options"]["trader buy 2"] == {"price": {"credits": 2}, "gain": {"goods": "YY"}}
    r.choose(0, "trader buy 2")
    assert r.question() == "load 0"
    r.choose(0, "load Y 6,7", "load Y 8,7")
    until(r, "next_card")
    assert r.state.credits(0) == 7
    assert r.state.ships[0].blocks == "YY"
    small = SMALL.replace("ship I", "ship II")
    assert ready(small, second, p0="trader", round_name="II", purses=(9, 9)).question() == "next_card 0 1"
    poor = ready(second, second, p0="trader", round_name="II", purses=(1, 9))
    assert list(poor.options(0)) == ["trader buy 1", "done"]


def sold(*steps: str, leaving: int | None = None, both: bool = True) -> tuple[int, int]:
    """What two ships get for a yellow, a blue and a red block each, the first with a Trader; one may give up."""
    holds = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 cargo_2 0300 goods=YB
8,7 special_cargo_1 0003 goods=R
"""
    bare = "\n".join(line.partition(" crew=")[0].partition(" goods=")[0] for line in holds.splitlines())
    r = until(ready(bare, bare, p0="trader", both=both), "next_card")
    table = last_card(r).state.copy()
    for ship in table.ships:
        loaded = {"6,7": "YB", "8,7": "R"}
        ship.goods = {ship.board.squares[name]: blocks for name, blocks in loaded.items()}
        for colour in "YBR":
            assert table.bank.give_block(colour)
    r = again(table)
    for seat in (0, 1):
        r.choose(seat, "give up" if seat == leaving else "fly on")
    for seat in (0, 1):
        if seat == leaving:
            assert (r.events("earned", seat) == []) is both
    for step in steps:
        r.choose(0, step)
    until(r, "hire", "done")
    amounts = {seat: amount for seat, kind, amount in lines(r, "goods", "goods_half_price")}
    return amounts[0], amounts[1]


@pytest.mark.rule("AX-12.72")
def test_prices_move_by_1_for_everybody_and_never_below_1() -> None:
    """AX-EX-39: blue cannot be lowered to 0, red may be raised from 4 to 5."""
    assert sold("done") == (8, 8)
    assert sold("trader raise R") == (9, 9)
    assert sold("trader lower Y") == (7, 7)
    r = landed(ready(SMALL, SMALL, p0="trader"))
    assert "trader lower B" not in r.options(0)
    assert "trader raise B" in r.options(0)
    r.choose(0, "trader raise R")
    assert [event.data["price"] for event in r.events("price_changed")] == [5]
    assert r.state.results, "only one price is changed"


@pytest.mark.rule("AX-12.73")
def test_whoever_gave_up_sells_when_the_price_is_known_and_a_trader_who_did_sets_it() -> None:
    assert sold("trader raise R", leaving=1) == (9, 5)
    assert sold("trader raise R", leaving=0) == (5, 9)
    assert sold("trader lower R", leaving=1) == (7, 4)
    assert sold(leaving=1, both=False) == (8, 4)
