"""The Hypergeometer: where you see a wall, she sees a fourth direction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.flight.declare import Count
from starboard.galaxy.flight.hazards import Threat, reaches, tell_of_shot
from starboard.galaxy.flight.hits import METEOR
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.flight.power import Use
from starboard.galaxy.modules.support_team.memory import spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.seams import BONUS, RELIEF
from starboard.galaxy.ship.errors import Mistake
from starboard.galaxy.ship.marks import mark, marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

MARK = "hypergeometer mark"
ROTATING = "rotating"
FORGIVEN = ("before_cannon", "behind_engine")
SIDEWAYS = 0.5


class Hypergeometer(Person):
    """A: one cannon and one engine need no room (AX-12.31, AX-12.32). B: a cannon fires anywhere (AX-12.33 to .35)."""

    name = "hypergeometer"
    rank: Mapping[str, int] = {"mistakes": RELIEF, "amount_cannons": BONUS}

    def mistakes(self, table: Table, ship: Ship, found: Sequence[Mistake]) -> Sequence[Mistake]:
        """If more than one cannon (or engine) lacks room, all of them show: the owner chooses which is left."""
        for kind in FORGIVEN:
            crowded = {mistake.other for mistake in found if mistake.kind == kind}
            if len(crowded) == 1:
                found = [mistake for mistake in found if mistake.kind != kind]
        return found

    def after_building(self, table: Table, ship: Ship) -> Sequence[Offer]:
        """The token stays on its cannon for the flight (AX-12.82)."""
        may = self.knows_both(table, ship.seat) and not spent(table, ship.seat, MARK)
        return (Offer(MARK, do=_mark),) if may and ship.layout.squares_with("cannon") else ()

    def amount_cannons(self, table: Table, ship: Ship, value: float, count: Count) -> float:
        """It counts once, in the direction that is best then: as many barrels as can point to the front at once."""
        layout = working(table, ship).layout
        for square in marked(ship, ROTATING):
            piece = layout.at(square)
            fires = piece.parts.cannon == 1 or count.powered >> square & 1
            if count.section >> square & 1 and piece.parts.cannon and fires:
                turned = [sum((side + turn) % 4 in count.fronts for side in piece.aims) for turn in range(4)]
                value += SIDEWAYS * (max(turned) - turned[0])
        return value

    def offers_hit(
        self, table: Table, ship: Ship, occasion: str, threat: Threat, offers: Sequence[Offer]
    ) -> Sequence[Offer]:
        """Against a large meteor it fires to any side, from where a cannon that points there could."""
        if threat.hit.what != METEOR or not threat.hit.heavy:
            return offers
        lane = threat.targets[0][0]
        reach = lane.own | lane.near if reaches(table, ship, lane.side) else lane.own
        layout, names = working(table, ship).layout, ship.board.names
        more = []
        for square in marked(ship, ROTATING):
            piece = layout.at(square)
            if piece.parts.cannon and reach >> square & 1 and lane.side not in piece.aims:
                use = Use("shoot", square) if piece.parts.cannon > 1 else None
                more.append(Offer(names[square], use, do=_fire))
        return [*offers, *more]


def _mark(table: Table, ship: Ship, _about: object, _offer: Offer) -> Rule:
    names = [ship.board.names[square] for square in ship.layout.squares_with("cannon")]
    choice = yield from ask(ship.seat, "team_component", names, {"what": "rotate"})
    spend(table, ship.seat, MARK)
    square = ship.board.squares[choice]
    mark(ship, square, ROTATING)
    table.tell("cannon_unhinged", ship.seat, square=choice, now=ship.now("marks", square))


def _fire(table: Table, ship: Ship, threat: Threat, offer: Offer) -> Rule:
    threat.stopped = True
    tell_of_shot(table, ship, threat, offer.option)
    yield from ()
