"""What a seat and a spectator see of the table."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.flight.damage import remove
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from starboard.galaxy.view import TableView, YardView
from tests.galaxy.hooks import shake_hidden
from tests.galaxy.settled import rows

SCOUT = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
6,7 battery_2 0303
8,7 double_cannon 0003 >
7,8 engine 3000 ^
6,8 double_engine 3000 ^
"""


def seen(r: Rehearsal[Table], seat: int | None) -> TableView:
    table = r.game.view(seat).table
    assert isinstance(table, TableView)
    return table


def seen_yard(r: Rehearsal[Table], seat: int | None) -> YardView:
    found = seen(r, seat).yard
    assert found is not None
    return found


def test_a_component_in_the_hand_is_seen_by_its_holder_alone() -> None:
    r = yard(3, "I", heap=["cannon 0010"]).choose(1, "draw")
    assert r.state.yard is not None
    held = r.state.yard.places[1].hand
    for seat in (None, 0, 1, 2):
        place = seen_yard(r, seat).places[1]
        assert place.holding
        assert place.hand == (held if seat == 1 else None)
        assert seen_yard(r, seat).places[0].holding is False


def test_what_is_drawn_is_told_to_nobody_else() -> None:
    r = yard(3, "I", heap=["cannon 0010"]).choose(1, "draw")
    noticed = {seat: [event.kind for event in r.game.events_for(seat)] for seat in (None, 0, 1, 2)}
    assert noticed.pop(1) == ["component_drawn", "component_seen"]
    assert all(kinds == ["component_drawn"] for kinds in noticed.values())
    assert all(not event.data for event in r.game.events_for(0))


def test_the_heap_is_a_number_and_what_was_returned_lies_open() -> None:
    r = yard(2, "I", heap=["cannon 0010", "cannon 0020"])
    before = seen_yard(r, 0).heap
    r.choose(1, "draw", "return").choose(0, "draw")
    assert seen_yard(r, None).heap == before - 2
    assert len(seen_yard(r, 0).face_up) == 1


def test_components_set_aside_lie_open() -> None:
    r = yard(2, "I", heap=["cannon 0010"]).choose(0, "draw")
    held = seen_yard(r, 0).places[0].hand
    r.choose(0, "set aside")
    assert list(seen_yard(r, 1).places[0].aside) == [held]


def test_a_component_from_aside_may_not_go_back_to_the_warehouse() -> None:
    r = yard(2, "I", heap=["cannon 0010"]).choose(0, "draw", "set aside")
    r.choose(0, next(act for act in r.options(0) if act.startswith("use ")))
    assert seen_yard(r, 1).places[0].may_return is False


def test_a_card_pile_is_seen_by_whoever_looks_at_it() -> None:
    r = yard(2, "II", heap=["structural 3223"]).choose(0, "draw", "weld 7,6 ^", "look 2")
    pile = r.state.piles[1]
    assert sorted(seen_yard(r, 0).pile or ()) == sorted(pile)
    assert seen_yard(r, 1).pile is None
    assert seen_yard(r, None).pile is None
    assert seen_yard(r, 1).places[0].looking == 1
    assert seen_yard(r, 1).piles == 3


@pytest.mark.parametrize(("foresight", "shown"), [("no", ["I-1", "II-3", "III-2"]), ("yes", ["III-2", "I-1", "II-3"])])
def test_the_order_of_a_pile_is_shown_only_with_foresight(foresight: str, shown: list[str]) -> None:
    table = Game.new(RULES, RULES.setup(2, {"rounds": "III", "foresight": foresight}), "seed").state.copy()
    assert table.yard is not None
    table.piles = (("III-2", "I-1", "II-3"), *table.piles[1:])
    table.yard.places[0].looking = 0
    pile = RULES.view(table, 0).yard
    assert pile is not None
    assert list(pile.pile or ()) == shown


def test_secret_credits_are_seen_by_their_owner_alone() -> None:
    r = flight(SCOUT, SCOUT, SCOUT, purses=[5, 6, 7], credits="secret")
    assert list(seen(r, 1).credits) == [None, 6, None]
    assert list(seen(r, None).credits) == [None, None, None]


def test_partners_share_their_credits_and_the_sight_of_them() -> None:
    r = flight(SCOUT, SCOUT, SCOUT, SCOUT, purses=[5, 6], teams="teams", credits="secret")
    assert list(seen(r, 0).credits) == [5, None, 5, None]
    assert list(seen(r, 3).credits) == [None, 6, None, 6]


def test_partners_and_whose_ship_each_of_them_has_are_seen_by_all() -> None:
    r = yard(4, "II", teams="expert")
    assert seen(r, None).partners == [2, 3, 0, 1]
    assert seen(r, 1).ships_of == [0, 1, 2, 3]
    r.alarm().choose(3, "turn")
    assert seen(r, 1).ships_of == [2, 3, 0, 1]
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    assert seen(r, None).ships_of == [0, 1, 2, 3], "traded once more for the flight"
    assert r.events("ships_traded")


def test_a_ship_that_has_lost_its_starting_cabin_is_still_the_ship_of_whoever_began_it() -> None:
    r = yard(4, "II", teams="expert")
    r.alarm().choose(3, "turn")
    for seat in range(4):
        r.choose(seat, f"finish {seat + 1}")
    ship = r.state.ships[0]
    remove(r.state, ship, ship.layout.occupied)
    assert not seen(r, None).ships[0].pieces
    assert seen(r, None).ships_of == [0, 1, 2, 3]


def test_who_plays_alone_has_no_partner_and_the_own_ship() -> None:
    r = yard(3, "I")
    assert seen(r, 0).partners == [None, None, None]
    assert seen(r, 0).ships_of == [0, 1, 2]


def test_open_credits_are_seen_by_all() -> None:
    r = flight(SCOUT, SCOUT, purses=[5, 6])
    assert list(seen(r, None).credits) == [5, 6]


def test_the_next_cards_are_a_number() -> None:
    r = flight(SCOUT, SCOUT, cards=["I-12", "I-9"])
    for seat in (None, 0, 1):
        course = seen(r, seat).flight
        assert course is not None
        assert (course.card, course.cards_left) == ("I-12", 1)
        assert b"I-9" not in msgspec.json.encode(r.game.view(seat))


def test_the_flight_is_seen_by_all() -> None:
    r = flight(SCOUT, SCOUT, at=[3, 8], cards=["I-12"])
    course = seen(r, None).flight
    assert course is not None
    assert list(course.order) == [1, 0]
    assert course.positions == {"0": 3, "1": 8}
    assert list(course.played) == ["stardust"]


def test_a_ship_is_seen_with_its_numbers() -> None:
    r = flight(SCOUT, SCOUT, cards=["I-12"])
    ship = seen(r, 1).ships[0]
    assert (ship.board, ship.crew, ship.penalty) == ("I", 2, 0)
    assert (ship.engines, ship.engines_powered) == (1, 3)
    assert (ship.cannons, ship.cannons_powered) == (1.0, 2.0)
    assert ship.cells == {"6,7": 2}
    assert ship.figures == {"7,7": "HH"}
    assert ship.exposed_connectors == 1
    assert set(ship.pieces) == {"7,7", "7,6", "6,7", "8,7", "7,8", "6,8"}


def test_the_results_of_a_round_hide_what_others_own() -> None:
    r = flight(SCOUT, SCOUT, cards=["stardust"], purses=[20, 30], rounds="I II", credits="secret")
    own, other = rows(seen(r, 0).results[0])
    assert own["credits"] is not None
    assert other["credits"] is None
    assert other["finish"] == 3
    assert all(row["credits"] is None for row in seen(r, None).results[0]["seats"])


def test_all_credits_are_told_at_the_end() -> None:
    r = flight(SCOUT, SCOUT, cards=["stardust"], purses=[20, 30])
    assert r.game.over
    assert list(seen(r, None).credits) == list(r.game.scores)
    assert [row["credits"] for row in seen(r, 0).results[0]["seats"]] == list(r.game.scores)


def test_a_view_can_be_sent_and_read_back() -> None:
    r = yard(2, "I", heap=["cannon 0010"]).choose(1, "draw")
    sent = msgspec.json.decode(msgspec.json.encode(seen(r, 1)), type=TableView).yard
    assert sent is not None
    assert sent.places[1].hand == seen_yard(r, 1).places[1].hand


def test_shaking_what_is_hidden_really_changes_it() -> None:
    """So that the generic test of views, which uses it, cannot pass for nothing."""
    r = (
        yard(2, "II", heap=["structural 3223", "cannon 0010"], credits="secret")
        .choose(0, "draw", "weld 7,6 ^", "look 2")
        .choose(1, "draw")
    )
    shaken = shake_hidden(r.state, 0, Random(1))
    assert r.state.yard is not None
    assert shaken.yard is not None
    assert shaken.yard.heap != r.state.yard.heap
    assert shaken.yard.places[1].hand != r.state.yard.places[1].hand
    assert shaken.piles[0] != r.state.piles[0]
    assert shaken.decks != r.state.decks
    assert shaken.accounts[1] != r.state.accounts[1]
    assert shaken.accounts[0] == r.state.accounts[0]
    assert set(shaken.piles[1]) == set(r.state.piles[1])
