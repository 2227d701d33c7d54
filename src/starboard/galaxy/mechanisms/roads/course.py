"""Roads about the course of a flight: which cards come, and what is to be paid before the last of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.flight.giving_up import give_up, leave
from starboard.galaxy.flight.launch import Piles
from starboard.galaxy.flight.next_card import GIVE_UP, cards_to_come, ways_to_leave
from starboard.galaxy.flight.offers import offers_on
from starboard.galaxy.flight.outlook import giving_up_facts, section_leaving_facts
from starboard.galaxy.flight.purse import losses_of, owe
from starboard.galaxy.flight.sections import reach
from starboard.galaxy.mechanisms.roads.catalogue import roads_of
from starboard.galaxy.mechanisms.roads.memory import note, noted
from starboard.galaxy.mechanisms.roads.vocabulary import GiveBlock
from starboard.galaxy.options import plan_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

THIRD = "III"
PAY = "pay"


class DejaVu:
    """Cards that nobody has used come again, the last one first (BX-12.13, BX-12.14, BX-R-47)."""

    name = "deja_vu"
    rank: Mapping[str, int] = {}

    def after_used(self, table: Table, ship: Ship, card: Adventure) -> Rule:
        current = table.flight.card
        if current not in noted(table, "used", ()):
            note(table, used=[*noted(table, "used", ()), current])
        yield from ()

    @classmethod
    def is_first_pass(cls, table: Table) -> bool:
        """Whether cards may still come again, also the one that seems to be the last."""
        return bool(table.holders(cls.name)) and not noted(table, "again", False)

    def to_come(self, table: Table, count: int) -> int:
        return count if noted(table, "again", False) else count + len(self._unused(table))

    def at_last(self, table: Table) -> Rule:
        yield from ()
        unused, flight = self._unused(table), table.flight
        if noted(table, "again", False) or not unused:
            return
        note(table, again=True)
        flight.deck = tuple(reversed(unused))
        flight.played = tuple(card for card in flight.played if card not in unused)
        table.tell("cards_come_again", count=len(unused))

    def _unused(self, table: Table) -> list[str]:
        used = noted(table, "used", ())
        return [card for card in table.flight.played if card not in used]


class ToughTrip:
    """Cards of level III are added to the flight (BX-12.19, BX-12.20, KX-13.64)."""

    name = "tough_trip"
    rank: Mapping[str, int] = {}

    def deck(self, table: Table, piles: Piles) -> Piles:
        number = roads_of(table.setup)[self.name].more_cards[plan_of(table.round_name).level]
        return piles._replace(more=(*piles.more, *(THIRD,) * number))


class UnionShip:
    """Before the last card a credit or a block is paid for each crew member (BX-12.27, BX-R-92, KX-13.61)."""

    name = "union_ship"
    rank: Mapping[str, int] = {}

    def at_next(self, table: Table) -> Rule:
        yield from ()
        if cards_to_come(table) != 1 or noted(table, "union", False) or DejaVu.is_first_pass(table):
            return
        note(table, union=True)
        table.tell("union_ship_met")
        held = table.holders(self.name)
        for ship in table.in_flight():
            if ship.seat in held:
                rule = _pay_the_crew(table, ship)
                yield from reach(table, ship, ship.away, rule) if ship.is_away else rule


def _pay_the_crew(table: Table, ship: Ship) -> Rule:
    """Blocks one by one, then the rest in credits. Of several sections one may leave instead of being paid for."""
    paid = 0
    while (left := ship.crew_count - paid) > 0:
        leaving = _ways_to_leave(table, ship)
        options = [*_blocks(ship), *leaving]
        if _can_pay(table, ship, left):
            options.insert(0, PAY)
        elif table.credits(ship.seat) + len(ship.blocks) < left:
            options = list(leaving)
        if not options:
            return  # nobody leaves a test flight
        choice = yield from ask(ship.seat, "pay_union", options, partial(_facts, table, ship, left, leaving))
        if choice == PAY:
            if (yield from owe(table, ship, left, "union")) < left:
                give_up(table, ship, "union")
            return
        if choice in leaving:
            leave(table, ship, [leaving[choice]] if leaving[choice] else (*ship.present, *ship.away), "union")
            if ship.seat not in table.flight.positions:
                return
            continue
        block = read("pay_union", choice)
        assert isinstance(block, GiveBlock), "nothing else is asked for"
        _hand_over_block(table, ship, block.colour, block.square)
        paid += 1


def _ways_to_leave(table: Table, ship: Ship) -> dict[str, str]:
    """The whole flight is given up, or a section of those whose crew wants to be paid."""
    ways = ways_to_leave(table, ship)
    return {option: section for option, section in ways.items() if not section or section in ship.present}


def _can_pay(table: Table, ship: Ship, left: int) -> bool:
    """Whether the rest can be paid in credits, those that modules would lend included."""
    if table.credits(ship.seat) >= left:
        return True
    return bool(offers_on(ship.seams.offers_owed, table, ship, "owed", left))


def _blocks(ship: Ship) -> list[str]:
    names = ship.board.names
    return [
        f"give {colour} {names[square]}"
        for square, held in sorted(ship.goods.items())
        for colour in dict.fromkeys(held)
    ]


def _facts(table: Table, ship: Ship, left: int, leaving: Mapping[str, str]) -> dict[str, Any]:
    told: dict[str, Any] = {
        PAY: {"price": {"credits": left}},
        GIVE_UP: giving_up_facts(table, ship, losses_of(table, ship)),
    }
    told |= {option: section_leaving_facts(table, ship, section) for option, section in leaving.items() if section}
    for option in _blocks(ship):
        told[option] = {"price": {"goods": option.split()[1]}}
    return {"due": left, "options": told}


def _hand_over_block(table: Table, ship: Ship, colour: str, name: str) -> None:
    square = ship.board.squares[name]
    held = ship.goods[square].replace(colour, "", 1)
    others = {other: blocks for other, blocks in ship.goods.items() if other != square}
    ship.goods = {**others, square: held} if held else others
    table.bank.take_blocks(colour)
    table.tell("goods_lost", ship.seat, colour=colour, square=name, now=ship.now("goods", square))
