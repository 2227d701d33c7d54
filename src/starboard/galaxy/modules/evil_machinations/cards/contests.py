"""Comparisons: the lowest suffers, and in some the highest is paid."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure, Shot
from starboard.galaxy.adventures.opportunity import shares_of
from starboard.galaxy.adventures.salvo import fire_at
from starboard.galaxy.catalog.sides import REAR
from starboard.galaxy.flight.crew import lose_crew
from starboard.galaxy.flight.declare import What, ranked
from starboard.galaxy.flight.purse import earn
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.flight.weakest import Declared, compare, find_victims, victims_of
from starboard.galaxy.modules.evil_machinations.levy import level_of
from starboard.galaxy.table import Table

Shots = Annotated[tuple[Shot, ...], Meta(description="light_ or heavy_ and a side for each shot")]
ENOUGH_FOR_TWO = 3
"""Ships in the race, with which a second one may share a reward."""


class Ambush(Adventure, frozen=True, tag="ambush"):
    """Cannons count as if the rear were the front; the lowest is fired at from there."""

    shots: Shots

    def play(self, table: Table) -> Rule:
        stake = {"penalty": "shots", "shots": self.shots}
        values = yield from compare(table, "cannons", stake, fronts=(REAR,), card=self.id)
        yield from fire_at(table, victims_of(table, "cannons", values, card=self.id), self.shots)


class DragRace(Adventure, frozen=True, tag="drag_race"):
    """The fastest wins credits, the slowest loses days; nobody is stranded."""

    credits: int
    """For each level of the flight."""
    days: int

    def play(self, table: Table) -> Rule:
        stake = {"penalty": "days", "amount": self.days}
        values = yield from compare(table, "engines", stake, prize=True, card=self.id)
        _reward(table, self, values, "engines", self.credits)
        victims = victims_of(table, "engines", values, card=self.id)
        yield from move_back_all(table, [(ship, max(self.days - less, 0)) for ship, less in victims], self.kind)


class ShootingGallery(Adventure, frozen=True, tag="shooting_gallery"):
    """The best shot wins credits, the worst stands in front of the targets."""

    credits: int
    """For each level of the flight."""
    shots: Shots

    def play(self, table: Table) -> Rule:
        stake = {"penalty": "shots", "shots": self.shots}
        values = yield from compare(table, "cannons", stake, prize=True, card=self.id)
        _reward(table, self, values, "cannons", self.credits)
        yield from fire_at(table, victims_of(table, "cannons", values, card=self.id), self.shots)


class PressGang(Adventure, frozen=True, tag="press_gang"):
    """Who has the smallest crew has a smaller one."""

    crew_loss: int

    def play(self, table: Table) -> Rule:
        stake = {"penalty": "crew", "amount": self.crew_loss}
        for ship, less in (yield from find_victims(table, "crew", stake, card=self.id)):
            yield from lose_crew(table, ship, self.crew_loss - less)


def _reward(table: Table, card: Adventure, values: Declared, measure: What, amount: int) -> None:
    """The highest is paid, on a tie the one farthest behind; where a card may be shared, the next one as well."""
    if not values:
        return
    shares = shares_of(table, card)
    best = [ship for ship, _ in reversed(ranked(values))]
    for ship, less in zip(best, shares if len(values) >= ENOUGH_FOR_TWO else shares[:1], strict=False):
        table.tell("strongest", ship.seat, card=card.id, measure=measure)
        earn(table, ship, amount * level_of(table) - less, card.kind)
