"""Mechanisms of the expansions to come, toy-sized: each shows that the seams it needs are enough for it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.flight.crew import CrewGone, lose_one
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.goods import Loading
from starboard.galaxy.flight.hits import Cause, Happened
from starboard.galaxy.flight.offers import DONE, Offer
from starboard.galaxy.flight.power import Use
from starboard.galaxy.seams import BONUS
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, WARSHIP, squares_hit, story
from tests.galaxy.seams.conftest import Change, Meeting
from tests.galaxy.test_sections import halves

PIRATES = "pirates strength=4 days=1 shots=heavy_front credits=3"
Offers = Sequence[Offer]


class Booster(Change):
    """Once for a count, a cannon gives three more for a token, and blows up when the count is over."""

    def offers_cannons(self, table: Table, ship: Ship, occasion: str, count: Count, offers: Offers) -> Offers:
        if any(taken.startswith("boost") for taken in count.taken):
            return offers
        names, layout = ship.board.names, ship.layout
        return [
            *offers,
            *(
                Offer(f"boost {names[square]}", Use("boost", square, added=True), {"cannons": 3}, do=_boost)
                for square in layout.squares_with("cannon")
                if layout.at(square).parts.cannon == 1 or count.powered >> square & 1
            ),
        ]


def _boost(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    assert offer.use is not None
    count.add("boost", 3, (ship.board.names[offer.use.square],))
    count.afterwards = (*count.afterwards, partial(_burst, 1 << offer.use.square))
    yield from ()


def _burst(squares: int, table: Table, ship: Ship) -> Rule:
    yield from destroy(table, ship, squares, Cause("boost"))


class DearUses(Change):
    """Every use of energy costs a token more, but what adds to a use does not count as another one."""

    name = "dear"

    def amount_price(self, table: Table, ship: Ship, price: int, use: Use) -> int:
        return price if use.added else price + 1


def test_a_boosted_cannon_counts_and_is_gone_afterwards(met: Meeting) -> None:
    r = met(WARSHIP, SCOUT, card=PIRATES, put=Booster(), seats=(0,))
    assert r.asked(0).about["options"]["boost 6,6"]["then"] == "enemy_beaten"
    r.choose(0, "boost 6,6")
    assert "boost 8,6" not in r.options(0)
    r.choose(0, "done")
    assert r.events("cannons_counted", 0)[0].data["strength"] == 5
    assert story(r, "cannons_counted", "component_destroyed", "enemy_beaten") == [
        ("cannons_counted", 0),
        ("component_destroyed", 0),
        ("enemy_beaten", 0),
    ]
    assert squares_hit(r, 0) == ["6,6"]


def test_what_adds_to_a_use_is_no_use_of_its_own(met: Meeting) -> None:
    armed = WARSHIP.replace("battery_2 3003 cells=2", "battery_3 3003 cells=3")
    r = met(armed, SCOUT, card=PIRATES, put=(Booster(), DearUses()), seats=(0,))
    assert r.asked(0).about["options"]["7,6"]["price"] == {"cells": 2}
    r.choose(0, "7,6")
    assert r.asked(0).about["options"]["boost 7,6"]["price"] == {"cells": 1}
    r.choose(0, "boost 7,6")
    assert r.state.ships[0].cell_count == 0
    assert r.events("cannons_counted", 0)[0].data["strength"] == 7


class Manager(Change):
    """The purple alien brings one more, in its own half."""

    rank: Mapping[str, int] = {"amount_cannons": BONUS}

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        return value + 1 if value > 0 and ship.squares_of("P", count.section) else value


@pytest.mark.parametrize(("left", "right", "strength"), [("", "", 0), ("4,5 cannon 0030 ^\n", "", 4)])
def test_a_bonus_goes_by_the_half_it_belongs_to(met: Meeting, left: str, right: str, strength: float) -> None:
    alien = "5,7 life_support_purple 3003\n4,7 cabin 3300 alien=purple\n"
    r = met(halves(alien + left, right), halves("", ""), card=PIRATES, put=Manager(), round_name="II")
    assert r.events("cannons_counted", 0)[0].data["strength"] == strength


class Furnace(Change):
    """Once for a gain of goods, a block is burnt to fill a battery."""

    def offers_goods(self, table: Table, ship: Ship, occasion: str, loading: Loading, offers: Offers) -> Offers:
        if loading.taken:
            return offers
        return [*offers, *(Offer(f"burn {block}", price={"goods": block}, do=_burn) for block in set(loading.hand))]


def _burn(table: Table, ship: Ship, loading: Loading, offer: Offer) -> Rule:
    block = offer.price["goods"]
    loading.hand = loading.hand.replace(block, "", 1)
    table.bank.take_blocks(block)
    yield from ()


def test_what_is_offered_once_for_a_gain_of_goods_knows_that_it_was_taken(met: Meeting) -> None:
    r = met(FREIGHTER, SCOUT, card="planets planets=BB days=1", put=Furnace()).choose(0, "land 1")
    assert "burn B" in r.options(0)
    r.choose(0, "burn B")
    assert "burn B" not in r.options(0)
    assert r.asked(0).about["hand"] == "B"


class Stasis(Change):
    """Whoever has lost crew hears of it once, after the whole loss."""

    def after_crew(self, table: Table, ship: Ship, gone: CrewGone) -> Rule:
        ship.drawers = {"gone": [gone.letters, ship.squares_named(gone.squares)]}
        yield from ()


def test_crew_lost_with_its_cabin_is_a_loss_of_crew(met: Meeting) -> None:
    r = met(LINER, LINER, card="combat_zone lines=engines:shots:heavy_left", put=Stasis(), dice=[7])
    assert squares_hit(r, 0) == ["6,7"]
    assert r.state.ships[0].drawers == {"gone": ["HH", ["6,7"]]}
    assert not r.state.ships[1].drawers


def test_an_alien_that_leaves_with_its_life_support_is_a_loss_of_crew(met: Meeting) -> None:
    manned = SCOUT + "6,7 cabin 0330 alien=brown\n6,8 life_support_brown 3000\n"
    r = met(manned, SCOUT, card="combat_zone lines=cannons:shots:heavy_left", put=Stasis(), dice=[8])
    assert r.state.ships[0].drawers == {"gone": ["B", ["6,7"]]}


def test_components_without_crew_are_no_loss_of_crew(met: Meeting) -> None:
    r = met(LINER, LINER, card="combat_zone lines=engines:shots:heavy_rear", put=Stasis(), dice=[7])
    assert squares_hit(r, 0) == ["7,8"]
    assert not r.state.ships[0].drawers


class Loans(Change):
    """There is no getting away without paying: who owns too little must borrow."""

    def offers_owed(self, table: Table, ship: Ship, occasion: str, owed: int, offers: Offers) -> Offers:
        short = table.credits(ship.seat) < owed
        return [*offers, Offer("borrow", gain={"credits": 10}, do=_borrow)] if short else offers

    def options(self, table: Table, ship: Ship, question: str, options: list[str]) -> list[str]:
        return [option for option in options if option != DONE] if question == "owed" else options


def _borrow(table: Table, ship: Ship, owed: int, offer: Offer) -> Rule:
    table.earn(ship.seat, 10, "loan")
    yield from ()


def test_who_must_borrow_is_not_asked_whether(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="stardust", put=Loans(), fly_on=False)
    r.state.ships[0].lost = (1, 2, 3)
    for seat in r.game.seats_asked():
        r.choose(seat, "fly on")
    while r.question() == "next_card 0 1":
        r.choose(0, "fly on").choose(1, "fly on")
    assert [event.data["amount"] for event in r.events("paid", 0)] == [3]


class BadLuck(Change):
    """What finds nobody is rolled again, three times in all."""

    def amount_rolls(self, table: Table, ship: Ship, rolls: int, why: str) -> int:
        return 3 if why != "sabotage" else rolls


@pytest.mark.parametrize(("dice", "rolls"), [([2, 12, 7], 3), ([2, 7, 8], 2), ([7, 8, 9], 1), ([2, 12, 11], 3)])
@pytest.mark.parametrize("card", ["meteors meteors=large_front", "combat_zone lines=crew:shots:heavy_front"])
def test_a_roll_that_finds_nobody_may_be_rolled_again(met: Meeting, card: str, dice: list[int], rolls: int) -> None:
    unarmed = SCOUT.replace("7,6 cannon 0030 ^", "7,6 structural 0030")
    r = met(unarmed, unarmed, card=card, put=BadLuck(), dice=dice)
    assert len(r.events("rolled")) == rolls
    assert squares_hit(r, 0) == (["7,6"] if 7 in dice else [])


def test_the_dice_are_rolled_once_where_nobody_says_otherwise(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="meteors meteors=large_rear", put=Stasis(), dice=[2])
    assert len(r.events("rolled")) == 1


class Merciless(Change):
    """An epidemic empties whole cabins instead, and stardust strips what stands out."""

    def gate_suffer(self, table: Table, ship: Ship, card: Any) -> Generator[Request, Any, bool]:
        if card.kind == "epidemic":
            gone = CrewGone()
            for square in ship.manned():
                while ship.crew_at(square):
                    gone = lose_one(table, ship, square, gone)
            return False
        if card.kind == "stardust":
            loose = sum(1 << square for square in {square for square, _ in ship.layout.exposed})
            yield from destroy(table, ship, loose, Cause("stardust"))
            return False
        return True


def test_a_card_may_do_something_else_to_a_ship(met: Meeting) -> None:
    r = met(LINER, LINER, card="epidemic", put=Merciless(), seats=(0,))
    assert [len(r.events("crew_lost", seat)) for seat in (0, 1)] == [6, 3]
    r = met(SCOUT, SCOUT, card="stardust", put=Merciless(), seats=(0,))
    assert not r.events("moved", 0)
    assert squares_hit(r, 0) == ["7,7"]
    assert r.events("moved", 1)


class Panic(Change):
    """Cabins that were joined to what was destroyed lose somebody."""

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        joined = 0
        for square in range(ship.board.size):
            if happened.destroyed >> square & 1:
                joined |= happened.before.joins[square]
        gone = CrewGone()
        for square in ship.manned():
            if joined >> square & 1:
                gone = lose_one(table, ship, square, gone)
        yield from ()


def test_what_was_joined_to_what_can_be_asked_afterwards(met: Meeting) -> None:
    r = met(LINER, LINER, card="combat_zone lines=engines:shots:heavy_left", put=Panic(), dice=[7])
    assert squares_hit(r, 0) == ["6,7"]
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7"]


class Union(Change):
    """Before the last card everybody pays or goes home."""

    def at_next(self, table: Table) -> Rule:
        if len(table.flight.deck) > 1:
            return
        for ship in table.in_flight():
            if (yield from ask(ship.seat, "use_card", ("yes", "no"), {"card": "stardust"})) == "no":
                give_up(table, ship, "chose_to")


def test_there_is_a_moment_before_a_card_is_turned_up(met: Meeting) -> None:
    r = met(SCOUT, SCOUT, card="stardust", put=Union())
    r.choose(0, "fly on").choose(1, "fly on")
    assert r.question() == "use_card 0"
    r.choose(0, "no").choose(1, "no")
    assert [event.kind for event in r.happened].count("card_turned_up") == 1
    assert r.state.results


class Envy(Change):
    """When a card is over the leader is stripped of everybody, and leaves with the others who must."""

    def at_cleared(self, table: Table) -> Rule:
        assert table.flight.card is None
        for ship in table.in_flight()[:1]:
            gone = CrewGone()
            for square in ship.manned():
                while ship.crew_at(square):
                    gone = lose_one(table, ship, square, gone)
        yield from ()


def test_who_must_leave_after_the_moment_that_follows_a_card_leaves(met: Meeting) -> None:
    wreck = SCOUT.replace(" crew=2", " crew=1")
    r = met(SCOUT, SCOUT, wreck, card="slavers strength=0 days=1 crew_loss=9 credits=1", put=Envy())
    r.choose(0, "no")
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(0, "no_humans")]
    assert r.question() == "next_card 1 2"
