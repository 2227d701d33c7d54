"""Catapults: blocks from holds joined to them are thrown, for strength or at large meteors. They never come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from starboard.engine import Rule, ask, write
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.hazards import Threat, reaches, tell_of_shot
from starboard.galaxy.flight.hits import METEOR
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.mechanisms.shooting import Aim, Hurl
from starboard.galaxy.mechanisms.technology.joined import can_serve, partners
from starboard.galaxy.modules.more_technologies.vocabulary import Throw
from starboard.galaxy.ship.ship import GOODS, Ship
from starboard.galaxy.ship.working import can_hold, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import GiveUpBlock

CATAPULT = "catapult"
AHEAD, ASIDE = 1.0, 0.5
"""What a block adds that is thrown to the front, and in any other direction."""
AMMUNITION = "B"
"""The block that lies ready in each hold joined to a catapult."""


class Catapults:
    """Each throws one block in a count, and one at each large meteor that it could reach if it were a cannon."""

    name = "catapults"
    rank: Mapping[str, int] = {}

    def at_launched(self, table: Table) -> Rule:
        """A blue block for each hold joined to a catapult, in the order of the flight as long as there are some."""
        for ship in table.in_order():
            loaded = [
                square
                for square in sorted({hold for holds in _holds(table, ship).values() for hold in holds})
                if can_hold(table, ship, square, AMMUNITION) and table.bank.give_block(AMMUNITION)
            ]
            if loaded:
                ship.goods = {**ship.goods, **{sq: _sorted(ship.goods.get(sq, "") + AMMUNITION) for sq in loaded}}
                table.tell("ammunition_loaded", ship.seat, blocks=len(loaded), now=ship.now("goods", *loaded))
        yield from ()

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        thrown = _thrown(ship, count)
        ready = {square: blocks for square, blocks in _ready(table, ship).items() if square not in thrown}
        return [
            *offers,
            *(
                Offer(
                    write(Throw(ship.board.names[square])),
                    gain={"cannons": _worth(ship, square, count.fronts)},
                    price={"goods": _cheapest(blocks)},
                    do=_strengthen,
                    interlocks=True,
                )
                for square, blocks in ready.items()
            ),
        ]

    def utmost(self, table: Table, ship: Ship, count: Count, most: Count) -> Count:
        """As many catapults as there are blocks for, those that count in full first."""
        if count.what != "cannons":
            return most
        thrown, ready = _thrown(ship, count), _ready(table, ship)
        serving: dict[int, Sequence[int]] = {}
        for square, held in ship.goods.items():
            near = [other for other, holds in _holds(table, ship).items() if square in holds and other not in thrown]
            serving |= {square * len(GOODS) * len(GOODS) + number: near for number in range(len(held))}
        throwing: list[int] = []
        worth = {square: _worth(ship, square, count.fronts) for square in ready if square not in thrown}
        for square in sorted(worth, key=lambda square: -worth[square]):
            if can_serve(serving, [*throwing, square]):
                throwing.append(square)
                most.add(CATAPULT, worth[square], [ship.board.names[square]])
        return most

    def offers_shot(
        self, table: Table, ship: Ship, occasion: str, aim: Aim, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """At another ship, in each of its directions (KX-13.10)."""
        found = list(offers)
        for square, blocks in _ready(table, ship).items():
            for side in directions(ship, square):
                option = write(Hurl(ship.board.names[square], SIDES[side]))
                aim.shots[option] = (square, side)
                found.append(Offer(option, price={"goods": _cheapest(blocks)}, do=_hurl))
        return found

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        if threat.hit.what != METEOR or not threat.hit.heavy:
            return offers
        lane = threat.targets[0][0]
        reach = lane.own | lane.near if reaches(table, ship, lane.side) else lane.own
        return [
            *offers,
            *(
                Offer(write(Throw(ship.board.names[square])), price={"goods": _cheapest(blocks)}, do=_intercept)
                for square, blocks in _ready(table, ship).items()
                if reach >> square & 1 and lane.side in directions(ship, square)
            ),
        ]


def directions(ship: Ship, square: int) -> list[int]:
    """The three sides, as placed, to which a catapult can throw."""
    piece = ship.layout.at(square)
    return [(SIDES.index(side) + piece.turn) % len(SIDES) for side in piece.parts.get(CATAPULT)]


def _holds(table: Table, ship: Ship) -> Mapping[int, Sequence[int]]:
    """For each working catapult the holds joined to it."""
    return partners(table, ship, CATAPULT, lambda able, square: able.layout.at(square).parts.holds > 0)


def _ready(table: Table, ship: Ship) -> dict[int, dict[str, str]]:
    """For each catapult that has something to throw: the blocks it may throw, by the names of their holds."""
    if not ship.goods or not working(table, ship).layout.squares_with(CATAPULT):
        return {}
    names = ship.board.names
    every = {
        square: {names[hold]: ship.goods[hold] for hold in holds if hold in ship.goods}
        for square, holds in _holds(table, ship).items()
    }
    return {square: blocks for square, blocks in every.items() if blocks}


def _cheapest(blocks: Mapping[str, str]) -> str:
    """The block that is thrown for the least."""
    return max("".join(blocks.values()), key=GOODS.index)


def _worth(ship: Ship, square: int, fronts: tuple[int, ...]) -> float:
    """What a block adds: it is thrown where it counts most."""
    return AHEAD if any(side in fronts for side in directions(ship, square)) else ASIDE


def _thrown(ship: Ship, count: Count) -> set[int]:
    """The catapults that have thrown something in this count."""
    taken = (read("power_cannons", option) for option in count.taken)
    return {ship.board.squares[throw.square] for throw in taken if isinstance(throw, Throw)}


def _strengthen(table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
    throw = read("power_cannons", offer.option)
    assert isinstance(throw, Throw), "nothing else is thrown here"
    yield from _throw(table, ship, throw.square)
    count.add(CATAPULT, offer.gain["cannons"], [throw.square])


def _intercept(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    throw = read("shoot", offer.option)
    assert isinstance(throw, Throw), "nothing else is thrown here"
    yield from _throw(table, ship, throw.square)
    threat.stopped = True
    tell_of_shot(table, ship, threat, throw.square)


def _hurl(table: Table, ship: Ship, aim: Aim, offer: Offer) -> Rule:
    square, _ = aim.shots[offer.option]
    yield from _throw(table, ship, ship.board.names[square])


def _throw(table: Table, ship: Ship, catapult: str) -> Rule:
    """A block of the owner's choice leaves its hold for good."""
    blocks = _ready(table, ship)[ship.board.squares[catapult]]
    options = {
        write(GiveUpBlock(colour, hold)): colour
        for hold, held in sorted(blocks.items(), key=lambda item: ship.board.squares[item[0]])
        for colour in dict.fromkeys(held)
    }
    choice = yield from ask(ship.seat, "ammunition", list(options), partial(_facts, catapult, options))
    given = read("ammunition", choice)
    assert isinstance(given, GiveUpBlock), "nothing else is thrown"
    hold = ship.board.squares[given.square]
    left = ship.goods[hold].replace(given.colour, "", 1)
    others = {square: held for square, held in ship.goods.items() if square != hold}
    ship.goods = {**others, hold: left} if left else others
    table.bank.take_blocks(given.colour)
    now = ship.now("goods", hold)
    table.tell("thrown", ship.seat, square=catapult, colour=given.colour, hold=given.square, now=now)


def _facts(catapult: str, options: Mapping[str, str]) -> dict[str, object]:
    told = {option: {"price": {"goods": colour}, "gain": {}} for option, colour in options.items()}
    return {"catapult": catapult, "options": told}


def _sorted(blocks: str) -> str:
    return "".join(sorted(blocks, key=GOODS.index))
