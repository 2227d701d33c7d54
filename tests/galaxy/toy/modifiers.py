"""A modifier for every seam. Each does something small, so that one can see whether it was asked."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.catalog.components import warehouse
from starboard.galaxy.flight.launch import Piles
from starboard.galaxy.seams import BONUS, BURDEN, LIMIT, MOMENTS, RELIEF, SEAMS, SOURCE, Modifier
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table
from tests.galaxy.toy.hand import deal, remember, remembered


class Band:
    """Counts the moments, deals the tunes, and asks what to rehearse."""

    name = "toy_band"
    rank: Mapping[str, int] = {}

    def at_game(self, table: Table) -> Rule:
        deal(table)
        yield from _noted(table, "game")

    def at_inspected(self, table: Table) -> Rule:
        chosen = []
        for seat in table.holders(self.name):
            chosen.append((yield from ask(seat, "rehearse", ("march", "waltz"))))
        remember(table, rehearsed=chosen)
        yield from _noted(table, "inspected")


def _noted(table: Table, moment: str) -> Rule:
    """A moment has passed; they are remembered in the order in which each came first."""
    remember(table, moments=list(dict.fromkeys([*remembered(table, "moments", ()), moment])))
    yield from ()


def _at(moment: str) -> Callable[[Band, Table], Rule]:
    def note(_band: Band, table: Table) -> Rule:
        yield from _noted(table, moment)

    return note


for _moment in MOMENTS:
    if not hasattr(Band, f"at_{_moment}"):
        setattr(Band, f"at_{_moment}", _at(_moment))


class Workshop:
    """Brings the toy's tiles and board, an act at the yard, and rules of its own about building."""

    name = "toy_workshop"
    rank: Mapping[str, int] = {"warehouse": SOURCE, "acts": BONUS}

    def warehouse(self, table: Table, tiles: Sequence[int]) -> Sequence[int]:
        return (*tiles, *warehouse("toy"))

    def deck(self, table: Table, piles: Piles) -> Piles:
        return piles._replace(bottom=(*piles.bottom, "parade credits=1 floats=drum:1"))

    def board(self, table: Table, seat: int, key: str) -> str:
        return "DRUM" if key == "I" else key

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        return acts if seat in remembered(table, "hummed", ()) else [*acts, "hum"]

    def do(self, table: Table, seat: int, act: str) -> bool:
        if act != "hum":
            return False
        remember(table, hummed=[*remembered(table, "hummed", ()), seat])
        table.tell("hummed", seat)
        return True

    def squares(self, table: Table, seat: int, mask: int) -> int:
        layout = table.ships[seat].layout
        first = layout.board.squares.get("5,5", -1)
        return mask | 1 << first if first >= 0 and not layout.occupied >> first & 1 else mask

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        return [mistake for mistake in found if mistake.kind != "before_band"]

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        """Nothing plays while a card calls for silence."""
        quiet = sum(1 << square for square in ship.layout.squares_with("bandstand"))
        return mask & ~quiet if remembered(table, "silence", False) else mask

    def links(self, table: Table, ship: Ship, linked: Sequence[int]) -> Sequence[int]:
        stands = ship.layout.squares_with("bandstand")
        heard = sum(1 << square for square in stands)
        return [mask | (heard & ~(1 << square) if square in stands else 0) for square, mask in enumerate(linked)]

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return room._replace(cells=room.cells + 1) if room.cells else room


class Loud:
    """Does nothing but be asked at every seam that the others leave out, each time with another rank."""

    name = "toy_loud"
    rank: Mapping[str, int] = dict(zip(SEAMS, (BONUS, BURDEN, RELIEF, LIMIT) * len(SEAMS), strict=False))


def _second(self: Loud, _table: Table, _of: object, value: Any, *_about: object) -> Any:
    return value


def _last(self: Loud, *given: Any) -> Any:
    return given[-1]


def _incoming(self: Loud, _table: Table, _ship: Ship, hit: Any, lanes: Any) -> Generator[Request, Any, Any]:
    yield from ()
    return hit, lanes


def _after(self: Loud, _table: Table, _ship: Ship, _happened: object) -> Rule:
    yield from ()


def _gate(self: Loud, _table: Table, _ship: Ship, _card: object) -> Generator[Request, Any, bool]:
    yield from ()
    return True


_WAYS: Mapping[str, Callable[..., Any]] = {
    "amount": _second,
    "energy": _last,
    "offers": _last,
    "options": _last,
    "incoming": _incoming,
    "doomed": _second,
    "after": _after,
    "racing": _last,
    "victims": _last,
    "shares": _last,
    "gate": _gate,
    "leaves": _last,
    "settle": _last,
}
for _seam in SEAMS:
    _family = _seam.partition("_")[0]
    if _family in _WAYS:
        setattr(Loud, _seam, _WAYS[_family])

MODIFIERS: tuple[Modifier, ...] = (Band(), Workshop(), Loud())
