"""Robopolice raids: they find a way in, confiscate what they find, and blow up what they do not like (MX-8.40 to 8.51).

How people come aboard and walk there is the business of `mechanisms/boarding.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal, NamedTuple

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.boards import Board, Lane
from starboard.galaxy.catalog.sides import FRONT, REAR, RIGHT, SIDES
from starboard.galaxy.flight.hazards import aims, aims_at, approach
from starboard.galaxy.flight.hits import Hit, Prospect
from starboard.galaxy.mechanisms.boarding import explode, is_kept_out, prowl
from starboard.galaxy.mechanisms.party import MISSES, REPELLED, Party, foreseen
from starboard.galaxy.mechanisms.walking import LEFT, Place, Route, circuit, entrance, route
from starboard.galaxy.mechanisms.walking import RIGHT as RIGHT_HAND
from starboard.galaxy.modules.missions.supercards.supercard import Side, Supercard
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import guarded
from starboard.galaxy.table import Table

POLICE = "robopolice"
FACES = 2
"""So many faces of the die mean the same side."""

Dice = Annotated[tuple[int, ...], Meta(min_length=2, max_length=2, description="the two dice that are printed")]
Sides = Annotated[tuple[Side, ...], Meta(min_length=3, max_length=3, description="the sides for 1-2, 3-4 and 5-6")]


class Raid(Supercard, frozen=True):
    """A die says from where; the printed dice say in which line, as if they had been rolled (MX-8.41, MX-8.42)."""

    needs_box: ClassVar[str] = "another_big_expansion"
    needs_part: ClassVar[str] = "auto_defense"
    sides: Sides
    dice: Dice
    mined: Literal["crew", "cells"]
    """What they take where they leave a charge."""

    @property
    def hands(self) -> tuple[str, ...]:
        """The hand that each unit keeps to the wall; with the left one they look for a way in clockwise (MX-8.59)."""
        raise NotImplementedError

    def sentences(self) -> Sequence[Said]:
        sides = {word: Said(f"from-{side}") for word, side in zip(("low", "middle", "high"), self.sides, strict=True)}
        return [Said(f"card-{self.kind}.text", {**sides, "total": sum(self.dice), "mined": self.mined})]

    def play(self, table: Table) -> Rule:
        """One die of the leader for all; then each ship is raided on its own, in flight order (MX-R-23)."""
        ships = table.in_order()
        if not ships:
            return
        die = table.chance.draw("dice", 6) + 1
        side = self.sides[(die - 1) // FACES]
        hit = Hit(self.kind, True, SIDES.index(side), (max(self.dice), min(self.dice)))
        table.tell(
            "raid_coming",
            hazard=self.kind,
            die=die,
            side=side,
            total=sum(self.dice),
            aims=aims(ships, hit),
            routes={str(ship.seat): self._paths(table, ship, hit) for ship in ships},
        )
        for ship in ships:
            coming = yield from approach(table, ship, hit)
            if coming is not None:
                yield from self._raid(table, ship, coming[1])

    def _raid(self, table: Table, ship: Ship, lanes: tuple[Lane, ...]) -> Rule:
        """The units come one after the other; all charges go off when all of them have gone (MX-8.51)."""
        for hand in self.hands:
            door = find_door(table, ship, lanes, hand)
            party = self.party(ship, door.place, hand)
            for place in door.shut:
                is_kept_out(table, ship, party, place)
            if door.place is None:
                table.tell("missed", ship.seat)
                continue
            if door.lanes != lanes:
                found = {str(ship.seat): aims_at(ship, door.lanes)}
                table.tell("police_searched", ship.seat, who=POLICE, hand=hand, aims=found)
            yield from prowl(table, ship, party, door.place, hand)
        yield from explode(table, ship)

    def party(self, ship: Ship, place: Place | None, hand: str) -> Party:
        """One unit that comes in here: nothing limits its steps but its own round (MX-8.49)."""
        return Party(
            POLICE,
            (hand,),
            0 if place is None else circuit(ship.layout, place, hand),
            eats=True,
            mined=self.mined,
            parting=True,
            drawer=POLICE,
            taking="confiscated",
        )

    def prospect(self, table: Table, ship: Ship, lanes: tuple[Lane, ...]) -> Prospect:
        """What a raid in these lanes would cost, wherever it finds a way in."""
        found = self._routes(table, ship, lanes)
        if found:
            return foreseen(table, ship, self.party(ship, None, self.hands[0]), found)
        return Prospect(REPELLED if find_door(table, ship, lanes, self.hands[0]).shut else MISSES)

    def _routes(self, table: Table, ship: Ship, lanes: tuple[Lane, ...]) -> list[Route]:
        guards, found = guarded(table, ship), []
        for hand in self.hands:
            place = find_door(table, ship, lanes, hand).place
            if place is not None:
                found.append(route(ship.layout, place, hand, circuit(ship.layout, place, hand), guards))
        return found

    def _paths(self, table: Table, ship: Ship, hit: Hit) -> list[list[str]]:
        ways = self._routes(table, ship, ship.board.impacts(hit.side, hit.rolled))
        return [[ship.board.names[square] for square in way.squares] for way in ways]


class RobopoliceRaid(Raid, frozen=True, tag="robopolice_raid"):
    """One unit."""

    hand: Literal["left", "right"]

    @property
    def hands(self) -> tuple[str, ...]:
        return (self.hand,)

    def sentences(self) -> Sequence[Said]:
        (said,) = super().sentences()
        return [said._replace(values={**said.values, "hand": self.hand})]


class RobopoliceDoubleRaid(Raid, frozen=True, tag="robopolice_double_raid"):
    """Two units that part where they find no way in, and on board in any case (MX-8.51, MX-R-27)."""

    @property
    def hands(self) -> tuple[str, ...]:
        return (LEFT, RIGHT_HAND)


class Door(NamedTuple):
    """Where a unit comes in, if it does."""

    place: Place | None
    lanes: tuple[Lane, ...]
    """The lanes in which it came there."""
    shut: tuple[Place, ...]
    """Where it was turned away before."""


def find_door(table: Table, ship: Ship, lanes: tuple[Lane, ...], hand: str) -> Door:
    """The first line with a component that is not defended, from these lanes on around the ship (MX-8.44)."""
    guards, shut = guarded(table, ship), list[Place]()
    tries = [lanes, *((lane,) for lane in lines_after(ship.board, lanes[0], clockwise=hand == LEFT))]
    for tried in tries:
        place = entrance(ship.layout, tried)
        if place is not None and not guards >> place.square & 1:
            return Door(place, tried, tuple(shut))
        if place is not None and place not in shut:
            shut.append(place)
    return Door(None, (), tuple(shut))


def lines_after(board: Board, lane: Lane, *, clockwise: bool) -> Iterator[Lane]:
    """All other lines of a side, each once: beyond the edge of the board it goes on from the other edge (MX-8.59).

    Clockwise is to the right along the front, to the rear along the right side, and so on around the ship.
    """
    count = board.width if lane.side in (FRONT, REAR) else board.height
    onward = (lane.side in (FRONT, RIGHT)) == clockwise
    order = list(range(count)) if onward else list(range(count))[::-1]
    later = [place for place in order if (place > lane.place if onward else place < lane.place)]
    earlier = [place for place in order if (place < lane.place if onward else place > lane.place)]
    for place in (*later, *earlier):
        yield board.lane(lane.side, place, lane.begin)


class RaidForesight:
    """Where a raid goes depends on nothing but the ship, so it can be told to whoever may still push it aside."""

    name = POLICE
    rank: Mapping[str, int] = {}

    def foretold(self, table: Table, ship: Ship, told: Prospect, hit: Hit, lanes: tuple[Lane, ...]) -> Prospect:
        card = read_card(table.flight.card) if table.flight.card else None
        return card.prospect(table, ship, lanes) if isinstance(card, Raid) else told
