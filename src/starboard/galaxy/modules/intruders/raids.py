"""A raid: what an intruder card sends against one ship, what it would do there, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from starboard.galaxy.catalog.boards import Lane, bits, mask_of
from starboard.galaxy.flight.damage import all_doomed
from starboard.galaxy.flight.goods import open_goods
from starboard.galaxy.flight.hits import EXPLOSION, Cause, Prospect
from starboard.galaxy.flight.outlook import goods_gain, hit_loss, holdings
from starboard.galaxy.modules.intruders.bodyguard import fee
from starboard.galaxy.modules.intruders.walking import Place, Route, entrance, route
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import guarded
from starboard.galaxy.table import Table

CHARGE = "charge"
"""The mark on a component with a charge."""
MISSES, REPELLED, ROAMS, BEATEN = "misses", "repelled", "roams", "intruder_beaten"


class Raid(NamedTuple):
    """What comes at a ship: everything printed on the card, and what modules have made of it."""

    who: str
    hands: tuple[str, ...]
    """One for each intruder: the hand that it keeps to the wall."""
    steps: int
    charges: tuple[int, ...] = ()
    """The steps at which it leaves one."""
    eats: bool = False
    credits: int = 0
    goods: str = ""
    """What there is to be had for each of them that is beaten."""


def prey(table: Table, ship: Ship, square: int) -> tuple[str, str, int]:
    """What a predator finds on a square: crew awake, blocks in sight, battery tokens (AX-10.22, AX-10.23)."""
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


def routes(table: Table, ship: Ship, raid: Raid, lanes: Iterable[Lane]) -> list[Route]:
    """The way of each intruder if nobody does anything about it; none of them has one if they do not come in."""
    place = entrance(ship.layout, lanes)
    guards = guarded(table, ship)
    if place is None or guards >> place.square & 1:
        return []
    return [route(ship.layout, place, hand, raid.steps, guards) for hand in raid.hands]


def prospect(table: Table, ship: Ship, raid: Raid, lanes: Iterable[Lane]) -> Prospect:
    """What becomes of intruders who come in these lanes."""
    place = entrance(ship.layout, lanes)
    if place is None:
        return Prospect(MISSES)
    found = routes(table, ship, raid, lanes)
    return foreseen(table, ship, raid, found) if found else Prospect(REPELLED)


def onward(table: Table, ship: Ship, raid: Raid, place: Place, hand: str, step: int, extra: int = 0) -> Prospect:
    """What becomes of an intruder who makes this step now, if these squares (a mask) are defended as well."""
    guards = guarded(table, ship) | extra
    way = route(ship.layout, place, hand, raid.steps - step + 1, guards)
    return foreseen(table, ship, raid, [way], step - 1)


def foreseen(table: Table, ship: Ship, raid: Raid, found: Iterable[Route], made: int = 0) -> Prospect:
    """What these ways cost at most and bring, once so many steps have been made."""
    twin, beaten, charged, names, found = ship.copy(), 0, 0, ship.board.names, list(found)
    lost: dict[str, Any] = {}
    for way in found:
        beaten += way.beaten
        entered = way.squares[:-1] if way.beaten else way.squares
        for square in entered if raid.eats else ():
            eaten = prey(table, twin, square)
            before = holdings(twin, 1 << square)
            take_prey(twin, square, eaten)
            lost = _sum(lost, _less(before, holdings(twin, 1 << square)))
        charged |= mask_of(entered[due - made - 1] for due in raid.charges if made < due <= made + len(entered))
    charged |= mask_of(square for square in bits(ship.layout.occupied) if CHARGE in ship.marks.get(square, "").split())
    if charged:
        lost = _sum(lost, hit_loss(twin, all_doomed(table, twin, charged, Cause(EXPLOSION))))
    paths = [[names[square] for square in way.squares] for way in found]
    then = BEATEN if beaten == len(found) else ROAMS
    return Prospect(then, lost, reward(table, twin, raid, beaten), paths)


def reward(table: Table, ship: Ship, raid: Raid, beaten: int) -> dict[str, Any]:
    """What there is to be had for so many beaten intruders."""
    if not beaten:
        return {}
    gained = goods_gain(table, ship, raid.goods * beaten) if raid.goods else {}
    return {**gained, "credits": (raid.credits + fee(table, ship)) * beaten + gained.get("credits", 0)}


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
