"""Supercards that batteries attract: a wave of radiation, and a meltdown (MX-8.57, MX-8.58, MX-R-45)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule
from starboard.galaxy.adventures.opportunity import lets
from starboard.galaxy.adventures.saying import Said
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import bits, mask_of
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one, who_goes
from starboard.galaxy.flight.damage import drop
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.modules.missions.catalogue import by_level
from starboard.galaxy.modules.missions.supercards.supercard import ByLevel, Supercard, said_by_level
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import links, working
from starboard.galaxy.table import Table

PANEL = "solar_panel"
"""A part that counts as a charged battery, wherever it comes from; there is no token to lose."""


class RadiationWave(Supercard, frozen=True, tag="radiation_wave"):
    """Crew beside charged batteries falls ill, and these batteries lose a token; all is found first (MX-8.57)."""

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            charged = _charged(ship, 1)
            sources = charged | mask_of(working(table, ship).layout.squares_with(PANEL))
            linked = links(table, ship)
            ill = [square for square in ship.manned() if linked[square] & sources]
            if not ill:
                table.tell("missed", ship.seat)
                continue
            drained = charged & mask_of(other for square in ill for other in bits(linked[square] & charged))
            gone = CrewGone()
            for square in ill:
                gone = lose_one(table, ship, square, gone, (yield from who_goes(ship, square)))
            _drain(table, ship, drained)
            yield from after_losing(table, ship, gone)


class Meltdown(Supercard, frozen=True, tag="meltdown"):
    """Batteries with many tokens come loose, all at once; nothing is destroyed (MX-4.2, MX-8.58)."""

    tokens: ByLevel
    """From how many on."""

    def sentences(self) -> Sequence[Said]:
        return said_by_level(self, self.tokens)

    def play(self, table: Table) -> Rule:
        for ship in table.in_order():
            if not (yield from lets(ship.seams.gate_suffer, table, ship, self)):
                continue
            loose = _charged(ship, by_level(self.tokens, table.round_name))
            if not loose:
                table.tell("missed", ship.seat)
                continue
            table.tell("melted_down", ship.seat, squares=ship.squares_named(loose))
            yield from drop(table, ship, loose, Cause(self.kind))


def _charged(ship: Ship, least: int) -> int:
    """The batteries with at least so many tokens, as a mask."""
    return mask_of(square for square, tokens in ship.cells.items() if tokens >= least)


def _drain(table: Table, ship: Ship, batteries: int) -> None:
    """Each of these loses a token."""
    if batteries:
        ship.cells = {square: tokens - (batteries >> square & 1) for square, tokens in ship.cells.items()}
        table.bank.take(CELLS, batteries.bit_count())
        now = ship.now("cells", *bits(batteries))
        table.tell("batteries_drained", ship.seat, squares=ship.squares_named(batteries), now=now)
