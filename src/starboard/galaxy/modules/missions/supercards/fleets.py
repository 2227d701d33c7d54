"""Enemy fleets: they attack everybody, and the stronger a ship is, the less it suffers (MX-8.21 to MX-8.30)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.declare import declare
from starboard.galaxy.modules.missions.supercards.penalties import (
    Effect,
    Effects,
    amounts,
    in_force,
    levels_of,
    suffer,
    total,
)
from starboard.galaxy.modules.missions.supercards.supercard import Supercard
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


class Fleet(Supercard, frozen=True):
    """Nobody is rewarded, and nobody is spared because somebody else has won."""

    sides: tuple[Literal["front", "right", "rear", "left"], ...]
    """Where they come from: cannons that point there count in full, all others half (MX-8.23)."""
    strengths: Annotated[tuple[int, ...], Meta(min_length=4, max_length=4, description="a number for each level")]
    effects: Effects

    def sentences(self) -> Sequence[Said]:
        """Who counts in full, how strong they are at each level, and what each line does."""
        sides = {f"{side}_side": "yes" if side in self.sides else "no" for side in SIDES}
        text = Said(f"card-{self.kind}.text", {**amounts(self.strengths), **sides})
        return [text, *(effect.sentence() for effect in self.effects)]

    def play(self, table: Table) -> Rule:
        """All announce, the leader first; then come the effects, line by line (MX-R-42)."""
        ships = table.in_order()
        if not ships:
            return
        rungs = self.rungs(table)
        fronts = tuple(SIDES.index(side) for side in self.sides)
        against = {str(ship.seat): float(rungs[-1]) for ship in ships}
        stake = total(in_force(table, self.effects)).stake()
        order = [ship.seat for ship in ships]
        table.tell("contest", card=self.id, measure="cannons", order=order, against=against, stake=stake)
        beaten: list[tuple[Ship, int]] = []
        for ship in ships:
            if not table.is_racing(ship):
                continue
            then, decides = partial(_told, rungs), partial(_is_open, rungs)
            facts: dict[str, Any] = {"card": self.id, "enemy": rungs[-1], "rungs": rungs}
            strength = yield from declare(table, ship, "cannons", "compare", then, decides, fronts=fronts, **facts)
            if strength is None:
                continue
            reached = _reached(rungs, strength)
            table.tell(
                "fleet_met", ship.seat, card=self.id, outcome=_outcome(rungs, strength), lines=len(rungs) - reached
            )
            if reached < len(rungs):
                beaten.append((ship, reached))
        yield from self._attack(table, beaten, order[0])

    def rungs(self, table: Table) -> list[int]:
        """The strengths of the level of the flight and of all lower ones, the lowest first (MX-8.22)."""
        return list(self.strengths[: len(levels_of(table))])

    def _attack(self, table: Table, beaten: Sequence[tuple[Ship, int]], leader: int) -> Rule:
        """Each line for all who have not reached its strength (MX-8.27, MX-8.28); the leader rolls (MX-8.29)."""
        for place, level in enumerate(levels_of(table)):
            effects: list[Effect] = [effect for effect in self.effects if effect.level == level]
            ships = [ship for ship, reached in beaten if reached <= place and table.is_racing(ship)]
            if effects and ships:
                penalty = total(effects)
                yield from suffer(table, [(ship, penalty) for ship in ships], self.kind, leader)


def _reached(rungs: Sequence[float], strength: float) -> int:
    """How many strengths a ship has matched; a tie is a success (MX-R-20)."""
    return sum(strength >= rung for rung in rungs)


def _outcome(rungs: Sequence[float], strength: float) -> str:
    reached = _reached(rungs, strength)
    return "fleet_fended_off" if reached == len(rungs) else "fleet_hurts_less" if reached else "fleet_hurts"


def _told(rungs: Sequence[float], strength: float) -> dict[str, Any]:
    return {"then": _outcome(rungs, strength)}


def _is_open(rungs: Sequence[float], least: float, most: float) -> bool:
    """Whether it depends on the strength that is announced what a ship suffers."""
    return _reached(rungs, least) != _reached(rungs, most)


class PirateFleet(Fleet, frozen=True, tag="pirate_fleet"):
    """Pirates shoot."""


class MarauderFleet(Fleet, frozen=True, tag="marauder_fleet"):
    """Marauders come from behind, for crew and goods."""


class SlaverFleet(Fleet, frozen=True, tag="slaver_fleet"):
    """Slavers take crew."""


class SmugglerFleet(Fleet, frozen=True, tag="smuggler_fleet"):
    """Smugglers take goods."""


FLEETS: tuple[type[Supercard], ...] = (PirateFleet, MarauderFleet, SlaverFleet, SmugglerFleet)
