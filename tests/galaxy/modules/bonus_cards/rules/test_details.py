"""What the bonus cards tell, count and hand out, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.bank import CELLS
from starboard.galaxy.modules.bonus_cards import opportunities
from starboard.galaxy.scenario import find_component
from starboard.galaxy.table import Table
from starboard.server.voice import Voice
from tests.galaxy.modules.bonus_cards.rules.test_bonus_cards import depot, doubled, go_on, meet
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, SMOOTH, squares_hit

__all__ = ["doubled"]

CHARGED = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0303") + "9,7 battery_3 0003 cells=3\n"
"""A freighter with three tokens."""


def told(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


@pytest.mark.rule("BX-14.3", "BX-14.4")
def test_hiding_and_each_guess_are_told_in_their_order_and_cannot_be_taken_back() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="bonus-I-1").choose(2, "face 3").choose(0, "face 1").choose(1, "face 3")
    assert told(r, "die_hidden", "die_guessed", "die_shown") == [
        ("die_hidden", 2),
        ("die_guessed", 0),
        ("die_guessed", 1),
        ("die_shown", 2),
    ]
    assert [event.data["face"] for event in r.events("die_guessed")] == [1, 3]
    assert not r.game.may_undo(1)


@pytest.mark.rule("BX-14.8", "BX-14.10")
def test_coordinates_are_told_and_so_is_who_has_nothing_there() -> None:
    ship = "ship II\n7,7 starting_cabin 3333 crew=2\n8,7 structural 0033\n8,8 engine 3000 ^\n"
    r = meet(ship, ship.replace("8,8 engine", "7,8 engine"), card="bonus-II-1", purses=[1, 0])
    r.choose(0, "bid 1", "column 8", "row 8")
    assert [(event.data["column"], event.data["row"]) for event in r.events("coordinates_named", 0)] == [(8, 8)]
    assert [event.data["squares"] for event in r.events("components_given_up")] == [["8,8"]]
    assert told(r, "components_given_up", "missed") == [("components_given_up", 0), ("missed", 1)]


@pytest.mark.rule("BX-14.12", "BX-14.17")
def test_rows_and_areas_are_counted_from_one_in_the_words_of_a_card() -> None:
    for card, word in (("bonus-III-1", "billiards-row"), ("bonus-III-2", "junkyard-area")):
        said = [sentence for sentence in CARDS[card].sentences() if sentence.message == word]
        assert [sentence.values["number"] for sentence in said] == [1, 2, 3, 4]


@pytest.mark.rule("BX-14.12")
def test_who_plays_which_row_at_whom_is_told() -> None:
    r = meet(SMOOTH, SMOOTH, card="bonus-III-1", dice=[2] * 8).choose(0, "play 3 at 1")
    assert [(event.seat, event.data) for event in r.events("row_played")] == [(0, {"area": 3, "target": 1})]


@pytest.mark.rule("BX-14.18")
def test_who_stops_where_and_who_flies_on_is_told() -> None:
    r = meet(LINER, LINER, card="bonus-I-2", dice=[2, 2]).choose(0, "stop 1").choose(1, "pass")
    assert [(event.seat, event.data["area"]) for event in r.events("junkyard_stop")] == [(0, 1)]
    assert told(r, "card_declined") == [("card_declined", 1)]


@pytest.mark.rule("BX-14.19", "BX-R-94")
def test_tokens_of_a_price_go_one_by_one_and_goods_are_gained_for_them() -> None:
    more = CHARGED.replace("6,7 special_cargo_2 0300", "6,7 special_cargo_2 0303") + "5,7 battery_2 0300 cells=2\n"
    r = meet(more, SCOUT, card="bonus-I-2").choose(0, "stop 4")
    assert r.asked(0).about["left"] == 3
    r.choose(0, "9,7", "5,7", "9,7")
    assert [event.data["purpose"] for event in r.events("cell_used")] == ["price"] * 3
    assert (r.state.ships[0].cell_count, r.state.bank.ledger[CELLS]) == (2, -2)
    assert r.asked(0).about["hand"] == "YGB"


@pytest.mark.rule("BX-14.19", "BX-2.8")
def test_the_meteors_of_a_price_come_at_the_own_ship_and_are_rolled_by_its_owner() -> None:
    r = meet(SMOOTH, SMOOTH, card="bonus-I-2", dice=[6, 8, 2]).choose(0, "stop 2")
    assert [(event.data["size"], event.data["side"]) for event in r.events("meteor")] == [
        ("large", "front"),
        ("small", "left"),
        ("small", "right"),
    ]
    assert [list(event.data["aims"]) for event in r.events("meteor")] == [["0"]] * 3
    assert squares_hit(r, 0)[0] == "6,7"
    shots = meet(SMOOTH, SMOOTH, card="bonus-I-2", dice=[7, 2]).choose(0, "stop 1")
    assert [(event.data["weight"], event.data["side"]) for event in shots.events("shot")] == [
        ("light", "left"),
        ("light", "right"),
    ]
    assert squares_hit(shots, 0) == ["6,7"]


@pytest.mark.rule("BX-14.20")
def test_whoever_is_hired_comes_from_the_bank_and_who_finds_no_room_goes_back() -> None:
    ship = LINER.replace("8,7 cabin 0003 crew=2", "8,7 cabin 0003")
    r = meet(ship, SCOUT, card="bonus-III-2", dice=[2, 2, 2]).choose(0, "stop 1")
    assert r.state.bank.ledger["H"] == -6, "nobody is on board before a berth is found"
    r.choose(0, "take out 6,7")
    assert (r.asked(0).about["hand_count"], r.state.bank.ledger["H"]) == (5, -5)
    assert "take out 6,7" in r.options(0)
    r.choose(0, "put 8,7")
    assert r.asked(0).about["hand_count"] == 4
    assert r.options(0) == ["put 6,7", "put 8,7", "done"], "after the first is put somewhere nobody is taken out"
    r.choose(0, "put 8,7", "put 6,7")
    assert (r.state.ships[0].human_count, r.state.bank.ledger["H"]) == (6, -8)
    assert [event.data["square"] for event in r.events("crew_hired")] == ["6,7", "8,7", "8,7", "6,7"]


@pytest.mark.rule("BX-14.21")
def test_tokens_go_only_where_there_is_room_for_them() -> None:
    ship = LINER.replace("7,6 cannon 0030 ^", "7,6 structural 0333")
    ship += "6,6 battery_3 0300 cells=1\n8,6 battery_2 0003 cells=2\n"
    r = meet(ship, SCOUT, card="bonus-I-2").choose(0, "stop 3", "7,7", "7,7")
    assert [option for option in r.options(0) if option.startswith("put")] == ["put 6,6"]
    r.choose(0, "put 6,6", "put 6,6")
    assert r.question() == "junkyard 1", "there is no room for the third"
    assert r.state.ships[0].cell_count == 5


def one_component(monkeypatch: pytest.MonkeyPatch, *ships: str, offered: str, **settings: Any) -> Rehearsal[Table]:
    """A depot with nothing but one component on display."""
    tile = find_component(offered, set())
    monkeypatch.setattr(opportunities, "unused", lambda _: [tile])
    return depot(*ships, **settings)


@pytest.mark.rule("BX-14.26", "BX-14.30")
@pytest.mark.parametrize(("ship", "gain"), [(SCOUT, {"components": 1}), (SMOOTH, {})])
def test_what_a_component_of_the_depot_brings_is_told(
    monkeypatch: pytest.MonkeyPatch, ship: str, gain: dict[str, int]
) -> None:
    r = one_component(monkeypatch, ship, SCOUT, offered="cargo_3 0001")
    offer = r.options(0)[0]
    assert r.asked(0).about["options"][offer] == {"price": {"days": 1}, "gain": gain}
    r.choose(0, offer)
    free = [option for option in r.options(0) if option.split()[1] not in r.game.view(0).table.ships[0].pieces]
    assert bool(free) is bool(gain)


@pytest.mark.rule("BX-14.26", "BX-R-43")
def test_who_only_looks_leaves_it_to_the_next_and_what_lay_there_stays_known(monkeypatch: pytest.MonkeyPatch) -> None:
    r = one_component(monkeypatch, SCOUT, SCOUT, SCOUT, offered="cargo_3 0001", fly_on=False)
    assert not r.game.may_undo(0)
    r.all_choose("fly on").choose(0, "pass")
    assert not r.game.may_undo(1), "nobody takes back a card that is known"
    assert told(r, "card_declined") == [("card_declined", 0)]
    assert r.question() == "depot 1"
    go_on(r.choose(1, r.options(1)[0]))
    assert told(r, "component_fitted") == [("component_fitted", 1)]


@pytest.mark.rule("BX-14.28", "BX-14.29")
def test_an_alien_whose_life_support_is_swapped_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    ship = SCOUT + "8,7 cabin 0303 alien=purple\n9,7 life_support_purple 0003\n"
    r = one_component(monkeypatch, ship, SCOUT, offered="cargo_3 0001")
    r.choose(0, r.options(0)[0])
    r.choose(0, next(option for option in r.options(0) if option.startswith("fit 9,7")))
    assert told(r, "alien_left") == [("alien_left", 0)]
    assert r.state.ships[0].lost == ()


@pytest.mark.rule("BX-14.24", "BX-14.22")
def test_a_second_visitor_of_an_area_gains_a_flight_day_less(doubled: Any) -> None:
    r = doubled(SMOOTH, SMOOTH, card="bonus-III-2", dice=[2] * 8, at=[9, 0]).choose(0, "stop 3").choose(1, "stop 3")
    assert [(event.seat, event.data["days"]) for event in r.events("moved")] == [(0, 5), (1, 4), (1, -2), (0, -2)]
    assert [(event.seat, event.data["amount"]) for event in r.events("earned")] == [(0, 8), (1, 7)]


@pytest.mark.rule("BX-R-56")
def test_where_there_is_no_room_at_all_nobody_is_asked() -> None:
    r = meet(LINER, SCOUT, card="bonus-III-2", dice=[2, 2, 2]).choose(0, "stop 1")
    assert r.question() == "junkyard 1"
    assert r.state.ships[0].crew_count == 6


@pytest.mark.parametrize(
    ("card", "option", "said"),
    [
        ("bonus-III-2", "stop 1", "4 crew, 8 credits"),
        ("bonus-III-2", "stop 2", "goods (1 red, 1 yellow), 4 battery tokens"),
        ("bonus-III-1", "play 1 at 1", "at Bo: large, small, large from the front"),
        ("bonus-III-1", "play 4 at 1", "at Bo: large from the front, small, small, small from the rear"),
    ],
)
def test_an_area_of_a_card_is_offered_by_what_stands_there(card: str, option: str, said: str) -> None:
    r = meet(LINER, SCOUT, card=card)
    wording = Voice("galaxy", "en").wording(r.asked(0), r.game.view(0), {0: "Ada", 1: "Bo"})
    assert wording.options[option] == said


def test_a_column_and_a_row_are_shown_on_the_own_board() -> None:
    r = meet(LINER, SCOUT, card="bonus-II-1", purses=[1, 1]).choose(0, "bid 1").choose(1, "bid 0")
    told = r.asked(0).about["options"]
    assert told["column 6"]["squares"] == ["6,6", "6,8", "6,9"]
    assert told["column 2"]["squares"] == []
    r.choose(0, "column 6")
    told = r.asked(0).about["options"]
    assert [told[f"row {row}"]["squares"] for row in (6, 12)] == [["6,6"], []]
