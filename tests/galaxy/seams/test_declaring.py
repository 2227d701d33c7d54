"""Declaring strengths with modules in play: amounts, energy, prices and offers, for the table and for single seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from starboard.engine import Rule
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Source, Use
from starboard.galaxy.seams import BONUS, LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, TUG, WARSHIP, story
from tests.galaxy.seams.conftest import Change, Meeting

SLAVERS = "slavers strength=3 days=1 crew_loss=1 credits=4"
MANNED = SCOUT + "6,7 life_support_brown 0330\n6,8 cabin 3000 alien=brown\n"


class DearEnergy(Change):
    def amount_price(self, table: Table, ship: Ship, price: int, use: Use) -> int:
        return price + 1


class Sun(Change):
    """A source of its own, one unit, for engines only; that it was used is remembered."""

    def energy(self, table: Table, ship: Ship, use: Use, sources: list[Source]) -> list[Source]:
        used = "sun" in ship.drawers
        return sources if used or use.what != "engines" else [*sources, Source("sun", 1, _shine)]


def _shine(table: Table, ship: Ship, option: str) -> None:
    ship.drawers = {**ship.drawers, option: True}


class Tailwind(Change):
    def __init__(self, rank: int) -> None:
        self.rank = {"amount_engines": rank}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + 1


class Drag(Change):
    name = "drag"
    rank: Mapping[str, int] = {"amount_engines": LIMIT}

    def amount_engines(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return min(value, 1)


class Armed(Change):
    """Crew that counts double where crews are compared, and once where a card needs some."""

    def amount_crew(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return 2 * value if count.purpose == "compare" else value


class Boost(Change):
    """A push that may be given once for each count, for a unit of energy."""

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        assert occasion == "engines"
        if "push" in count.taken:
            return offers
        return [*offers, Offer("push", Use("engines", ship.board.squares["7,8"]), {"engines": 2}, do=_push)]

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [] if "throw" in count.taken else [Offer("throw", None, {"cannons": 3}, {"goods": "B"}, _push)]

    def offers_crew(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [] if "wake" in count.taken else [Offer("wake", None, {"crew": 4}, do=_push)]


def _push(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    count.add(offer.option, offer.gain[count.what])
    yield from ()


class Jump(Change):
    """Leaving the race at a count, for the rest of the card."""

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return [*offers, Offer("jump", do=_jump)]

    offers_cannons = offers_crew = offers_engines

    def racing(self, table: Table, ships: list[Ship]) -> list[Ship]:
        return [ship for ship in ships if not ship.drawers]


def _jump(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    ship.drawers = {"jumped": True}
    yield from ()


def test_a_dearer_use_takes_two_tokens_and_says_so(met: Meeting) -> None:
    r = met(TUG, SCOUT, card="open_space", put=DearEnergy())
    assert r.asked(0).about["options"]["8,8"]["price"] == {"cells": 2}
    r.choose(0, "8,8")
    assert r.state.ships[0].cell_count == 0


def test_what_cannot_be_paid_is_not_offered(met: Meeting) -> None:
    r = met(TUG.replace("cells=2", "cells=1"), SCOUT, card="open_space", put=DearEnergy())
    assert not r.events("engine_powered")
    assert story(r, "engines_counted") == [("engines_counted", 0), ("engines_counted", 1)]


def test_a_price_that_holds_for_one_seat_leaves_the_others_alone(met: Meeting) -> None:
    r = met(TUG, TUG, card="open_space", put=DearEnergy(), seats=(1,))
    assert r.asked(0).about["options"]["8,8"]["price"] == {"cells": 1}
    r.choose(0, "8,8")
    assert r.asked(1).about["options"]["8,8"]["price"] == {"cells": 2}


def test_paying_is_choosing_a_source_and_a_source_takes_its_own_payment(met: Meeting) -> None:
    r = met(TUG, TUG, card="open_space", put=Sun(), seats=(0,)).choose(0, "8,8")
    assert (r.question(), r.options(0)) == ("battery 0", ["6,7", "sun"])
    r.choose(0, "sun")
    assert r.state.ships[0].cell_count == 2
    assert r.state.ships[0].drawers == {"sun": True}
    r.choose(1, "8,8")
    assert r.state.ships[1].cell_count == 1


def test_a_source_serves_ships_without_tokens(met: Meeting) -> None:
    r = met(TUG.replace(" cells=2", ""), SCOUT, card="open_space", put=Sun())
    assert r.question() == "power_engines 0"
    r.choose(0, "8,8")
    assert r.events("engines_counted", 0)[0].data["strength"] == 3


@pytest.mark.parametrize(
    ("rank", "parts"),
    [
        (SOURCE, [("toy", 1, ()), ("brown", 2, ["6,8"])]),
        (BONUS, [("toy", 1, ())]),
    ],
)
def test_an_alien_builds_on_what_sources_add_and_not_on_what_comes_after(
    met: Meeting, rank: int, parts: list[Any]
) -> None:
    r = met(MANNED.replace("7,8 engine 3000 ^", ""), SCOUT, card="open_space", put=Tailwind(rank))
    counted = r.events("engines_counted", 0)[0].data
    assert counted["parts"] == parts
    assert counted["strength"] == sum(part[1] for part in parts)


def test_amounts_are_asked_in_the_order_of_ranks(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="open_space", put=(Drag(), Tailwind(BONUS)))
    assert r.events("engines_counted", 0)[0].data["parts"] == [
        ("engines", 1, ["7,8"]),
        ("toy", 1, ()),
        ("drag", -1, ()),
    ]


def test_crew_counts_otherwise_where_it_is_compared_than_where_it_is_needed(met: Meeting) -> None:
    r = met(LINER, SCOUT, card="combat_zone lines=crew:days:1", put=Armed(), seats=(1,))
    assert [event.data["strength"] for event in r.events("crew_counted")] == [6, 4]
    r = met(SCOUT, SCOUT, card="abandoned_station crew_needed=4 goods=B days=1", put=Armed())
    assert not r.events("card_used")
    assert r.question() == "next_card 0 1"


def test_an_offer_adds_what_it_gains_and_costs_its_energy(met: Meeting) -> None:
    r = met(TUG, SCOUT, card="open_space", put=Boost(), seats=(0,))
    assert r.options(0) == ["8,8", "push", "done"]
    assert r.asked(0).about["options"]["push"] == {
        "price": {"cells": 1},
        "gain": {"engines": 2},
        "reaches": 3,
    }
    r.choose(0, "push")
    assert r.options(0) == ["8,8", "done"]
    r.choose(0, "done")
    counted = r.events("engines_counted", 0)[0].data
    assert counted == {"strength": 3, "parts": [("engines", 1, ["7,8"]), ("push", 2, ())]}
    assert r.state.ships[0].cell_count == 1


def test_an_offer_without_energy_tells_its_own_price(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card=SLAVERS, put=Boost())
    about = r.asked(0).about
    assert about["options"]["throw"]["price"] == {"goods": "B"}
    assert (about["most"], about["at_most"]) == (4, "enemy_beaten")
    assert about["options"]["done"]["then"] == "enemy_won"
    r.choose(0, "throw")
    assert r.events("enemy_beaten", 0)


def test_crew_may_be_added_where_crews_are_compared(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="combat_zone lines=crew:days:1", put=Boost(), seats=(0,))
    assert r.question() == "count_crew 0"
    r.choose(0, "wake")
    assert story(r, "weakest") == [("weakest", 1)]


@pytest.mark.parametrize(("choice", "offered"), [("wake", True), ("done", False)])
def test_crew_may_be_added_where_a_card_needs_it(met: Meeting, choice: str, offered: bool) -> None:
    card = "abandoned_station crew_needed=4 goods=B days=1"
    r = met(FREIGHTER, SCOUT, card=card, put=Boost(), seats=(0,))
    assert (r.question(), r.asked(0).about["options"]["done"]["then"]) == ("count_crew 0", "too_few")
    r.choose(0, choice)
    assert (r.question() == "use_card 0") is offered


def test_who_leaves_the_race_at_a_count_declares_nothing_and_is_spared(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, SCOUT, card="combat_zone lines=engines:days:3", put=Jump())
    r.choose(0, "jump").choose(1, "done").choose(2, "done")
    assert story(r, "engines_counted", "weakest") == [
        ("engines_counted", 1),
        ("engines_counted", 2),
        ("weakest", 1),
    ]
    assert r.state.flight.positions[0] == 0


def test_a_line_strikes_nobody_once_all_but_one_have_left(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="combat_zone lines=engines:days:3,crew:days:3", put=Jump(), seats=(0, 1))
    r.choose(0, "jump").choose(1, "done")
    assert story(r, "weakest") == []
    assert story(r, "crew_counted") == []  # with nobody to compare it with
    assert [event.data["line"] for event in r.events("contest_off")] == [0, 1]


@pytest.mark.parametrize("card", [SLAVERS, "open_space"])
def test_enemies_and_open_space_heed_who_has_left(met: Meeting, card: str) -> None:
    r = met(SCOUT, WARSHIP, card=card, put=Jump(), seats=(0,)).choose(0, "jump")
    assert not r.events("enemy_won", 0)
    assert not r.events("moved", 0)
    assert r.question() in ("power_cannons 1", "next_card 0 1")


def test_crew_added_up_to_what_a_card_needs_is_enough(met: Meeting) -> None:
    card = "abandoned_station crew_needed=6 goods=B days=1"
    r = met(FREIGHTER, SCOUT, card=card, put=Boost(), seats=(0,))
    assert "then" not in r.asked(0).about["options"]["wake"]
    assert r.choose(0, "wake").question() == "use_card 0"


def test_an_offer_that_gains_nothing_reaches_what_there_is(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="open_space", put=Jump(), seats=(0,))
    assert r.asked(0).about["options"]["jump"]["reaches"] == 1


@pytest.mark.parametrize(("card", "counted"), [(SLAVERS, "cannons_counted"), ("open_space", "engines_counted")])
def test_those_behind_a_ship_that_has_left_meet_the_card_all_the_same(met: Meeting, card: str, counted: str) -> None:
    r = met(SCOUT, SCOUT, SCOUT, card=card, put=Jump(), seats=(0,)).choose(0, "jump")
    assert story(r, counted)[:1] == [(counted, 1)]


def test_a_lone_ship_is_told_of_no_contest(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="combat_zone lines=engines:days:3,crew:days:3", put=Jump(), seats=(0, 1))
    r.choose(0, "jump").choose(1, "done")
    assert [event.data["line"] for event in r.events("contest")] == [0]


class FreeEnergy(Change):
    def amount_price(self, table: Table, ship: Ship, price: int, use: Use) -> int:
        return price - 2


def test_a_use_costs_no_less_than_nothing(met: Meeting) -> None:
    r = met(TUG, SCOUT, card="open_space", put=FreeEnergy(), seats=(0,))
    assert r.asked(0).about["options"]["8,8"]["price"] == {"cells": 0}
    r.choose(0, "8,8")
    assert (r.events("engines_counted", 0)[0].data["strength"], r.state.ships[0].cell_count) == (3, 2)
