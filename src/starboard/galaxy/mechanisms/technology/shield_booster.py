"""Shield boosters: for a token more, a shield also stops large meteors and heavy fire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, write
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.hazards import Threat
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Use
from starboard.galaxy.mechanisms.technology.vocabulary import Boost
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read


class ShieldBoosters:
    """One booster serves every shield joined to it; or a chain of shields, each of them boosted and powered."""

    rank: Mapping[str, int] = {}

    def __init__(self, name: str, longest: int) -> None:
        self.name = name
        self.longest = longest
        """How many shields a chain may have."""

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        if not threat.hit.heavy:
            return offers
        lane, struck = threat.targets[0]
        section_of, names = ship.board.section_of, ship.board.names
        return [
            *offers,
            *(
                Offer(
                    write(Boost(names[square])),
                    Use("shield", square, len(chain) + 1, takers=(*(1 << shield for shield in chain), boosters)),
                    do=self._raise,
                )
                for square, (chain, boosters) in self._chains(table, ship).items()
                if lane.side in ship.layout.at(square).covers and section_of[square] == section_of[struck]
            ),
        ]

    def _chains(self, table: Table, ship: Ship) -> dict[int, tuple[list[int], int]]:
        """For each shield that can be boosted the shortest chain that ends with it, and the boosters of its first."""
        layout = working(table, ship).layout
        boosters = sum(1 << booster for booster in layout.squares_with("shield_booster"))
        if not boosters:
            return {}
        linked, shields = links(table, ship), set(layout.squares_with("shield"))
        found = {square: ([square], linked[square] & boosters) for square in shields if linked[square] & boosters}
        ends = sorted(found)
        for _ in range(1, self.longest):
            further = []
            for end in ends:
                chain, boosters_there = found[end]
                for other in bits(linked[end]):
                    if other in shields and other not in found:
                        found[other] = ([*chain, other], boosters_there)
                        further.append(other)
            ends = further
        return dict(sorted(found.items()))

    def _raise(self, table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
        boost = read("shield", offer.option)
        assert isinstance(boost, Boost), "nothing else is raised here"
        chain, _ = self._chains(table, ship)[ship.board.squares[boost.square]]
        threat.stopped = True
        names = ship.board.names
        carriers = {"carriers": [names[square] for square in chain[:-1]]} if len(chain) > 1 else {}
        table.tell("shield_boosted", ship.seat, square=boost.square, **carriers)
        yield from ()
