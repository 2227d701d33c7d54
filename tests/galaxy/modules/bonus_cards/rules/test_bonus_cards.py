"""The bonus cards, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.flight.next_card import FLY_ON
from starboard.galaxy.modules.bonus_cards.events import spot
from starboard.galaxy.modules.bonus_cards.opportunities import unused
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import GUARDED, LINER, SCOUT, SMOOTH, squares_hit

QUIET = "nothing"


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    return flight(*ships, cards=[card, QUIET], bonus_cards="yes", **settings)


def go_on(r: Rehearsal[Table], *chosen: str) -> Rehearsal[Table]:
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in chosen if option in options), options[0]))
    return r


def days(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    return [(event.seat, event.data["days"]) for event in r.events("moved")]


@pytest.mark.rule("BX-14.1", "BX-14.2", "BX-R-62")
def test_two_cards_join_the_deck_of_each_level() -> None:
    brought = decks_of("first", ("bonus_cards",))
    for level, kinds in {
        "I": {"missing_form", "junkyard"},
        "II": {"robosmokeys", "star_depot"},
        "III": {"space_billiards", "junkyard"},
    }.items():
        more = [card for card in brought[level] if card not in decks_of("first")[level]]
        assert len(more) == 2
        assert {CARDS[card].kind for card in more} == kinds


@pytest.mark.rule("BX-14.3", "BX-14.4", "BX-14.5", "BX-14.6", "BX-2.1", "BX-2.3")
def test_the_last_hides_a_die_and_the_others_guess_leader_first() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, SCOUT, card="bonus-I-1", at=[20, 15, 10, 5])
    assert r.question() == "hide_die 3"
    r.choose(3, "face 4")
    assert r.question() == "guess_die 0"
    r.choose(0, "face 2").choose(1, "face 4").choose(2, "face 2")
    assert r.events("die_shown")[0].data["face"] == 4
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(1, 3)]
    assert days(r) == [(2, -4), (0, -4)]


@pytest.mark.rule("BX-14.3")
def test_nobody_else_sees_the_hidden_die() -> None:
    views = []
    for face in ("face 1", "face 6"):
        r = meet(SCOUT, SCOUT, card="bonus-I-1").choose(1, face)
        views.append((r.game.view(0), r.game.view(None), [event.data for event in r.happened]))
    assert views[0] == views[1]


@pytest.mark.rule("BX-14.3", "BX-R-40")
def test_alone_there_is_nobody_to_guess() -> None:
    r = meet(SCOUT, SCOUT, card="bonus-I-1", fly_on=False)
    r.choose(0, "give up").choose(1, FLY_ON)
    assert r.events("card_ignored")


@pytest.mark.rule("BX-14.7", "BX-14.8", "BX-14.10", "BX-R-39", "BX-2.9")
def test_the_highest_bidder_pays_and_everybody_gives_up_what_stands_there() -> None:
    r = meet(SMOOTH, LINER, SCOUT, card="bonus-II-1", purses=[5, 5, 5])
    r.choose(0, "bid 2").choose(1, "bid 3").choose(2, "bid 0")
    assert r.question() == "name_column 1"
    assert "column 7" not in r.options(1)
    r.choose(1, "column 6")
    assert "row 7" not in r.options(1)
    assert [event.data["amount"] for event in r.events("paid")] == [3]
    r.choose(1, "row 6")
    assert not r.events("components_given_up")


@pytest.mark.rule("BX-14.10", "BX-14.11")
def test_the_bidder_is_hit_as_well_and_its_price_is_told() -> None:
    ship = "ship II\n6,6 cannon 0030 ^\n6,7 cabin 3300 crew=2\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = meet(ship, ship, card="bonus-II-1", purses=[1, 1]).choose(0, "bid 1").choose(1, "bid 0").choose(0, "column 6")
    assert r.asked(0).about["options"]["row 6"]["price"] == {"components": 1, "cannons": 1}
    assert r.asked(0).about["options"]["row 5"]["price"] == {}
    r.choose(0, "row 6")
    assert [(event.seat, event.data["squares"]) for event in r.events("components_given_up")] == [
        (0, ["6,6"]),
        (1, ["6,6"]),
    ]


@pytest.mark.rule("BX-14.9")
def test_on_class_ia_six_and_eight_name_the_middle_lines() -> None:
    board = read_ship("ship IA\n7,7 starting_cabin 3333\n").board
    assert spot(board, 6, 8) == board.start
    assert spot(read_ship(SCOUT).board, 6, 8) != read_ship(SCOUT).board.start


@pytest.mark.rule("BX-14.12", "BX-14.13", "BX-14.14", "BX-14.15")
def test_everybody_plays_a_free_row_at_an_opponent_and_rolls_for_it() -> None:
    r = meet(SMOOTH, SMOOTH, SMOOTH, card="bonus-III-1", dice=[2] * 10)
    assert set(r.options(0)) == {f"play {row} at {seat}" for row in (1, 2, 3, 4) for seat in (1, 2)}
    r.choose(0, "play 2 at 2")
    assert [event.seat for event in r.events("rolled")] == [0, 0, 0]
    assert [list(event.data["aims"]) for event in r.events("meteor")] == [["2"]] * 3
    assert not any(option.startswith("play 2") for option in r.options(1))
    r.choose(1, "play 1 at 2").choose(2, "play 4 at 0")
    assert r.question().startswith("next_card")
    assert len(r.events("meteor")) == 10


@pytest.mark.rule("BX-14.13")
def test_the_meteors_strike_only_the_opponent() -> None:
    r = meet(SMOOTH, SMOOTH, card="bonus-III-1", dice=[7, 7, 2])
    r.choose(0, "play 2 at 1")
    assert (squares_hit(r, 0), squares_hit(r, 1)) == ([], ["6,7"])


class Twice:
    """As with five players: one use more, for less."""

    name = "twice"
    rank: Mapping[str, int] = {}

    def shares(self, table: Table, card: Any, shares: list[int]) -> list[int]:
        return [*shares, 1]


@pytest.fixture
def doubled(monkeypatch: pytest.MonkeyPatch) -> Any:
    known = {**registry.modifiers(), Twice.name: Twice()}
    monkeypatch.setattr(registry, "modifiers", lambda: known)
    registry._seams.cache_clear()

    def played(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
        table = meet(*ships, card=card, fly_on=False, **settings).state.copy()
        table.put_into_play(Twice.name)
        r = Rehearsal(Game.from_state(RULES, table.setup, table))
        for seat in r.game.seats_asked():
            r.choose(seat, FLY_ON)
        return r

    yield played
    registry._seams.cache_clear()


@pytest.mark.rule("BX-14.16", "BX-R-73")
def test_one_row_may_be_played_twice_the_second_time_without_its_first_large_meteor(doubled: Any) -> None:
    r = doubled(SMOOTH, SMOOTH, SMOOTH, card="bonus-III-1", dice=[2] * 9)
    r.choose(0, "play 1 at 1").choose(1, "play 1 at 0")
    assert [event.data["size"] for event in r.events("meteor")] == ["large", "small", "large", "small", "large"]
    assert not any(option.startswith("play 1") for option in r.options(2))


@pytest.mark.rule("BX-14.17", "BX-14.18", "BX-14.19", "BX-14.23", "BX-R-42", "BX-R-56", "BX-2.3")
def test_each_may_stop_at_a_free_area_pays_takes_and_all_lose_days_afterwards() -> None:
    r = meet(LINER, GUARDED, LINER, card="bonus-I-2", at=[20, 10, 0], dice=[2] * 5)
    assert "stop 4" not in r.options(0)  # no battery tokens to pay with
    r.choose(0, "stop 1")
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 5)]
    assert not r.events("moved")
    assert "stop 1" not in r.options(1)
    r.choose(1, "pass").choose(2, "stop 3")
    go_on(r)
    assert days(r) == [(2, -1), (0, -1)]
    assert r.state.ships[2].crew_count == 4


@pytest.mark.rule("BX-14.21", "BX-14.19", "BX-R-94")
def test_reward_tokens_go_into_batteries_with_room_which_may_be_rearranged() -> None:
    ship = LINER + "6,6 battery_3 0300 cells=1\n8,6 battery_2 0003 cells=1\n"
    ship = ship.replace("7,6 cannon 0030 ^", "7,6 structural 0333")
    r = meet(ship, SCOUT, card="bonus-I-2").choose(0, "stop 3")
    while r.question() == "lose_crew 0":
        r.choose(0, r.options(0)[0])
    assert (r.question(), r.asked(0).about["hand_count"]) == ("arrange_cells 0", 3)
    assert {"put 6,6", "put 8,6", "take out 6,6", "take out 8,6", "done"} == set(r.options(0))
    r.choose(0, "take out 8,6", "put 6,6", "put 6,6", "put 8,6", "put 8,6")
    assert sorted(r.state.ships[0].cells.values()) == [2, 3]


@pytest.mark.rule("BX-14.20", "BX-14.22", "BX-R-56")
def test_reward_humans_move_into_cabins_with_room_and_days_are_moved_at_once() -> None:
    ship = LINER.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300 crew=1")
    ship = ship.replace("8,7 cabin 0003 crew=2", "8,7 cabin 0003")
    r = meet(ship, SCOUT, card="bonus-III-2", dice=[2, 2, 2]).choose(0, "stop 1")
    assert (r.question(), r.asked(0).about["hand_count"]) == ("arrange_crew 0", 4)
    assert {"put 6,7", "put 8,7"} <= set(r.options(0))
    r.choose(0, "put 8,7", "put 8,7", "put 6,7")
    assert r.state.ships[0].human_count == 6
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 8)]


@pytest.mark.rule("BX-14.22", "BX-14.23")
def test_who_gained_flight_days_loses_the_printed_ones_all_the_same() -> None:
    ship = LINER + "6,6 battery_3 0300 cells=3\n"
    ship = ship.replace("7,6 cannon 0030 ^", "7,6 structural 0033")
    r = go_on(meet(ship, SCOUT, card="bonus-III-2").choose(0, "stop 4"), "6,7", "8,7", "done", "pass")
    assert days(r) == [(0, 5), (0, -2)]


@pytest.mark.rule("BX-14.24", "BX-EX-21")
def test_a_second_visitor_pays_in_full_and_gets_one_less_of_everything(doubled: Any) -> None:
    ship = LINER.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300").replace("8,7 cabin 0003 crew=2", "8,7 cabin 0003")
    r = doubled(ship, ship, card="bonus-III-2", dice=[2] * 6)
    r.choose(0, "stop 1", "put 6,7", "put 6,7", "put 8,7", "put 8,7")
    r.choose(1, "stop 1")
    assert [event.seat for event in r.events("rolled")] == [0, 0, 0, 1, 1, 1]
    assert r.asked(1).about["hand_count"] == 3
    go_on(r)
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 8), (1, 7)]


def depot(*ships: str, **settings: Any) -> Rehearsal[Table]:
    return meet(*ships, card="bonus-II-2", **settings)


@pytest.mark.rule("BX-14.25", "BX-14.30", "BX-R-43", "BX-2.3")
def test_six_unused_components_lie_there_and_whoever_takes_one_loses_a_day_at_the_end() -> None:
    r = depot(SCOUT, SCOUT, SCOUT, at=[20, 10, 0])
    (opened,) = r.events("depot_opened")
    assert len(set(opened.data["components"])) == 6
    assert set(opened.data["components"]) <= set(unused(r.state))
    first = r.options(0)[0]
    go_on(r.choose(0, first), "pass")
    taken = int(first.split()[1])
    assert r.events("component_fitted", 0)[0].data["component"] == taken
    assert days(r) == [(0, -1)]


@pytest.mark.rule("BX-14.26", "BX-14.27", "BX-14.28", "BX-14.29", "BX-R-84")
def test_a_component_is_added_or_takes_the_place_of_another_and_comes_full() -> None:
    r = depot(LINER, LINER)
    tiles = [int(option.split()[1]) for option in r.options(0) if option.startswith("choose")]
    assert tiles
    fitted: set[str] = set()
    for tile in tiles:
        again = depot(LINER, LINER).choose(0, f"choose {tile}")
        if not again.question().startswith("fit_component"):
            continue
        places = {option.split()[1] for option in again.options(0)}
        fitted |= places
        swap = next((option for option in again.options(0) if option.split()[1] in ("6,7", "8,7")), None)
        if swap is not None:
            crew = again.state.ships[0].crew_count
            go_on(again.choose(0, swap), "pass")
            assert again.state.ships[0].lost == ()
            piece = COMPONENTS[tile].turned[0].parts
            square = again.state.ships[0].board.squares[swap.split()[1]]
            assert again.state.ships[0].cells.get(square, 0) == piece.cells
            assert again.state.ships[0].crew_count == crew - 2 + (2 if piece.cabin else 0)
    assert fitted & {"6,7", "8,7"}
