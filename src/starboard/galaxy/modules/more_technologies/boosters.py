"""Cannon and engine boosters: one token, and up to three components joined to a booster in a chain do more.

One component is boosted after the other. One that needs a booster more pays for it; the others are free.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from starboard.engine import Rule, write
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.declare import Count, What, parts_of, powering, tried, value_of
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Energy, Use
from starboard.galaxy.mechanisms.technology.vocabulary import Boost
from starboard.galaxy.modules.more_technologies.chains import Boosted, Web, boostings
from starboard.galaxy.modules.more_technologies.drawer import remember, remembered
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

AHEAD, ASIDE = 1.0, 0.5
"""What a boosted cannon adds, single or double, if it points to the front and if it does not."""
ENGINE = 1.0
"""What a boosted engine adds, single or double."""
BOOSTED = "boosted"
"""The part of a count that boosters add, and the drawer with what they boost just now."""


class Circuit(NamedTuple):
    """The boosters of one kind on a ship, what they could boost, and how a count stands."""

    web: Web
    boosters: tuple[int, ...]
    able: int
    """The components that run in this count, a mask."""
    worth: Mapping[int, float]
    """What each component adds that could be boosted if it ran."""
    chosen: int
    """What is boosted already, a mask."""
    paid: int
    """How many boosters are paid for."""

    def how(self, squares: int) -> Boosted | None:
        """The fewest boosters that can boost just this (a mask), if any can."""
        return boostings(self.web, self.boosters, self.able).get(squares)

    def worth_of(self, squares: int) -> float:
        """What these add."""
        return sum(self.worth[square] for square in bits(squares))


class Boosters:
    """Boosters of one kind, in a count of what their components give."""

    rank: Mapping[str, int] = {}
    what: What
    booster: str
    """The part that boosts."""
    part: str
    """The part that is boosted."""
    question: str

    def gain(self, ship: Ship, square: int, fronts: tuple[int, ...]) -> float:
        """What a component on a square adds when it is boosted."""
        raise NotImplementedError

    def offers(self, table: Table, ship: Ship, count: Count, offers: Sequence[Offer]) -> Sequence[Offer]:
        """Each component that could be boosted besides those that are."""
        circuit = self._circuit(table, ship, count)
        if circuit is None:
            return offers
        names, found = ship.board.names, list(offers)
        for square in bits(circuit.able & ~circuit.chosen):
            how = circuit.how(circuit.chosen | 1 << square)
            if how is not None:
                price = max(len(how) - circuit.paid, 0)
                use = Use(self.what, square, price, takers=(mask_of(circuit.boosters),) * price) if price else None
                found.append(
                    Offer(
                        write(Boost(names[square])),
                        use,
                        gain={self.what: circuit.worth[square]},
                        price={} if use else {"cells": 0},
                        do=self._boost,
                        interlocks=True,
                    )
                )
        return found

    def utmost(self, table: Table, ship: Ship, count: Count, most: Count) -> Count:
        """The best of all ways to spend energy on components and on boosters for them."""
        if count.what != self.what:
            return most
        circuit = self._circuit(table, ship, count)
        if circuit is None:
            return most
        idle = powering(table, ship, count)
        squares = ship.board.squares
        nearby = [offer for offer in idle if squares[offer.option] in circuit.worth]
        best, value = most, value_of(parts_of(table, ship, most))
        for powered in chain.from_iterable(combinations(nearby, number) for number in range(len(nearby) + 1)):
            others = [offer for offer in idle if offer not in powered]
            for more in range(len(circuit.boosters) - circuit.paid + 1):
                trial = self._tried(table, ship, count, circuit, powered, more, others)
                if trial is not None and (reached := value_of(parts_of(table, ship, trial))) > value:
                    best, value = trial, reached
        return best

    def _tried(
        self,
        table: Table,
        ship: Ship,
        count: Count,
        circuit: Circuit,
        powered: Sequence[Offer],
        more: int,
        others: Sequence[Offer],
    ) -> Count | None:
        """The count with these powered, so many boosters more, and what is left spent on others; None if too dear."""
        boost = Use(self.what, circuit.boosters[0], takers=(mask_of(circuit.boosters),))
        uses = [offer.use for offer in powered if offer.use is not None]
        energy = Energy(table, ship, [boost, *uses, *(offer.use for offer in others if offer.use is not None)])
        if not all(energy.spend(use) for use in (*uses, *(boost,) * more)):
            return None
        besides = [offer for offer in others if offer.use is not None and energy.spend(offer.use)]
        trial = tried(ship, count, *powered, *besides)
        able = circuit.able | mask_of(ship.board.squares[offer.option] for offer in (*powered, *besides))
        within = boostings(circuit.web, circuit.boosters, able & mask_of(circuit.worth))
        sets = [
            squares
            for squares, how in within.items()
            if len(how) <= circuit.paid + more and squares & circuit.chosen == circuit.chosen
        ]
        gained = max(map(circuit.worth_of, sets), default=0.0) - circuit.worth_of(circuit.chosen)
        if gained > 0:
            trial.add(BOOSTED, gained)
        return trial

    def _circuit(self, table: Table, ship: Ship, count: Count) -> Circuit | None:
        """How things stand; None if the ship has no boosters of the kind."""
        able = working(table, ship)
        boosters = able.layout.squares_with(self.booster)
        if not boosters:
            return None
        linked, members = links(table, ship), able.layout.squares_with(self.part)
        mask = mask_of(members)
        web = tuple((square, linked[square] & mask) for square in (*boosters, *members))
        running = mask_of(
            square
            for square in members
            if getattr(able.layout.at(square).parts, self.part) == 1 or count.powered >> square & 1
        )
        worth = {square: self.gain(able, square, count.fronts) for square in members}
        circuit = Circuit(web, boosters, running, worth, 0, 0)
        for option in count.taken:
            boost = read(self.question, option)
            if isinstance(boost, Boost):
                chosen = circuit.chosen | 1 << ship.board.squares[boost.square]
                how = circuit.how(chosen)
                assert how is not None, "nothing else was offered"
                circuit = circuit._replace(chosen=chosen, paid=max(circuit.paid, len(how)))
        return circuit

    def _boost(self, table: Table, ship: Ship, count: Count, offer: Offer) -> Rule:
        boost = read(self.question, offer.option)
        circuit = self._circuit(table, ship, count)
        assert isinstance(boost, Boost), "nothing else is boosted here"
        assert circuit is not None, "something offered it"
        if not circuit.chosen:
            count.afterwards = (*count.afterwards, _cool_down)
        how = circuit.how(circuit.chosen | 1 << ship.board.squares[boost.square])
        assert how is not None, "nothing else was offered"
        names = ship.board.names
        remember(table, boosted=[ship.seat, [[names[booster], ship.squares_named(mask)] for booster, mask in how]])
        count.add(BOOSTED, offer.gain[self.what], [boost.square])
        table.tell("boosted", ship.seat, square=boost.square, what=self.what)
        yield from ()


class CannonBoosters(Boosters):
    """One more for a cannon that points to the front, half of it for any other."""

    name = "cannon_chains"
    what = "cannons"
    booster = "cannon_booster"
    part = "cannon"
    question = "power_cannons"

    def gain(self, ship: Ship, square: int, fronts: tuple[int, ...]) -> float:
        """By where its barrels point."""
        return AHEAD if any(side in fronts for side in ship.layout.at(square).aims) else ASIDE

    def offers_cannons(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return self.offers(table, ship, count, offers)


class EngineBoosters(Boosters):
    """One more for every engine."""

    name = "engine_chains"
    what = "engines"
    booster = "engine_booster"
    part = "engine"
    question = "power_engines"

    def gain(self, ship: Ship, square: int, fronts: tuple[int, ...]) -> float:
        """The same for all."""
        return ENGINE

    def offers_engines(
        self, table: Table, ship: Ship, occasion: str, count: Count, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        return self.offers(table, ship, count, offers)


def boosted_now(table: Table) -> tuple[int, Sequence[tuple[str, Sequence[str]]]] | None:
    """Whose components are boosted in the count that is under way: a seat, and each booster with its chain by names."""
    found: tuple[int, Sequence[tuple[str, Sequence[str]]]] | None = remembered(table, BOOSTED)
    return found or None


def _cool_down(table: Table, _ship: Ship) -> Rule:
    """The count is over."""
    remember(table, boosted=[])
    yield from ()
