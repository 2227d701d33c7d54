"""The special opportunities: a junkyard where everything has its price, and a depot of components."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Facts
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.opportunity import shares_of, used
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, Piece
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import board_cabin
from starboard.galaxy.flight.damage import evict_figures, remove
from starboard.galaxy.flight.outlook import second_here
from starboard.galaxy.flight.sections import with_all_sections
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.mechanisms.bargains import PASS, Yard
from starboard.galaxy.mechanisms.vocabulary import Stop
from starboard.galaxy.modules.bonus_cards.vocabulary import Choose, TakeOut
from starboard.galaxy.registry import figures, modules
from starboard.galaxy.ship.checks import free_squares, mistakes_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room, room_on
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.yard.stock import tiles_to_build_with

DONE = "done"


class Junkyard(Yard, frozen=True, tag="junkyard"):
    """In flight order each may stop at a free area, pay its price and take its reward (BX-14.17 to 14.24)."""

    days: int

    def play(self, table: Table) -> Rule:
        second = shares_of(table, self)[1:]
        visits: dict[int, int] = {}
        stopped: list[tuple[Ship, int]] = []
        for ship in table.in_order():
            taken = [number for number, times in visits.items() if not second or times > 1]
            closed = self.closed(ship, taken)
            options = [*(f"stop {number}" for number in range(1, len(self.areas) + 1) if number not in closed), PASS]
            facts = partial(self._facts, table, ship, closed, visits, second)
            choice = yield from ask(ship.seat, "junkyard", options, facts)
            if choice == PASS:
                table.tell("card_declined", ship.seat, card=self.id)
                continue
            stop = read("junkyard", choice)
            assert isinstance(stop, Stop), "nothing else is asked"
            less = second.pop(0) if stop.area in visits else 0
            visits[stop.area] = visits.get(stop.area, 0) + 1
            table.tell("junkyard_stop", ship.seat, area=stop.area)
            yield from used(table, ship, self)
            stopped.append((ship, self.days))
            area = self.areas[stop.area - 1]
            yield from self.pay(table, ship, area)
            yield from self.reward(table, ship, area.reward, less)
        yield from move_back_all(table, stopped, self.kind)

    def _facts(
        self, table: Table, ship: Ship, closed: Mapping[int, str], visits: Mapping[int, int], second: Sequence[int]
    ) -> Facts:
        told: dict[str, Any] = {PASS: {"price": {}, "gain": {}}}
        for number, area in enumerate(self.areas, start=1):
            if number not in closed:
                less = second[0] if number in visits else 0
                outlook = self.outlook(table, ship, area, less)
                price = {"days": self.days, **outlook["price"]}
                told[f"stop {number}"] = {**outlook, "price": price, **second_here(less)}
        return {"card": self.id, "options": told, "closed": {f"stop {number}": why for number, why in closed.items()}}

    def hire(self, table: Table, ship: Ship, number: int) -> Rule:
        yield from _hire(table, ship, number)

    def charge(self, table: Table, ship: Ship, number: int) -> Rule:
        yield from _charge(table, ship, number)


def _hire(table: Table, ship: Ship, number: int) -> Rule:
    """Humans move into berths of the owner's choice; those for whom there is no room stay behind.

    Where berths are not for humans as they are, they move in as what they become there: asleep (BX-14.20).
    """

    def free(square: int) -> int:
        room, there = room_on(table, ship, square), ship.figures.get(square, "")
        if not _hired(room):
            return 0
        return max(0, room.free_berths(there)) + len(room.free_apart(there))

    def change(square: int, amount: int) -> None:
        room, there = room_on(table, ship, square), ship.figures.get(square, "")
        who = _hired(room) if amount < 0 or room.free_berths(there) > 0 else room.free_apart(there)[0]
        table.bank.give(who, amount)
        if amount > 0:
            ship.board_figures(square, who)
        else:
            ship.dismiss_figure(square, who)
        table.tell("crew_hired", ship.seat, square=ship.board.names[square], now=ship.now("figures", square))

    def held(square: int) -> int:
        awake = _hired(room_on(table, ship, square)) == HUMAN
        return ship.figures.get(square, "").count(HUMAN) if awake else 0

    yield from _arrange(ship, "arrange_crew", number, free, held, change)


def _hired(room: Room) -> str:
    """As whom a human moves in here during the flight: as a human, as what humans become here, or not at all."""
    if not room.reopens or not room.berths:
        return ""
    if HUMAN in room.who:
        return HUMAN
    return next((letter for letter in room.who if figures()[letter].guise_of == HUMAN), "")


def _charge(table: Table, ship: Ship, number: int) -> Rule:
    """Battery tokens go into batteries of the owner's choice, as far as there is room."""

    def free(square: int) -> int:
        return room_on(table, ship, square).cells - ship.cells.get(square, 0)

    def change(square: int, amount: int) -> None:
        table.bank.give(CELLS, amount)
        ship.cells = {**ship.cells, square: ship.cells.get(square, 0) + amount}
        table.tell("cells_gained", ship.seat, square=ship.board.names[square], now=ship.now("cells", square))

    yield from _arrange(ship, "arrange_cells", number, free, lambda square: ship.cells.get(square, 0), change)


def _arrange(
    ship: Ship,
    question: str,
    hand: int,
    free: Callable[[int], int],
    held: Callable[[int], int],
    change: Callable[[int, int], None],
) -> Rule:
    """As with goods: first some may be taken into the hand, then they are put down; what finds no room stays behind."""
    names, may_take = ship.board.names, True
    squares = list(bits(ship.layout.occupied))
    while True:
        places = [square for square in squares if free(square) > 0]
        if not hand or not places:
            return
        puts = {f"put {names[square]}": square for square in places}
        full = [square for square in squares if held(square)] if may_take else []
        takes = {f"take out {names[square]}": square for square in full}
        choice = yield from ask(ship.seat, question, [*puts, *takes, DONE], {"hand_count": hand})
        if choice == DONE:
            return
        if isinstance(read(question, choice), TakeOut):
            change(takes[choice], -1)
            hand += 1
        else:
            may_take = False
            change(puts[choice], 1)
            hand -= 1


class StarDepot(Adventure, frozen=True, tag="star_depot"):
    """Six components lie there; each ship may weld one of them on, for a flight day (BX-14.25 to 14.30)."""

    components: int
    days: int

    def play(self, table: Table) -> Rule:
        offered = table.chance.shuffled("depot", unused(table))[: self.components]
        table.chance.reveal()
        table.tell("depot_opened", components=offered)
        visitors: list[tuple[Ship, int]] = []
        for ship in table.in_order():
            fitting = {tile: places for tile in offered if (places := _places(table, ship, tile))}
            options = [*(f"choose {tile}" for tile in fitting), PASS]
            choice = yield from ask(ship.seat, "depot", options, partial(self._facts, ship, fitting))
            if choice == PASS:
                table.tell("card_declined", ship.seat, card=self.id)
                continue
            chosen = read("depot", choice)
            assert isinstance(chosen, Choose), "nothing else is asked"
            tile = chosen.component
            offered = [other for other in offered if other != tile]
            yield from used(table, ship, self)
            where = yield from ask(ship.seat, "fit_component", list(fitting[tile]), {"tile": tile})
            yield from _fit(table, ship, *fitting[tile][where], tile)
            visitors.append((ship, self.days))
        yield from move_back_all(table, visitors, self.kind)

    def _facts(self, ship: Ship, fitting: Mapping[int, Mapping[str, tuple[int, Piece]]]) -> Facts:
        """A component is gained where there is a free square for it, else it takes the place of another."""
        told: dict[str, Any] = {PASS: {"price": {}, "gain": {}}}
        for tile, places in fitting.items():
            free = any(not ship.layout.occupied >> square & 1 for square, _ in places.values())
            told[f"choose {tile}"] = {"price": {"days": self.days}, "gain": {"components": 1} if free else {}}
        return {"card": self.id, "options": told}


def unused(table: Table) -> list[int]:
    """The components that are on no ship, in no discard pile and with no module."""
    gone = {piece.tile for ship in table.ships for _, piece in with_all_sections(ship).layout.placed()}
    gone |= {tile for ship in table.ships for tile in ship.lost}
    gone |= {tile for module in modules() if module.keeps is not None for tile in module.keeps(table)}
    return [tile for tile in tiles_to_build_with(table) if tile not in gone]


def _places(table: Table, ship: Ship, tile: int) -> dict[str, tuple[int, Piece]]:
    """Where and how a component may be welded without an error, on a free square or in the place of another."""
    found: dict[str, tuple[int, Piece]] = {}
    before = set(mistakes_of(table, ship))
    component, names = COMPONENTS[tile], ship.board.names
    for square in bits(free_squares(table, ship) | ship.layout.occupied & ship.board.area):
        bare = ship.layout.without(1 << square)
        for turn in component.turns:
            tried = ship.copy()
            tried.layout = bare.weld(square, component.turned[turn])
            if set(mistakes_of(table, tried)) <= before:
                found[f"fit {names[square]} {ARROWS[turn]}"] = (square, component.turned[turn])
    return found


def _fit(table: Table, ship: Ship, square: int, piece: Piece, tile: int) -> Rule:
    """It is welded; what stood there is set aside with all that lay on it; what can be filled is full."""
    before = ship.copy()
    if ship.layout.occupied >> square & 1:
        remove(table, ship, 1 << square, free_of_charge=True)
    ship.layout = ship.layout.weld(square, piece)
    name = ship.board.names[square]
    table.tell("component_fitted", ship.seat, component=tile, square=name, now=ship.now_since(before))
    evict_figures(table, ship)
    room = room_on(table, ship, square)
    if room.cells:
        ship.cells = {**ship.cells, square: room.cells}
        table.bank.give(CELLS, room.cells)
        table.tell("cells_gained", ship.seat, square=name, now=ship.now("cells", square))
    if room.berths:
        yield from board_cabin(table, ship, square)
