"""Ships in two halves (class IIA): giving up one half, half a ship out of the race, and the settlement of halves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.bank import CELLS, CREDITS
from starboard.galaxy.catalog.goods import BLOCKS
from starboard.galaxy.catalog.sheets import sheets
from starboard.galaxy.flight.giving_up import leave_if_forced
from starboard.galaxy.flight.sections import bring_back, send_away, with_all_sections
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.checks import free_squares
from starboard.galaxy.table import Table
from tests.galaxy.hooks import check_told
from tests.galaxy.test_sections import LEFT_CELLS, LEFT_HULL, ONE, QUIET, RIGHT_CELLS, RIGHT_HULL, TWO, halves

NOTHING = "nothing"
SCOUT = halves(ONE, TWO)
LADEN = halves(ONE + "6,5 cargo_3 0030 goods=YB\n" + LEFT_CELLS, TWO + "9,5 cargo_2 0030 goods=G\n" + RIGHT_CELLS)


def before(*ships: str, cards: tuple[str, ...] = (NOTHING,) * 3, **settings: Any) -> Rehearsal[Table]:
    """These ships before the next card."""
    return flight(*ships, cards=cards, round_name="II", fly_on=False, **settings)


def flown(r: Rehearsal[Table], *choices: str) -> Rehearsal[Table]:
    """Everybody answers before a card."""
    for seat, choice in enumerate(choices):
        r.choose(seat, choice)
    return r


def check_bank(table: Table) -> None:
    """What the bank has given out is on the ships, or with what of them is away."""
    there = [with_all_sections(ship) for ship in table.ships]
    out = Counter("".join(ship.aboard for ship in there)) + Counter({CELLS: sum(ship.cell_count for ship in there)})
    out += Counter({CREDITS: sum(table.accounts)})
    assert {what: -amount for what, amount in table.bank.ledger.items() if amount} == dict(out)
    blocks = Counter(table.bank.blocks) + Counter("".join(ship.blocks for ship in there))
    assert blocks == Counter(BLOCKS)


def changed(ship: str, why: str = "hyperspace", *, section: str = "right", cards: tuple[str, ...]) -> Rehearsal[Table]:
    """A ship of which one half is away, before the next card."""
    table = before(ship, SCOUT, cards=cards).state.copy()
    table.in_play = (("", None),)  # some module has done it
    send_away(table, table.ships[0], section, why)
    table.events.clear()
    return Rehearsal(Game.from_state(RULES, table.setup, table))


@pytest.mark.rule("BX-8.23")
def test_before_a_card_the_owner_may_withdraw_one_half_or_both() -> None:
    r = before(SCOUT, SCOUT)
    assert r.options(0) == ["fly on", "give up", "give up left", "give up right"]
    told = r.asked(0).about["options"]["give up left"]
    assert told == {"price": {"components": 5, "crew": 2, "engines": 1}, "gain": {}, "then": "section_left"}
    flown(r, "give up left", "fly on")
    assert r.state.ships[0].present.keys() == {"right"}
    assert r.state.flight.order() == [0, 1]
    assert r.events("section_gave_up", 0)[0].data["why"] == "chose_to"


@pytest.mark.rule("BX-8.23")
def test_withdrawing_both_halves_is_giving_up() -> None:
    r = flown(before(SCOUT, SCOUT), "give up", "fly on")
    assert r.state.flight.left == {0: "chose_to"}


@pytest.mark.rule("BX-8.31")
def test_the_other_half_flies_on_like_any_ship() -> None:
    r = flown(before(SCOUT, SCOUT), "give up left", "fly on")
    assert r.options(0) == ["fly on", "give up"]
    assert r.state.ships[0].engine_strength() == 2
    flown(r, "give up", "fly on")
    assert r.state.flight.left == {0: "chose_to"}


@pytest.mark.rule("BX-8.24")
def test_a_half_without_humans_gives_up_after_the_card() -> None:
    r = before(halves(ONE, TWO).replace("3,6 cabin 3333 crew=2", "3,6 cabin 3333"), SCOUT)
    flown(r, "fly on", "fly on")
    assert [event.data["section"] for event in r.events("section_gave_up")] == ["left"]
    assert r.state.ships[0].present.keys() == {"right"}


@pytest.mark.rule("BX-8.24")
def test_where_neither_half_has_humans_the_ship_gives_up() -> None:
    r = flown(before(halves(ONE, TWO).replace(" crew=2", ""), SCOUT, manned=False), "fly on", "fly on")
    assert r.state.flight.left == {0: "no_humans"}
    assert not r.events("section_gave_up")


@pytest.mark.rule("BX-8.25")
def test_being_lapped_makes_both_halves_give_up() -> None:
    r = flown(before(SCOUT, LADEN, at=[60, 0]), "fly on", "fly on")
    assert r.state.flight.left == {1: "lapped"}


@pytest.mark.rule("BX-8.26")
@pytest.mark.parametrize(
    ("left", "right", "gone", "days"),
    [(ONE, TWO, [], 1), (ONE, "", ["right"], 1), ("", TWO, ["left"], 2)],
)
def test_in_open_space_a_half_without_engines_stays_behind(left: str, right: str, gone: list[str], days: int) -> None:
    r = flown(before(halves(left, right), SCOUT, cards=("open_space", QUIET)), "fly on", "fly on")
    assert [event.data["section"] for event in r.events("section_gave_up", 0)] == gone
    assert r.events("moved", 0)[0].data["days"] == days


@pytest.mark.rule("BX-8.26")
def test_in_open_space_a_ship_without_engines_in_both_halves_gives_up() -> None:
    r = flown(before(halves("", ""), SCOUT, cards=("open_space", QUIET)), "fly on", "fly on")
    assert r.state.flight.left == {0: "no_engines"}


@pytest.mark.rule("BX-8.26", "BX-8.27")
def test_in_open_space_the_owner_is_told_that_a_half_would_stay_and_cannot_withdraw_it() -> None:
    left = "4,7 double_engine 3000 ^\n" + LEFT_CELLS
    r = flown(before(halves(left, TWO), SCOUT, cards=("open_space", QUIET)), "fly on", "fly on")
    told = r.asked(0).about
    assert set(r.options(0)) == {"4,7", "done"}
    assert told["options"]["done"]["then"] == "section_no_engines"
    assert "then" not in told["options"]["4,7"]
    assert "at_most" not in told
    r.choose(0, "done")
    assert r.state.ships[0].present.keys() == {"right"}
    assert r.events("moved", 0)[0].data["days"] == 2


@pytest.mark.rule("BX-8.28", "BX-8.29", "BX-R-31")
def test_a_half_that_gives_up_sells_its_blocks_at_once_and_gives_all_else_back() -> None:
    r = before(LADEN, SCOUT)
    start, bank = r.state.copy(), dict(r.state.bank.ledger)
    assert r.asked(0).about["options"]["give up left"]["gain"] == {"credits": 2}
    flown(r, "give up left", "fly on")
    table, ship = r.state, r.state.ships[0]
    assert (table.credits(0), ship.blocks, ship.cell_count, ship.crew_count) == (2, "G", 2, 2)  # (3 + 1) / 2
    assert table.bank.ledger["H"] - bank["H"] == 2
    assert table.bank.ledger["cells"] - bank["cells"] == 2
    assert ship.lost == ()
    check_bank(r.state)
    check_told(start, r.game.events, table)


@pytest.mark.rule("BX-8.28")
def test_half_the_price_is_rounded_up_for_each_half() -> None:
    r = flown(before(LADEN.replace("goods=YB", "goods=Y"), SCOUT), "give up left", "fly on")
    assert r.state.credits(0) == 2
    flown(r, "give up", "fly on")
    assert (r.state.credits(0), r.state.flight.sold) == (3, {0: 3})


@pytest.mark.rule("BX-8.30")
def test_components_lost_before_are_paid_for_at_the_end() -> None:
    table = before(LADEN, SCOUT, cards=(NOTHING,), purses=[9, 0]).state.copy()
    table.ships[0].lost = (1, 2, 3)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    flown(r, "give up left", "fly on")
    lines = {(line["kind"], line["amount"]) for line in r.state.results[0]["lines"] if line["seat"] == 0}
    assert {("losses", -3), ("goods_half_price", 2), ("goods", 2)} <= lines


@pytest.mark.rule("BX-8.34", "BX-EX-15")
def test_whoever_finishes_with_both_halves_comes_before_whoever_has_one() -> None:
    red = blue = "give up left"
    r = flown(before(SCOUT, SCOUT, SCOUT, SCOUT, cards=(NOTHING,)), red, "fly on", "fly on", blue)
    (result,) = r.state.results
    assert [
        line["amount"] for line in sorted(result["lines"], key=lambda line: line["seat"]) if line["kind"] == "finish"
    ] == [4, 8, 6, 2]
    assert [row["place"] for row in result["seats"]] == [3, 1, 2, 4]


@pytest.mark.rule("BX-8.35")
@pytest.mark.parametrize(
    ("choices", "best"), [(("give up left", "fly on"), {1}), (("give up left", "give up left"), {0})]
)
def test_only_whole_ships_are_compared_for_their_looks_if_there_are_any(
    choices: tuple[str, str], best: set[int]
) -> None:
    """Half of the first ship has fewer exposed connectors than any other."""
    neat = f"ship IIA\n{LEFT_HULL}{ONE}8,6 cabin 0000 crew=2\n"
    r = flown(before(neat, SCOUT, cards=(NOTHING,)), *choices)
    (result,) = r.state.results
    assert {line["seat"] for line in result["lines"] if line["kind"] == "best_looking"} == best


@pytest.mark.rule("BX-8.33", "BX-R-80")
def test_while_a_half_is_away_the_ship_counts_as_the_other_one_and_comes_back_as_it_was() -> None:
    r = before(LADEN, SCOUT)
    table = r.state.copy()
    ship, whole = table.ships[0], table.ships[0].copy()
    send_away(table, ship, "right", "hyperspace")
    assert (ship.blocks, ship.cell_count, ship.crew_count, ship.engine_strength()) == ("YB", 2, 2, 1)
    assert not ship.layout.occupied & whole.board.sections[1]
    assert (ship.is_away, ship.away) == (False, ["right"])
    assert not free_squares(table, ship) & whole.board.sections[1], "nothing can be built where it was"
    assert with_all_sections(ship).data() == whole.data()
    check_bank(table)
    check_told(r.state, table.events, table)
    gone = table.copy()
    bring_back(gone, gone.ships[0], "right")
    assert gone.ships[0].data() == whole.data()
    check_told(table, gone.events, gone)


@pytest.mark.rule("BX-8.33")
def test_a_table_with_half_a_ship_away_is_saved_and_seen() -> None:
    game = changed(LADEN, cards=(QUIET,)).game
    assert Game.load(RULES, game.save()).hash() == game.hash()
    seen = game.view(1).table.ships[0].absent["right"]
    assert (seen["why"], seen["goods"], seen["figures"]) == ("hyperspace", {"9,5": "G"}, {"11,6": "HH"})


@pytest.mark.rule("BX-EX-13", "BX-R-80")
def test_a_half_that_is_away_loses_no_goods_and_does_not_hold_back_the_engines() -> None:
    five = "".join(f"{square} engine 3000 ^\n" for square in ("4,7", "5,7", "3,8", "6,8", "6,5"))
    left = f"{LEFT_HULL}{five}"
    ship = f"ship IIA\n{left}{RIGHT_HULL}{TWO}9,5 cargo_2 0030 goods=G\n{RIGHT_CELLS}"
    lines = "combat_zone lines=crew:goods:3,engines:days:4"
    r = flown(changed(ship, cards=(lines, QUIET)), "fly on", "fly on")
    assert next(event.seat for event in r.events("weakest")) == 0, "it has the smallest crew"
    assert not r.events("goods_lost")
    assert not r.events("cell_used")
    counted = [event.data["strength"] for event in r.events("engines_counted", 0)]
    assert counted == [5]
    assert with_all_sections(r.state.ships[0]).engine_strength() == 2


@pytest.mark.rule("BX-EX-14")
def test_a_half_without_holds_loads_nothing_while_the_other_is_away() -> None:
    r = flown(
        changed(halves(ONE, TWO + "9,5 cargo_2 0030\n"), cards=("planets planets=RY,G days=1", QUIET)),
        "fly on",
        "fly on",
    )
    assert r.asked(0).about["options"]["land 1"]["gain"]["fits"] == ""


@pytest.mark.rule("BX-R-80")
def test_if_the_other_half_gives_up_meanwhile_the_ship_is_away_and_its_marker_stays() -> None:
    r = flown(changed(LADEN, cards=("open_space", QUIET)), "give up left", "fly on")
    ship = r.state.ships[0]
    assert ship.is_away
    assert [ship.seat for ship in r.state.in_order()] == [1]
    assert r.state.flight.left == {}
    assert r.state.flight.positions[0] == 0
    table = r.state.copy()
    leave_if_forced(table)
    assert 0 in table.flight.positions, "its humans are only away"
    bring_back(table, table.ships[0], "right")
    assert [ship.seat for ship in table.in_order()] == table.flight.order()


@pytest.mark.rule("BX-R-32")
def test_a_half_that_is_still_away_at_the_end_has_missed_it() -> None:
    r = flown(changed(LADEN, cards=(NOTHING,)), "fly on", "fly on")
    (result,) = r.state.results
    assert [row["place"] for row in result["seats"]] == [2, 1]
    mine = {line["kind"]: line["amount"] for line in result["lines"] if line["seat"] == 0}
    assert (mine["goods"], mine["goods_half_price"]) == (4, 1)


def test_a_ship_that_is_all_away_at_the_end_has_not_finished() -> None:
    r = flown(changed(LADEN, cards=(NOTHING,)), "give up left", "fly on")
    assert r.state.results[0]["seats"][0]["left"] == "missed"


def test_whoever_gives_up_while_half_the_ship_is_away_gives_all_of_it_up() -> None:
    r = changed(LADEN, cards=(NOTHING, NOTHING))
    start = r.state.copy()
    assert r.asked(0).about["options"]["give up"]["gain"] == {"credits": 3}  # half of 3 + 1 + 2
    flown(r, "give up", "fly on")
    check_bank(r.state)
    check_told(start, r.game.events, r.state)
    assert r.state.credits(0) == 3


def test_the_sections_of_every_board_have_names() -> None:
    assert {name: sheet.section_names for name, sheet in sheets().items() if sheet.sections} == {
        "IIA": ("left", "right")
    }
