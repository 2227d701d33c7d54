"""Somebody on board: they come in, walk, take, plant, and are beaten or leave; then charges go off.

Who sends them, where they look for a way in and what there is to be had for beating them is the business of modules.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from starboard.engine import Rule
from starboard.engine.request import Request
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import mask_of
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.crew import CrewGone, after_losing
from starboard.galaxy.flight.damage import destroy
from starboard.galaxy.flight.hits import EXPLOSION, Cause, Visit
from starboard.galaxy.mechanisms.party import CHARGE, TAKEN, Party, mines, onward, prey, take_prey
from starboard.galaxy.mechanisms.walking import Place, next_place, route
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.marks import mark, marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import guarded
from starboard.galaxy.table import Table


def is_kept_out(table: Table, ship: Ship, party: Party, place: Place) -> bool:
    """Whether the component they would come in by is defended; if it is, that is told (AX-10.6)."""
    if not guarded(table, ship) >> place.square & 1:
        return False
    table.tell("intruder_repelled", ship.seat, who=party.who, **_guard(ship, place.square))
    return True


def prowl(table: Table, ship: Ship, party: Party, place: Place, hand: str) -> Generator[Request, Any, bool]:
    """One of them walks until it is beaten or has made all its steps. Whether it was beaten."""
    beaten = yield from _walk(table, ship, party, place, hand)
    nobody_walks(table, party.drawer)
    return beaten


def explode(table: Table, ship: Ship) -> Rule:
    """All charges on a ship go off at the same time, from the inside (AX-10.27, AX-10.33, AX-10.40)."""
    charged = mask_of(marked(ship, CHARGE))
    if charged:
        table.tell("charges_exploded", ship.seat, squares=ship.squares_named(charged))
        yield from destroy(table, ship, charged, Cause(EXPLOSION))


def _walk(table: Table, ship: Ship, party: Party, place: Place, hand: str) -> Generator[Request, Any, bool]:
    names = ship.board.names
    way = route(ship.layout, place, hand, party.steps, guarded(table, ship))
    table.tell(
        "intruder_entered",
        ship.seat,
        who=party.who,
        hand=hand,
        square=names[place.square],
        kind=ship.layout.at(place.square).kind,
        facing=SIDES[place.facing],
        steps=party.steps,
        route=[names[square] for square in way.squares],
    )
    step = 1
    while True:
        _walks_on(table, ship, party, place.square)
        yield from _do_harm(table, ship, party, place.square, step)
        is_adrift = not ship.layout.occupied >> place.square & 1
        if step == party.steps or is_adrift:
            table.tell("intruder_left", ship.seat, who=party.who, hand=hand, square=names[place.square], step=step)
            return False
        step += 1
        before, place = place, next_place(ship.layout, place, hand)
        yield from _announce(table, ship, party, place, hand, step)
        table.tell(
            "intruder_walked",
            ship.seat,
            who=party.who,
            hand=hand,
            path=(names[before.square], names[place.square]),
            facing=SIDES[place.facing],
            step=step,
            steps=party.steps,
        )
        if guarded(table, ship) >> place.square & 1:
            told = _guard(ship, place.square)
            table.tell("intruder_beaten", ship.seat, who=party.who, hand=hand, step=step, **told)
            return True


def _announce(table: Table, ship: Ship, party: Party, place: Place, hand: str, step: int) -> Rule:
    """Before they enter a component that is not defended, its owner may do something about it."""
    if not ship.seams.entering or guarded(table, ship) >> place.square & 1:
        return
    visit = Visit(
        party.who,
        place.square,
        onward(table, ship, party, place, hand, step),
        onward(table, ship, party, place, hand, step, 1 << place.square),
    )
    for ask in ship.seams.entering:
        yield from ask(table, ship, visit)


def _do_harm(table: Table, ship: Ship, party: Party, square: int, step: int) -> Rule:
    """What it does on a component that it has entered (AX-10.22, AX-10.26); one that does both eats first."""
    if party.eats:
        found = prey(table, ship, square)
        if any(found):
            yield from _take(table, ship, party, square, found)
        if mines(party, found) and ship.layout.occupied >> square & 1:
            _plant_another(table, ship, party, square)
    if step in party.charges and ship.layout.occupied >> square & 1:
        _plant(table, ship, party, square, party.charges.index(step) + 1, len(party.charges))
    elif party.parting and step == party.steps and ship.layout.occupied >> square & 1:
        _plant_another(table, ship, party, square)


def _plant_another(table: Table, ship: Ship, party: Party, square: int) -> None:
    """One charge more than there were, however many there will be."""
    number = len({*marked(ship, CHARGE), square})
    _plant(table, ship, party, square, number, number)


def _plant(table: Table, ship: Ship, party: Party, square: int, charge: int, charges: int) -> None:
    """A second one on the same component is noticed, but does nothing more."""
    is_new = square not in marked(ship, CHARGE)
    if is_new:
        mark(ship, square, CHARGE)
    table.tell(
        "charge_planted",
        ship.seat,
        who=party.who,
        square=ship.board.names[square],
        charge=charge,
        charges=charges,
        now=ship.now("marks", square) if is_new else {},
    )


def _take(table: Table, ship: Ship, party: Party, square: int, found: tuple[str, str, int]) -> Rule:
    """All crew that is awake, all blocks in sight and all battery tokens there are lost at once."""
    crew, goods, cells = found
    take_prey(ship, square, found)
    table.bank.take_figures(crew)
    table.bank.take_blocks(goods)
    table.bank.take(CELLS, cells)
    now: dict[str, Any] = {}
    for store, gone in (("figures", crew), ("goods", goods), ("cells", cells)):
        now |= ship.now(store, square) if gone else {}
    table.tell(
        party.taking,
        ship.seat,
        who=party.who,
        square=ship.board.names[square],
        figures=[figures()[letter].name for letter in crew],
        loss={word: amount for word, amount in zip(TAKEN, (len(crew), goods, cells), strict=True) if amount},
        now=now,
    )
    yield from after_losing(table, ship, CrewGone(crew, 1 << square if crew else 0))


def _guard(ship: Ship, square: int) -> dict[str, Any]:
    """What defends a component, for the event that tells of it."""
    return {
        "square": ship.board.names[square],
        "kind": ship.layout.at(square).kind,
        "guards": len(ship.crew_at(square)),
    }


def _walks_on(table: Table, ship: Ship, party: Party, square: int) -> None:
    table.drawers = {**table.drawers, party.drawer: [party.who, ship.seat, ship.board.names[square]]}


def nobody_walks(table: Table, drawer: str) -> None:
    """They have gone."""
    table.drawers = {name: kept for name, kept in table.drawers.items() if name != drawer}


def walkers(table: Table, drawer: str) -> list[dict[str, Any]]:
    """Who walks where at this moment, so that a table that waits for an answer shows it."""
    if drawer not in table.drawers:
        return []
    who, seat, square = table.drawers[drawer]
    return [{"id": who, "seat": seat, "square": square}]
