"""What modules may do to ships and flights: components lost in each way, hits changed, cards added."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rule
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.flight.damage import drop, hand_over
from starboard.galaxy.flight.hits import METEOR, Cause, Happened, Hit
from starboard.galaxy.flight.launch import Piles
from starboard.galaxy.flight.next_card import cards_to_come
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, SMOOTH, story
from tests.galaxy.seams.conftest import Beginning, Change, Meeting

PLANETS = "planets planets=RY,G days=2"
WHY = Cause("whim")


class Whim(Change):
    """After a card the front of every ship goes, in one way or the other."""

    def __init__(self, lose: Any) -> None:
        self.lose = lose

    def at_resolved(self, table: Table) -> Rule:
        for ship in table.in_order():
            yield from self.lose(table, ship, mask_of([ship.board.squares["7,6"]]), WHY)

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        names = ship.squares_named
        lost = {"destroyed": happened.destroyed, "given_up": happened.given_up, "fallen": happened.fallen}
        table.drawers = {**table.drawers, str(ship.seat): {how: names(mask) for how, mask in lost.items() if mask}}
        yield from ()


@pytest.mark.parametrize(
    ("lose", "told", "ways"),
    [
        (drop, ["parts_lost", "parts_lost"], {"fallen": ["7,5", "7,6"]}),
        (hand_over, ["components_given_up", "parts_lost"], {"given_up": ["7,6"], "fallen": ["7,5"]}),
    ],
    ids=["drop", "hand_over"],
)
def test_components_fall_off_or_are_given_up_and_what_they_held_falls_off(
    met: Meeting, lose: Any, told: list[str], ways: dict[str, list[str]]
) -> None:
    ship = "ship I\n7,5 cannon 0030 ^\n7,6 structural 3030\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = met(ship, SCOUT, card="nothing", put=Whim(lose), seats=(0,))
    if r.question().startswith("keep_part"):
        r.choose(0, "7,7")
    kinds = ("parts_lost", "components_given_up", "component_destroyed")
    assert [event.kind for event in r.happened if event.seat == 0 and event.kind in kinds] == told
    assert r.state.drawers["0"] == ways
    assert len(r.state.ships[0].lost) == 2


class Shrunk(Change):
    def thrown(self, table: Table, ship: Ship, hit: Hit) -> Hit:
        return hit._replace(heavy=False) if hit.what == METEOR else hit


def test_what_is_thrown_is_told_as_all_meet_it(met: Meeting) -> None:
    r = met(SMOOTH, SMOOTH, card="meteors meteors=large_front", put=Shrunk(), dice=[7])
    assert [event.data["size"] for event in r.events("meteor")] == ["small"]
    assert not r.events("turned_into")
    assert story(r, "bounced") == [("bounced", 0), ("bounced", 1)]


def test_where_ships_differ_it_is_told_to_whom_it_is_something_else(met: Meeting) -> None:
    r = met(SMOOTH, SMOOTH, card="meteors meteors=large_front", put=Shrunk(), seats=(1,), dice=[7])
    assert [event.data["size"] for event in r.events("meteor")] == ["large"]
    assert [(event.seat, event.data["hazard"]) for event in r.events("turned_into")] == [(1, "small_meteor")]
    assert story(r, "bounced") == [("bounced", 1)]


class Diary(Change):
    """Notes who has used a card, and when all have landed."""

    def after_used(self, table: Table, ship: Ship, card: Any) -> Rule:
        yield from self._note(table, f"{card.kind} {ship.seat}")

    def at_touchdown(self, table: Table) -> Rule:
        yield from self._note(table, "touchdown")

    def _note(self, table: Table, what: str) -> Rule:
        table.drawers = {"diary": [*table.drawers.get("diary", ()), what]}
        yield from ()


def test_modules_hear_who_has_landed_and_when_all_have_chosen(met: Meeting) -> None:
    r = met(FREIGHTER, FREIGHTER, card=PLANETS, put=Diary()).choose(0, "land 1").choose(1, "land 2")
    assert r.question() == "load 0"
    assert r.state.drawers["diary"] == ["planets 0", "planets 1", "touchdown"]


@pytest.mark.parametrize(
    ("card", "heard"),
    [
        ("abandoned_ship crew_loss=1 credits=3 days=1", ["abandoned_ship 1"]),
        ("abandoned_station crew_needed=1 goods=B days=1", ["abandoned_station 1"]),
        ("slavers strength=0 days=1 crew_loss=1 credits=3", ["slavers 0"]),
        ("meteors meteors=small_front", []),
    ],
)
def test_modules_hear_who_has_used_a_card(met: Meeting, card: str, heard: list[str]) -> None:
    r = met(LINER, LINER, card=card, put=Diary(), dice=[2])
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, "no" if seat == 0 and "no" in r.options(seat) else r.options(seat)[0])
    assert r.state.drawers.get("diary", []) == heard


class Encore(Change):
    def to_come(self, table: Table, count: int) -> int:
        return count + 2

    def deck(self, table: Table, piles: Piles) -> Piles:
        return piles._replace(more=("III", "III"))


def test_modules_say_what_is_still_to_come(met: Meeting) -> None:
    assert cards_to_come(met(SCOUT, SCOUT, card="nothing", put=Encore()).state) == 2 + len(
        met(SCOUT, SCOUT, card="nothing", put=Encore()).state.flight.deck
    )


@pytest.mark.parametrize("foresight", ["no", "yes"])
def test_further_cards_are_mixed_in_or_lie_at_the_bottom(begun: Beginning, foresight: str) -> None:
    r = begun(Encore(), seats=2, round_name="I", foresight=foresight)
    third = len(r.state.decks["III"])
    r.choose(0, "finish 1").choose(1, "finish 2")
    while r.state.course is None:
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    deck = r.state.flight.deck
    added = [card for card in deck if card.startswith("III-")]
    assert len(deck) == 10
    assert len(added) == 2
    assert third - len(r.state.decks["III"]) == 2
    assert (list(deck[-2:]) == added) or foresight == "no"
