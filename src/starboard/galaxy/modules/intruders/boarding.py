"""An intruder on board: it comes in, walks, eats, plants, and is beaten or leaves; charges go off, rewards are paid."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import Lane, mask_of
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.crew import CrewGone, after_losing
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.goods import gain_goods
from starboard.galaxy.flight.hits import EXPLOSION, Cause, Visit
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.modules.intruders.bodyguard import fee
from starboard.galaxy.modules.intruders.memory import nobody_walks, walks_on
from starboard.galaxy.modules.intruders.raids import CHARGE, Raid, onward, prey, take_prey
from starboard.galaxy.modules.intruders.walking import Place, entrance, next_place, route
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.marks import mark, marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import guarded
from starboard.galaxy.table import Table


def board(table: Table, ship: Ship, raid: Raid, lanes: tuple[Lane, ...], source: str) -> Generator[Request, Any, int]:
    """One ship meets a raid in these lanes. How many intruders were beaten on board.

    Rewards come last, after all of them have gone and all charges have exploded (AX-10.31, AX-10.34).
    """
    if entrance(ship.layout, lanes) is None:
        table.tell("missed", ship.seat)
        return 0
    beaten = fees = 0
    for hand in raid.hands:
        place = entrance(ship.layout, lanes)
        if place is None:
            break  # where it would have come in, nothing is left
        if guarded(table, ship) >> place.square & 1:
            table.tell("intruder_repelled", ship.seat, who=raid.who, **_guard(ship, place.square))
            break
        if (yield from _prowl(table, ship, raid, place, hand)):
            beaten += 1
            fees += fee(table, ship)
        nobody_walks(table)
    yield from _explode(table, ship)
    if beaten:
        earn(table, ship, raid.credits * beaten + fees, source)
        yield from gain_goods(table, ship, raid.goods * beaten)
    return beaten


def _prowl(table: Table, ship: Ship, raid: Raid, place: Place, hand: str) -> Generator[Request, Any, bool]:
    """One intruder walks until it is beaten or has made all its steps. Whether it was beaten."""
    names = ship.board.names
    way = route(ship.layout, place, hand, raid.steps, guarded(table, ship))
    table.tell(
        "intruder_entered",
        ship.seat,
        who=raid.who,
        hand=hand,
        square=names[place.square],
        kind=ship.layout.at(place.square).kind,
        facing=SIDES[place.facing],
        steps=raid.steps,
        route=[names[square] for square in way.squares],
    )
    step = 1
    while True:
        walks_on(table, ship, raid.who, place.square)
        yield from _do_harm(table, ship, raid, place.square, step)
        is_adrift = not ship.layout.occupied >> place.square & 1
        if step == raid.steps or is_adrift:
            table.tell("intruder_left", ship.seat, who=raid.who, hand=hand, square=names[place.square], step=step)
            return False
        step += 1
        before, place = place, next_place(ship.layout, place, hand)
        yield from _announce(table, ship, raid, place, hand, step)
        table.tell(
            "intruder_walked",
            ship.seat,
            who=raid.who,
            hand=hand,
            path=(names[before.square], names[place.square]),
            facing=SIDES[place.facing],
            step=step,
            steps=raid.steps,
        )
        if guarded(table, ship) >> place.square & 1:
            told = _guard(ship, place.square)
            table.tell("intruder_beaten", ship.seat, who=raid.who, hand=hand, step=step, **told)
            return True


def _announce(table: Table, ship: Ship, raid: Raid, place: Place, hand: str, step: int) -> Rule:
    """Before it enters a component that is not defended, its owner may do something about it."""
    if not ship.seams.entering or guarded(table, ship) >> place.square & 1:
        return
    visit = Visit(
        raid.who,
        place.square,
        onward(table, ship, raid, place, hand, step),
        onward(table, ship, raid, place, hand, step, 1 << place.square),
    )
    for ask in ship.seams.entering:
        yield from ask(table, ship, visit)


def _do_harm(table: Table, ship: Ship, raid: Raid, square: int, step: int) -> Rule:
    """What it does on a component that it has entered (AX-10.22, AX-10.26); one that does both eats first."""
    if raid.eats:
        yield from _eat(table, ship, raid, square)
    if step in raid.charges and ship.layout.occupied >> square & 1:
        is_new = square not in marked(ship, CHARGE)
        if is_new:
            mark(ship, square, CHARGE)
        table.tell(
            "charge_planted",
            ship.seat,
            who=raid.who,
            square=ship.board.names[square],
            charge=raid.charges.index(step) + 1,
            charges=len(raid.charges),
            now=ship.now("marks", square) if is_new else {},
        )


def _eat(table: Table, ship: Ship, raid: Raid, square: int) -> Rule:
    """All crew that is awake, all blocks in sight and all battery tokens there are lost at once."""
    found = crew, goods, cells = prey(table, ship, square)
    if not any(found):
        return
    take_prey(ship, square, found)
    table.bank.take_figures(crew)
    table.bank.take_blocks(goods)
    table.bank.take(CELLS, cells)
    now: dict[str, Any] = {}
    for store, gone in (("figures", crew), ("goods", goods), ("cells", cells)):
        now |= ship.now(store, square) if gone else {}
    table.tell(
        "prey_eaten",
        ship.seat,
        who=raid.who,
        square=ship.board.names[square],
        figures=[figures()[letter].name for letter in crew],
        loss={word: amount for word, amount in (("crew", len(crew)), ("goods", goods), ("cells", cells)) if amount},
        now=now,
    )
    yield from after_losing(table, ship, CrewGone(crew, 1 << square if crew else 0))


def _explode(table: Table, ship: Ship) -> Rule:
    """All charges of all commandos go off at the same time, from the inside (AX-10.27, AX-10.33, AX-10.40)."""
    charged = mask_of(marked(ship, CHARGE))
    if charged:
        table.tell("charges_exploded", ship.seat, squares=ship.squares_named(charged))
        yield from destroy(table, ship, charged, Cause(EXPLOSION))


def _guard(ship: Ship, square: int) -> dict[str, Any]:
    """What defends a component, for the event that tells of it."""
    return {
        "square": ship.board.names[square],
        "kind": ship.layout.at(square).kind,
        "guards": len(ship.crew_at(square)),
    }
