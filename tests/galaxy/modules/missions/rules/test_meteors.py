"""Meteor supercards."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.launch import decks
from starboard.galaxy.modules.missions.supercards.dealing import DECK, shuffled
from starboard.galaxy.modules.missions.supercards.meteors import MeteorAlert, sweep
from starboard.galaxy.modules.missions.supercards.supercard import is_supercard
from tests.galaxy.modules.missions.jobs import PLAIN, begun, go_on, hits, job
from tests.galaxy.modules.missions.rules.test_pay import PLAIN_II

SWEEP = "meteor_sweep first={} second={}"
SMOOTH = """
ship I
7,7 starting_cabin 3333 crew=2
7,6 structural 0030
6,7 structural 0300
8,7 structural 0003
7,8 structural 3000
"""
"""Nothing is exposed: all meteors bounce."""


def lines(first: str, second: str, key: str = "II") -> list[str]:
    on = board(key)
    return [f"{SIDES[lane.side]} {on.line_of(lane)}" for lane in sweep(on, SIDES.index(first), SIDES.index(second))]


@pytest.mark.rule("MX-8.1", "MX-8.2", "MX-8.52")
@pytest.mark.parametrize(
    ("first", "second", "columns", "rows"),
    [
        ("front", "right", "4 5 6 7 8 9 10", "4 5 6 7 8 9"),
        ("front", "left", "10 9 8 7 6 5 4", "4 5 6 7 8 9"),
        ("rear", "right", "4 5 6 7 8 9 10", "9 8 7 6 5 4"),
        ("rear", "left", "10 9 8 7 6 5 4", "9 8 7 6 5 4"),
    ],
)
def test_a_shower_sweeps_towards_the_second_side_and_around_the_corner(
    first: str, second: str, columns: str, rows: str
) -> None:
    assert lines(first, second) == [
        *(f"{first} {column}" for column in columns.split()),
        *(f"{second} {row}" for row in rows.split()),
    ]


@pytest.mark.rule("MX-8.6", "MX-R-16")
def test_numbers_do_not_count_each_line_comes_once() -> None:
    on = board("IA")
    assert len(sweep(on, 0, 1)) == len(set(sweep(on, 0, 1))) == on.width + on.height


@pytest.mark.rule("MX-8.1", "MX-8.3", "MX-7.6")
def test_every_meteor_is_a_small_one_and_nobody_rolls() -> None:
    r = go_on(job(SMOOTH, SMOOTH, mission="platinum_club", cards=SWEEP.format("front", "right")))
    assert not r.events("rolled")
    assert len(r.events("meteor")) == 2 * (5 + 5)
    assert {event.data["size"] for event in r.events("meteor")} == {"small"}
    assert [len(r.events("bounced", seat)) for seat in range(2)] == [6, 6]
    begun = r.events("shower_begins")
    assert [event.seat for event in begun] == [0, 1]
    for event in begun:  # the ways that are shown at once are those that then come one by one
        curtain = [(aim["side"], aim["line"]) for aim in event.data["aims"][str(event.seat)]]
        single = [each.data["aims"] for each in r.events("meteor")]
        assert curtain == [(a["side"], a["line"]) for aims in single for a in aims.get(str(event.seat), ())]
    assert not r.events("component_destroyed")


@pytest.mark.rule("MX-8.4")
def test_what_the_first_meteors_destroy_is_missing_when_the_others_come() -> None:
    """The front of column 7 loses its only component; then row 6 is empty, and row 7 meets what was behind."""
    tower = PLAIN.replace("7,8 engine 3000 ^", "7,6 structural 3030\n7,8 engine 3000 ^")
    r = go_on(job(tower, SMOOTH, mission="platinum_club", cards=SWEEP.format("front", "right")))
    assert "7,6" in hits(r)
    assert [event.data["square"] for event in r.events("component_destroyed", 0)][:2] == ["7,6", "7,7"]


@pytest.mark.rule("MX-8.3")
def test_each_meteor_is_paid_for_on_its_own() -> None:
    shielded = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 structural 3333
8,7 structural 3333
7,8 shield 3303 ^
6,8 battery_3 3333 cells=3
"""
    r = job(shielded, SMOOTH, mission="platinum_club", cards=SWEEP.format("front", "right"))
    tokens = []
    while r.game.seats_asked() and r.asked(r.game.seats_asked()[0]).question == "shield":
        tokens.append(r.state.ships[0].cell_count)
        r.choose(0, "7,8")
    assert tokens == [3, 2, 1]


@pytest.mark.rule("MX-8.5", "MX-10.3")
def test_thrusters_do_not_help_against_a_shower_but_against_an_alert() -> None:
    pushing = SMOOTH + "6,8 battery_2 0300 cells=2\n8,8 thruster 0003 >\n"
    ships = (pushing.replace("7,8 structural 3000", "7,8 structural 3303"), SMOOTH)
    on: Any = {"newer_technology": "yes"}
    r = job(*ships, mission="platinum_club", cards=SWEEP.format("front", "right"), **on)
    assert "thrust" not in r.question()
    alert = "meteor_alert waves=I:front_3"
    r = job(*ships, mission="platinum_club", cards=alert, dice=[(4, 4)], **on)
    assert r.asked(0).question == "thrust"


@pytest.mark.rule("MX-8.8", "MX-7.7", "MX-7.1")
@pytest.mark.parametrize(("level", "number"), [("I", 1), ("II", 2), ("III", 4)])
def test_an_alert_brings_the_lines_of_its_level_and_of_all_lower_ones(level: str, number: int) -> None:
    text = PLAIN.replace("ship I\n", f"ship {level}\n")
    card = "meteor_alert waves=I:front,II:front,III:front+left,IV:rear"
    r = go_on(job(text, text, mission="platinum_club", cards=card, dice=[2] * 4))
    assert len(r.events("rolled")) == number
    assert {event.data["size"] for event in r.events("meteor")} == {"large"}


@pytest.mark.rule("MX-8.9", "MX-8.10", "MX-8.12")
def test_the_leader_rolls_one_die_where_the_other_is_drawn() -> None:
    card = "meteor_alert waves=I:front_3+front"
    r = go_on(job(PLAIN_II, PLAIN_II, mission="platinum_club", cards=card, dice=[(4, 1), (1, 6)]))
    assert [(event.seat, event.data["dice"]) for event in r.events("rolled")] == [(0, (3, 4)), (0, (1, 1))]
    assert hits(r) == {"7,7"}  # 3 and 4 are column 7


@pytest.mark.rule("MX-8.11")
def test_that_is_a_roll_like_any_other() -> None:
    r = go_on(job(PLAIN_II, PLAIN_II, mission="platinum_club", cards="meteor_alert waves=I:front_3", dice=[(4, 1)]))
    assert [event.data["total"] for event in r.events("meteor")] == [7]


@pytest.mark.rule("MX-2.13", "MX-R-46", "MX-7.4", "MX-R-29")
def test_the_bet_is_about_these_and_no_flight_begins_with_one() -> None:
    for number in range(4):
        r = begun("the_bet", round_name="II", seats=2 + number % 3)
        pile = r.state.piles[3]
        assert len(pile) == len(r.state.piles[0])
        assert all(is_supercard(card) for card in pile)
        while r.state.stage != "card":
            seat = r.game.seats_asked()[0]
            options = r.options(seat)
            r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
        deck = r.state.flight.deck
        assert set(pile) <= set(deck)
        assert len(deck) == 4 * len(pile)
        assert CARDS[deck[0]].level == "II"


@pytest.mark.rule("MX-2.29", "MX-2.43")
def test_missions_put_as_many_supercards_into_play_as_they_say() -> None:
    r = begun("platinum_club", round_name="II")
    assert sum(is_supercard(card) for pile in r.state.piles for card in pile) == 3
    assert [len(pile) for pile in r.state.piles] == [4, 4, 4]
    r = begun("easy_peasy", round_name="II")
    assert not any(is_supercard(card) for pile in r.state.piles for card in pile)
    while r.state.stage != "card":
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        r.choose(seat, next((option for option in options if option.startswith("finish")), options[0]))
    assert sum(is_supercard(card) for card in r.state.flight.deck) == 2


def test_there_are_four_showers_and_four_alerts() -> None:
    table = begun("the_bet").state
    found = [CARDS[card] for card in decks(table)[DECK]]
    assert len([card for card in found if card.kind == "meteor_sweep"]) == 4
    alerts = [card for card in found if isinstance(card, MeteorAlert)]
    assert [sum(len(wave.arrows) for wave in alert.waves) for alert in alerts] == [9, 9, 9, 9]
    meteors = {card.id for card in found if card.kind in ("meteor_sweep", "meteor_alert")}
    assert set(shuffled(table.copy(), lambda card: card.of_meteors)) == meteors


@pytest.mark.rule("MX-8.7")
def test_on_a_cylinder_one_roll_says_where_all_meteors_from_the_side_begin() -> None:
    on = board("IIB")
    squares = [on.names[square] for square in range(on.size) if on.area >> square & 1]
    full = "ship IIB\n" + "\n".join(f"{name} cabin 3333 crew=2" for name in squares)
    settings: Any = {"newer_ship_classes": "yes", "dice": [(1, 4)]}
    r = go_on(job(full, full, mission="platinum_club", cards=SWEEP.format("front", "right"), **settings))
    assert len(r.events("rolled")) == 1
    from_right = [event for event in r.events("meteor") if event.data["side"] == "right"]
    aims = [aim for event in from_right for aims in event.data["aims"].values() for aim in aims]
    assert len(aims) == 2 * on.height
    assert len({aim["way"][0][0] for aim in aims}) == 1
