"""The Bet: who arrives with the fewest losses and the fewest guns (MX-2.13 to MX-2.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.engine import Rule
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.missions.catalogue import by_level
from starboard.galaxy.modules.missions.memory import NAME, mission_of
from starboard.galaxy.modules.missions.pay import arrivals
from starboard.galaxy.modules.missions.supercards.dealing import shuffled
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.building import LOOK
from starboard.galaxy.yard.yard import PILES

STAKES, WON = "bet_lost", "bet_won"


class TheBet:
    """A fourth pile of meteors that all may look at, no unknown one, and a pot for the winner."""

    name = "the_bet"
    rank: Mapping[str, int] = {"at_go": SOURCE, "settle": LIMIT}

    def at_go(self, table: Table) -> Rule:
        """As many meteors as another pile has cards, or all there are (MX-R-8, MX-R-46)."""
        if mission_of(table) is not None:
            size = len(plan_of(table.round_name).pile)
            meteors = shuffled(table, lambda card: card.of_meteors)
            table.piles = (*table.piles[:PILES], tuple(meteors[:size]))
        yield from ()

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """Whoever may look at the other piles, as far as nobody has them, may look at the fourth."""
        yard = table.yard
        assert yard is not None, "somebody builds"
        place, fourth = yard.places[seat], LOOK[PILES]
        if fourth in acts or len(table.piles) <= PILES or place.number or place.hand >= 0 or not place.welded:
            return acts
        taken = {LOOK[other.looking] for other in yard.places if other.looking >= 0}
        may_look = fourth not in taken and place.looking < 0 and all(look in (*acts, *taken) for look in LOOK[:PILES])
        return [*acts, fourth] if may_look else acts

    def settle(self, table: Table, lines: Sequence[Line]) -> Sequence[Line]:
        """Everybody else pays, also who did not finish; of several winners each has an equal share."""
        mission, (finished, left) = mission_of(table), arrivals(table)
        if mission is None or not finished:
            return lines
        scores = {ship.seat: sum(score(ship)) for ship in finished}
        winners = [seat for seat, number in scores.items() if number == min(scores.values())]
        losers = [ship for ship in (*finished, *left) if ship.seat not in winners]
        due = by_level(mission.bet, table.round_name)
        paid = [Line(STAKES, ship.seat, -due, source=NAME, parts=_parts(ship)) for ship in losers]
        won = [
            Line(WON, ship.seat, 0, source=NAME, parts=_parts(ship), pot=STAKES, shares=len(winners))
            for ship in finished
            if ship.seat in winners and losers
        ]
        return [*lines, *paid, *won]


def score(ship: Ship) -> tuple[int, int]:
    """What counts for the bet: lost components, leftovers included, and components with cannons (MX-2.14, MX-R-7)."""
    return len(ship.lost), len(ship.layout.squares_with("cannon"))


def _parts(ship: Ship) -> Sequence[tuple[str, int]]:
    return list(zip(("lost", "cannons"), score(ship), strict=True))
