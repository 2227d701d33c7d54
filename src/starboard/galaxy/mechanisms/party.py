"""A party that comes aboard: what it does on its way, what it takes, and what it would cost and bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from starboard.galaxy.catalog.boards import Lane, bits, mask_of
from starboard.galaxy.flight.damage import all_doomed
from starboard.galaxy.flight.goods import open_goods
from starboard.galaxy.flight.hits import EXPLOSION, Cause, Prospect
from starboard.galaxy.flight.outlook import hit_loss, holdings
from starboard.galaxy.mechanisms.walking import Place, Route, entrance, route
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import guarded
from starboard.galaxy.table import Table

CHARGE = "charge"
"""The mark on a component with a charge."""
MISSES, REPELLED, ROAMS, BEATEN = "misses", "repelled", "roams", "intruder_beaten"
TAKEN = ("crew", "goods", "cells")
"""What there is to take on a component, in the order of `prey`."""


class Party(Struct, frozen=True):
    """What comes at a ship: everything printed on the card, and what modules have made of it."""

    who: str
    hands: tuple[str, ...]
    """One for each of them: the hand that it keeps to the wall."""
    steps: int
    charges: tuple[int, ...] = ()
    """The steps at which it leaves one."""
    eats: bool = False
    """Whether it takes whatever it finds on its way."""
    mined: str = ""
    """Of what it takes (`TAKEN`), that for which it leaves a charge where it took it."""
    parting: bool = False
    """Whether it leaves a last charge with its last step."""
    drawer: str = ""
    """The drawer of the table that says where it stands."""
    taking: str = ""
    """The event that tells what it has taken."""

    def reward(self, table: Table, ship: Ship, beaten: int) -> dict[str, Any]:
        """What there is to be had for so many of them that are beaten on board."""
        return {}


def prey(table: Table, ship: Ship, square: int) -> tuple[str, str, int]:
    """What there is to take on a square: crew awake, blocks in sight, battery tokens (AX-10.22, AX-10.23)."""
    return ship.crew_at(square), open_goods(table, ship).get(square, ""), ship.cells.get(square, 0)


def take_prey(ship: Ship, square: int, found: tuple[str, str, int]) -> None:
    """It is no longer there. That it goes back to the bank is the caller's business."""
    crew, goods, cells = found
    for letter in crew:
        ship.dismiss_figure(square, letter)
    if goods:
        left = ship.goods[square]
        for colour in goods:
            left = left.replace(colour, "", 1)
        others = {other: held for other, held in ship.goods.items() if other != square}
        ship.goods = {**others, square: left} if left else others
    if cells:
        ship.cells = {**ship.cells, square: 0}


def routes(table: Table, ship: Ship, party: Party, lanes: Iterable[Lane]) -> list[Route]:
    """The way of each of them if nobody does anything about it; none of them has one if they do not come in."""
    place = entrance(ship.layout, lanes)
    guards = guarded(table, ship)
    if place is None or guards >> place.square & 1:
        return []
    return [route(ship.layout, place, hand, party.steps, guards) for hand in party.hands]


def prospect(table: Table, ship: Ship, party: Party, lanes: Iterable[Lane]) -> Prospect:
    """What becomes of a party that comes in these lanes."""
    lanes = tuple(lanes)
    if entrance(ship.layout, lanes) is None:
        return Prospect(MISSES)
    found = routes(table, ship, party, lanes)
    return foreseen(table, ship, party, found) if found else Prospect(REPELLED)


def onward(table: Table, ship: Ship, party: Party, place: Place, hand: str, step: int, extra: int = 0) -> Prospect:
    """What becomes of somebody who makes this step now, if these squares (a mask) are defended as well."""
    guards = guarded(table, ship) | extra
    way = route(ship.layout, place, hand, party.steps - step + 1, guards)
    return foreseen(table, ship, party, [way], step - 1)


def foreseen(table: Table, ship: Ship, party: Party, found: Iterable[Route], made: int = 0) -> Prospect:
    """What these ways cost at most and bring, once so many steps have been made."""
    twin, beaten, charged, names, found = ship.copy(), 0, 0, ship.board.names, list(found)
    lost: dict[str, Any] = {}
    for way in found:
        beaten += way.beaten
        entered = way.squares[:-1] if way.beaten else way.squares
        for square in entered if party.eats else ():
            eaten = prey(table, twin, square)
            before = holdings(twin, 1 << square)
            take_prey(twin, square, eaten)
            lost = _sum(lost, _less(before, holdings(twin, 1 << square)))
            charged |= 1 << square if mines(party, eaten) else 0
        charged |= 1 << entered[-1] if party.parting and not way.beaten else 0
        charged |= mask_of(entered[due - made - 1] for due in party.charges if made < due <= made + len(entered))
    charged |= mask_of(square for square in bits(ship.layout.occupied) if CHARGE in ship.marks.get(square, "").split())
    if charged:
        lost = _sum(lost, hit_loss(twin, all_doomed(table, twin, charged, Cause(EXPLOSION))))
    paths = [[names[square] for square in way.squares] for way in found]
    then = BEATEN if beaten == len(found) else ROAMS
    return Prospect(then, lost, party.reward(table, twin, beaten), paths)


def mines(party: Party, found: tuple[str, str, int]) -> bool:
    """Whether a charge is left where this was taken."""
    return bool(party.mined and found[TAKEN.index(party.mined)])


def _sum(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    found = {**one}
    for word, amount in other.items():
        found[word] = found[word] + amount if word in found else amount
    if "goods" in found:
        found["goods"] = "".join(sorted(found["goods"], key=GOODS.index))
    return found


def _less(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What was there before and is not after; components stay where they are."""
    gone: dict[str, Any] = {}
    for word, amount in before.items():
        if isinstance(amount, str):
            left = amount
            for colour in after.get(word, ""):
                left = left.replace(colour, "", 1)
            gone[word] = left
        else:
            gone[word] = amount - after.get(word, 0)
    return {word: amount for word, amount in gone.items() if amount}
