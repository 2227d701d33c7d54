"""The modifiers of the toy: together they use every seam at which the base game asks, each of them twice.

`Band` has the moments, `Workshop` what concerns building, `stage.py` what concerns flying. `Echo` is asked at every
seam as well and says what it was told: a second modifier for each seam, each time with another rank.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from starboard.engine import Rule, ask
from starboard.engine.request import Alarm, Request
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.catalog.components import COMPONENTS, warehouse
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.catalog.sheets import quarters_of
from starboard.galaxy.catalog.sides import FRONT
from starboard.galaxy.flight.hazards import outcome
from starboard.galaxy.flight.hits import Hit, Visit
from starboard.galaxy.flight.launch import Piles
from starboard.galaxy.flight.sections import bring_back
from starboard.galaxy.notation import read_card
from starboard.galaxy.seams import BONUS, BURDEN, LIMIT, MOMENTS, OF_MODULES, RELIEF, SEAMS, SOURCE, Modifier
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.turning import turn_ship
from starboard.galaxy.ship.working import Room, guarded
from starboard.galaxy.table import Table
from tests.galaxy.toy.hand import MAJOR, deal, major_on, remember, remembered
from tests.galaxy.toy.stage import Stage

QUIET = "epidemic"
"""The card while which no band plays."""
DOWNBEAT = (3, 4)
"""The dice by which a drum major would come in."""
METRONOME, TICK = "toy_metronome", Alarm(5)
DUET = 2
"""The musicians of a bandstand."""


class Band:
    """Deals the tunes, asks what to rehearse, gilds a bandstand, leads the drum majors, and counts the moments."""

    name = "toy_band"
    rank: Mapping[str, int] = {}

    def at_game(self, table: Table) -> Rule:
        deal(table)
        yield from _noted(table, "game")

    def at_inspected(self, table: Table) -> Rule:
        chosen = []
        for seat in table.holders(self.name):
            chosen.append((yield from ask(seat, "rehearse", ("march", "waltz"))))
            if chosen[-1] == "waltz":
                with suppress(KeyError):  # a board that still waits for its holes does not dance
                    turn_ship(table, table.ships[seat], 2)
        remember(table, rehearsed=chosen)
        yield from _noted(table, "inspected")

    def at_launched(self, table: Table) -> Rule:
        majors = {}
        for ship in table.ships:
            stands = ship.layout.squares_with("bandstand")
            if stands:
                majors[str(ship.seat)] = stands[0]
                ship.marks = {**ship.marks, stands[0]: "gilded"}
                square = ship.board.names[stands[0]]
                table.tell("gilded", ship.seat, square=square, now=ship.now("marks", stands[0]))
        remember(table, majors=majors)
        yield from _noted(table, "launched")

    def at_card(self, table: Table) -> Rule:
        card = table.flight.card
        remember(table, silence=card is not None and read_card(card).kind == QUIET)
        for ship in table.in_order():
            yield from _stroll(table, ship)
        yield from _noted(table, "card")

    def at_resolved(self, table: Table) -> Rule:
        remember(table, silence=False, away=[])
        for ship in table.in_flight():
            for section in ship.away:
                bring_back(table, ship, section)
        yield from _noted(table, "resolved")


def _stroll(table: Table, ship: Ship) -> Rule:
    """The drum major goes on to a neighbouring component, if there is one where nobody stops them."""
    yield from ()
    here = major_on(table, ship)
    if here is None:
        return
    lanes = ship.board.impacts(FRONT, DOWNBEAT)
    told = outcome(table, ship, Hit(MAJOR, False, FRONT, DOWNBEAT), lanes)
    for there in bits(ship.layout.joins[here] & ~guarded(table, ship)):
        for announce in ship.seams.entering:
            yield from announce(table, ship, Visit(MAJOR, there, told, told))
        remember(table, majors={**remembered(table, "majors", {}), str(ship.seat): there})
        names = ship.board.names
        table.tell("strolled", ship.seat, who=MAJOR, path=[names[here], names[there]])
        return


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

    def deals(self, table: Table, cards: Sequence[str]) -> Sequence[str]:
        """A band that rehearses wants no epidemic, as long as there is something else."""
        return [card for card in cards if read_card(card).kind != QUIET] or cards

    def deck(self, table: Table, piles: Piles) -> Piles:
        return piles._replace(bottom=(*piles.bottom, "parade credits=1 floats=drum:1"))

    def board(self, table: Table, seat: int, key: str) -> str:
        return "DRUM" if key == "I" else key

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        finished = table.yard is not None and table.yard.places[seat].number
        return acts if finished or seat in remembered(table, "hummed", ()) else [*acts, "hum"]

    def do(self, table: Table, seat: int, act: str) -> bool:
        if act != "hum":
            return False
        remember(table, hummed=[*remembered(table, "hummed", ()), seat])
        table.tell("hummed", seat)
        return True

    def alarms(self, table: Table, alarms: Mapping[str, Alarm]) -> Mapping[str, Alarm]:
        """A metronome ticks until it is heard, while somebody has hummed."""
        ticking = remembered(table, "hummed", ()) and not remembered(table, "ticked", False)
        return {**alarms, METRONOME: TICK} if ticking else alarms

    def rang(self, table: Table, alarm: str) -> None:
        if alarm == METRONOME:
            remember(table, ticked=True)

    def unused(self, table: Table, ship: Ship, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Nobody pays for an instrument that was never played."""
        return tuple(tile for tile in tiles if not COMPONENTS[tile].turned[0].parts.get("bandstand"))

    def squares(self, table: Table, seat: int, mask: int) -> int:
        layout = table.ships[seat].layout
        first = layout.board.squares.get("5,5", -1)
        return mask | 1 << first if first >= 0 and not layout.occupied >> first & 1 else mask

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """Nobody minds what stands before a band, or which way the engines of a ship point that has waltzed."""
        forgiven = {"before_band", "engine_not_to_rear"} if quarters_of(ship.board.name) else {"before_band"}
        return [mistake for mistake in found if mistake.kind not in forgiven]

    def works(self, table: Table, ship: Ship, mask: int) -> int:
        """Nothing plays while a card calls for silence."""
        quiet = sum(1 << square for square in ship.layout.squares_with("bandstand"))
        return mask & ~quiet if remembered(table, "silence", False) else mask

    def links(self, table: Table, ship: Ship, linked: Sequence[int]) -> Sequence[int]:
        stands = ship.layout.squares_with("bandstand")
        heard = sum(1 << square for square in stands)
        return [mask | (heard & ~(1 << square) if square in stands else 0) for square, mask in enumerate(linked)]

    def supports(self, table: Table, ship: Ship, parts: Parts, colours: frozenset[str]) -> frozenset[str]:
        """Purple aliens live on music."""
        return colours | {"purple"} if parts.get("bandstand") else colours

    def guards(self, table: Table, ship: Ship, mask: int) -> int:
        """Nobody marches into an engine."""
        return mask | mask_of(ship.layout.squares_with("engine"))

    def hidden(self, table: Table, ship: Ship, hidden: Mapping[int, str]) -> Mapping[int, str]:
        """Nobody looks into a bandstand."""
        stands = ship.layout.squares_with("bandstand")
        return {**hidden, **{square: held for square, held in ship.goods.items() if square in stands}}

    def picks(self, table: Table, ship: Ship, picks: bool) -> bool:
        """Who has an orchestra picks the programme."""
        return picks or len(ship.layout.squares_with("bandstand")) > DUET

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        """Two musicians play on a bandstand, and batteries hold a cell more."""
        if ship.layout.at(square).parts.get("bandstand"):
            room = room._replace(berths=room.berths + DUET, who=room.who + "M")
        return room._replace(cells=room.cells + 1) if room.cells else room


class Echo:
    """Says at every seam what it was told."""

    name = "toy_echo"
    rank: Mapping[str, int] = dict(zip(SEAMS, (BONUS, BURDEN, RELIEF, LIMIT) * len(SEAMS), strict=False))


def _moment_passes(self: Echo, _table: Table) -> Rule:
    yield from ()


def _second(self: Echo, _table: Table, _of: object, value: Any, *_about: object) -> Any:
    return value


def _last(self: Echo, *given: Any) -> Any:
    return given[-1]


def _nothing_done(self: Echo, _table: Table, _seat: int, _act: str) -> bool:
    return False


def _incoming(self: Echo, _table: Table, _ship: Ship, hit: Any, lanes: Any) -> Generator[Request, Any, Any]:
    yield from ()
    return hit, lanes


def _after(self: Echo, _table: Table, _ship: Ship, _happened: object) -> Rule:
    yield from ()


def _gate(self: Echo, _table: Table, _ship: Ship, _card: object) -> Generator[Request, Any, bool]:
    yield from ()
    return True


def _volley(self: Echo, _table: Table, _volley: object) -> Rule:
    yield from ()


def _stands(self: Echo, _table: Table, _ships: object, _hit: object) -> bool:
    return True


_WAYS: Mapping[str, Callable[..., Any]] = {
    "after_volley": _volley,
    "stands": _stands,
    "at": _moment_passes,
    "do": _nothing_done,
    "amount": _second,
    "doomed": _second,
    "foretold": _second,
    "incoming": _incoming,
    "entering": _after,
    "after": _after,
    "gate": _gate,
}
for _seam in (seam for seam in SEAMS if seam not in OF_MODULES):
    setattr(Echo, _seam, _WAYS.get(_seam) or _WAYS.get(_seam.partition("_")[0], _last))

MODIFIERS: tuple[Modifier, ...] = (Band(), Workshop(), Stage(), Echo())
