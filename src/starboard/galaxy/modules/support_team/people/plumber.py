"""The Plumber: bypasses between smooth sides, and one component that fits everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import ARROWS, OPPOSITE, PLATED, REAR, RIGHT, SMOOTH, UNIVERSAL, altered
from starboard.galaxy.flight.hits import Happened
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.replacing import replace_piece
from starboard.galaxy.modules.support_team.vocabulary import AtSide, Bypass, UniversalTile
from starboard.galaxy.modules.support_team.yards import has_free_hands, place_of
from starboard.galaxy.seams import RELIEF
from starboard.galaxy.ship.errors import Mistake, main_part
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.marks import mark, unmark, words_on
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.yard.building import LIFT

BYPASS, TILE = "plumber bypass", "plumber universal"
TOKEN, ON_PLATING = "bypass", "plated_bypass"
"""The marks at both ends of a bypass: by what there is below it."""
EVERY_SIDE = (UNIVERSAL,) * 4
ALL_UNIVERSAL = str(UNIVERSAL) * 4
UNJOINED, REFUSED = "unjoined", "refused"


class Plumber(Person):
    """A: two tokens join smooth sides (AX-12.39 to AX-12.41). B: one component fits everywhere (AX-12.42)."""

    name = "plumber"
    rank: Mapping[str, int] = {"mistakes": RELIEF}

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """Where errors are refused, what a token could join at once is none (AX-12.41)."""
        loose = [mistake for mistake in found if mistake.kind == UNJOINED]
        if table.yard is None or table.setup["errors"] != REFUSED or len(loose) != 1:
            return found
        square = loose[0].square
        can_join = self._left(table, ship.seat) and any(
            square in (one, ship.board.neighbours[one][side]) for one, side in _edges(ship, square)
        )
        return [mistake for mistake in found if mistake not in loose] if can_join else found

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        ship, place = table.ships[seat], place_of(table, seat)
        if place.last >= 0 and _tokens(ship, place.last):
            acts = [act for act in acts if act != LIFT]  # a token is not moved once it is placed
        if not has_free_hands(table, seat):
            return acts
        names = ship.board.names
        edges = _edges(ship, place.last) if self._left(table, seat) else ()
        more = [f"{BYPASS} {names[square]} {ARROWS[side]}" for square, side in edges]
        if self.knows_both(table, seat) and not spent(table, seat, TILE):
            more += [f"{TILE} {names[sq]}" for sq, piece in ship.layout.placed() if piece.sides != EVERY_SIDE]
        return [*acts, *more]

    def do(self, table: Table, seat: int, act: str) -> bool:
        if not act.startswith("plumber "):
            return False
        option, ship = read("build", act), table.ships[seat]
        if isinstance(option, Bypass):
            _join(table, ship, ship.board.squares[option.square], option.edge)
        else:
            assert isinstance(option, UniversalTile), "read as it was written"
            square = ship.board.squares[option.square]
            spend(table, seat, TILE)
            place_of(table, seat).last = -1
            replace_piece(ship, square, altered(ship.layout.at(square), connectors=ALL_UNIVERSAL))
            tokens = _tokens(ship, square)
            for token in tokens:  # the tile covers them, and stays when a neighbour is lost
                unmark(ship, square, token)
            now = {**ship.now("pieces", square), **(ship.now("marks", square) if tokens else {})}
            table.tell("universal_made", seat, square=option.square, now=now)
        return True

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if not self._left(table, ship.seat) or not _edges(ship):
            return ()
        return (Offer(BYPASS, do=_choose_edge),)

    def corrected(self, table: Table, ship: Ship) -> None:
        _close_loose_ends(table, ship)

    def after_components(self, table: Table, ship: Ship, happened: Happened) -> Rule:
        """A token goes with one of its two components; the other has the side again that it had."""
        yield from ()
        _close_loose_ends(table, ship)

    def at_next(self, table: Table) -> Rule:
        """Also where an error was found in flight."""
        yield from ()
        for seat in table.holders(self.name):
            _close_loose_ends(table, table.ships[seat])

    def _left(self, table: Table, seat: int) -> int:
        return people()[self.name].tokens["bypasses"] - spent(table, seat, BYPASS)


def _edges(ship: Ship, last: int = -1) -> Sequence[tuple[int, int]]:
    """Where two components of the ship have no connector on either side: the square and its side, right or rear.

    Both belong to the ship already, or one of them was added just now (AX-12.41). Two halves are never joined.
    """
    return _edges_of(ship.layout, last)


@lru_cache(maxsize=1024)
def _edges_of(layout: Layout, last: int) -> Sequence[tuple[int, int]]:
    main = main_part(layout)
    legal = main | (1 << last if last >= 0 else 0)
    found = []
    for square in bits(layout.occupied & legal):
        for side in (RIGHT, REAR):
            other = layout.board.neighbours[square][side]
            if other < 0 or not layout.occupied & legal & 1 << other:
                continue
            if not layout.at(square).sides[side] and not layout.at(other).sides[OPPOSITE[side]]:
                two_halves = main >> square & main >> other & 1 and not _holds_together(layout, square, other)
                if not two_halves and not _is_kept_clear(layout, square, side, other):
                    found.append((square, side))
    return found


def _holds_together(layout: Layout, one: int, other: int) -> bool:
    return any(part >> one & part >> other & 1 for part in layout.parts)


def _is_kept_clear(layout: Layout, square: int, side: int, other: int) -> bool:
    """Whether a cannon or an engine wants nothing there: a token corrects no error (AX-12.40)."""
    mine = any(clear == side for clear, _ in layout.at(square).clear)
    return mine or any(clear == OPPOSITE[side] for clear, _ in layout.at(other).clear)


def _choose_edge(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    names = ship.board.names
    options = [f"{names[square]} {ARROWS[side]}" for square, side in _edges(ship)]
    where = read("team_connector", (yield from ask(ship.seat, "team_connector", options, {"what": "bypass"})))
    assert isinstance(where, AtSide), "nothing else is asked for"
    _join(table, ship, ship.board.squares[where.square], where.edge)


def _join(table: Table, ship: Ship, square: int, side: int) -> None:
    """A physical joint (AX-R-33): both sides have a connector from now on."""
    other = ship.board.neighbours[square][side]
    number = spent(table, ship.seat, BYPASS)
    spend(table, ship.seat, BYPASS)
    for one, towards in ((square, side), (other, OPPOSITE[side])):
        token = ON_PLATING if towards in ship.layout.at(one).plated else TOKEN
        _set_side(ship, one, towards, str(UNIVERSAL))
        mark(ship, one, f"{token}{number + 1}{ARROWS[towards]}")
    now = {**ship.now("pieces", square, other), **ship.now("marks", square, other)}
    table.tell("sides_joined", ship.seat, squares=[ship.board.names[square], ship.board.names[other]], now=now)


def _set_side(ship: Ship, square: int, side: int, connector: str) -> None:
    piece = ship.layout.at(square)
    sides = "".join(connector if towards == side else old for towards, old in enumerate(piece.connectors))
    replace_piece(ship, square, altered(piece, connectors=sides))


def _tokens(ship: Ship, square: int) -> list[str]:
    """The ends of bypasses on a component."""
    return [word for word in words_on(ship, square) if word.startswith((TOKEN, ON_PLATING))]


def _close_loose_ends(table: Table, ship: Ship) -> None:
    for square in sorted(ship.marks):
        for token in _tokens(ship, square):
            if not _partner(ship, square, token):
                _close(table, ship, square, token)


def _partner(ship: Ship, square: int, token: str) -> bool:
    """Whether the other end of a token is still there."""
    side = ARROWS.index(token[-1])
    other = ship.board.neighbours[square][side]
    return other >= 0 and bool(ship.layout.occupied >> other & 1)


def _close(table: Table, ship: Ship, square: int, token: str) -> None:
    unmark(ship, square, token)
    below = PLATED if token.startswith(ON_PLATING) else SMOOTH
    _set_side(ship, square, ARROWS.index(token[-1]), str(below))
    now = {**ship.now("pieces", square), **ship.now("marks", square)}
    table.tell("bypass_lost", ship.seat, square=ship.board.names[square], now=now)
