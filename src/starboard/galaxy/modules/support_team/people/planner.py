"""The Planner: two building sites at once, and squares that were spoken for before anybody drew anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.flight.damage import keep_one_part
from starboard.galaxy.flight.offers import DONE
from starboard.galaxy.modules.support_team.memory import keep
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.vocabulary import MarkSquare
from starboard.galaxy.modules.support_team.yards import place_of
from starboard.galaxy.seams import RELIEF
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import Weld
from starboard.galaxy.yard.building import LIFT

DRAWER = "planner"
PAID = 2
UNJOINED = "unjoined"

MATCHES: Mapping[str, Callable[[Parts], bool]] = {
    "blue": lambda parts: parts.holds > parts.special,
    "red": lambda parts: parts.special > 0,
    "human": lambda parts: bool(parts.cabin),
    "alien": lambda parts: bool(parts.life_support or parts.get("mixed_support")),
    "battery": lambda parts: bool(parts.cells or parts.get("solar_panel")),
}
"""What is planned for a square, and which components match it (AX-12.49)."""


class Planner(Person):
    """A: a ship in two pieces (AX-12.43 to AX-12.45). B: five squares that are planned (AX-12.46 to AX-12.50)."""

    name = DRAWER
    rank: Mapping[str, int] = {"squares": RELIEF, "mistakes": RELIEF}

    def squares(self, table: Table, seat: int, mask: int) -> int:
        """While the ship is in one piece, a second one may be begun anywhere; of two ships one only is in two."""
        layout = table.ships[seat].layout
        if table.yard is None or _more_pieces(table.ships[seat]):
            return mask
        begun = sum(section for section in layout.board.sections if section & layout.occupied)
        return mask | layout.board.area & begun & ~layout.occupied

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """One piece of its own is no error as long as its owner builds."""
        if table.yard is None or sum(mistake.kind == UNJOINED for mistake in found) != 1:
            return found
        return [mistake for mistake in found if mistake.kind != UNJOINED]

    def before_building(self, table: Table, ship: Ship) -> Rule:
        """Five squares, none beside another or beside the starting cabin."""
        planned: dict[str, str] = {}
        for what in MATCHES if self.knows_both(table, ship.seat) else ():
            options = [f"mark {name}" for name in _free_to_plan(ship, planned)]
            if not options:
                break
            about = {
                "what": what,
                "sign": _sign(what),
                "signs": {name: _sign(other) for name, other in planned.items()},
            }
            choice = yield from ask(ship.seat, "plan_square", [*options, DONE], about)
            if choice == DONE:
                continue
            marked = read("plan_square", choice)
            assert isinstance(marked, MarkSquare), "nothing else is asked for"
            planned[marked.spot] = what
        if planned:
            keep(ship, DRAWER, {"planned": planned})
            table.tell("squares_planned", ship.seat, squares=planned)

    def do(self, table: Table, seat: int, act: str) -> bool:
        """What is laid on a planned square settles it: with a match the plan stays with the component (AX-12.48)."""
        ship, place = table.ships[seat], place_of(table, seat)
        if act == LIFT:
            _unsettle(ship, ship.layout.at(place.last).tile)
        elif act.startswith("weld "):
            option = read("build", act)
            assert isinstance(option, Weld), "read as it was written"
            _settle(ship, option.square, place.hand)
        return False

    def finished(self, table: Table, ship: Ship) -> Rule:
        """A ship that is still in two pieces loses one of them, by its owner's choice (AX-12.44)."""
        yield from keep_one_part(table, ship, free_of_charge=table.is_test_flight)

    def corrected(self, table: Table, ship: Ship) -> None:
        """Two credits for each match that is still there, also on a ship that a partner flies."""
        matched = sum(map(_matches, table.ships))
        if matched:
            table.earn(ship.seat, PAID * matched, DRAWER)


def _more_pieces(ship: Ship) -> int:
    """How many pieces the ship has beyond one for each section."""
    sections = ship.board.sections
    return sum(max(0, len(ship.layout.parts_in(section)) - 1) for section in sections)


def _free_to_plan(ship: Ship, planned: Mapping[str, str]) -> list[str]:
    board = ship.board
    taken = mask_of(board.squares[name] for name in planned) | mask_of(board.starts) | ship.layout.occupied
    closed = taken
    for square in bits(taken):
        closed |= board.around[square]
    return ship.squares_named(board.area & ~closed)


def planned_squares(ship: Ship) -> Mapping[str, str]:
    """What is still planned, by square."""
    found: Mapping[str, str] = ship.drawers.get(DRAWER, {}).get("planned", {})
    return found


def _sign(what: str) -> str:
    return f"plan_{what}"


def signs(ship: Ship) -> dict[str, str]:
    """What lies on the squares that were planned: what is to come there, or whether it did, by square."""
    settled = _settled(ship)
    came = {
        ship.board.names[square]: "plan_kept" if settled[str(piece.tile)][2] else "plan_missed"
        for square, piece in ship.layout.placed()
        if str(piece.tile) in settled
    }
    every = {**{name: _sign(what) for name, what in planned_squares(ship).items()}, **came}
    return dict(sorted(every.items()))


def _settled(ship: Ship) -> Mapping[str, Sequence[str]]:
    """By component: the square, what was planned there, and whether it matched."""
    found: Mapping[str, Sequence[str]] = ship.drawers.get(DRAWER, {}).get("settled", {})
    return found


def _matches(ship: Ship) -> int:
    """How many of the components that matched are still on a ship."""
    there = {piece.tile for _, piece in ship.layout.placed()}
    return sum(int(tile) in there for tile, (_, _, right) in _settled(ship).items() if right)


def _settle(ship: Ship, name: str, tile: int) -> None:
    planned = planned_squares(ship)
    if name not in planned:
        return
    what = planned[name]
    right = "right" if MATCHES[what](COMPONENTS[tile].turned[0].parts) else ""
    left = {other: kind for other, kind in planned.items() if other != name}
    keep(ship, DRAWER, {"planned": left, "settled": {**_settled(ship), str(tile): [name, what, right]}})


def _unsettle(ship: Ship, tile: int) -> None:
    settled = _settled(ship)
    if str(tile) not in settled:
        return
    name, what, _ = settled[str(tile)]
    left = {other: entry for other, entry in settled.items() if other != str(tile)}
    keep(ship, DRAWER, {"planned": {**planned_squares(ship), name: what}, "settled": left})
