"""Roads of this box about shots: those behind fire at a new leader, and inhabitants at whoever lands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starboard.engine import Rule
from starboard.engine.request import Facts
from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.catalog.sides import FRONT, LEFT, OPPOSITE, RIGHT
from starboard.galaxy.flight.hazards import fire, outcome, strike
from starboard.galaxy.flight.hits import SHOT, Hit
from starboard.galaxy.flight.offers import NONE, Offer, choose, described, offers_on
from starboard.galaxy.flight.power import Use
from starboard.galaxy.mechanisms.roads.shots import NewLeader, ParanoidLocals
from starboard.galaxy.mechanisms.shooting import Aim
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import working
from starboard.galaxy.table import Table

ENDS = {"strikes": "shot_strikes", "bounces": "shot_bounces", "misses": "shot_misses"}
"""What is said of a shot at somebody else, by what would become of it."""


class WelcomeToTheLead(NewLeader):
    """Who is right behind a new leader may send it a light shot from a weapon of their own, without dice (KX-13.48)."""

    name = "welcome_to_the_lead"

    def greet(self, table: Table, leader: Ship, behind: Ship) -> Rule:
        aim = Aim()
        offers = offers_on(behind.seams.offers_shot, table, behind, "shot", aim, _cannons(table, behind, aim))
        facts = partial(_facts, table, leader, behind, aim, offers)
        taken = yield from choose(table, behind, "welcome_leader", offers, NONE, aim, facts)
        if taken is not None:
            table.tell("leader_welcomed", leader.seat, by=behind.seat)
            yield from strike(table, leader, *_shot_at(leader, behind, *aim.shots[taken.option]))


def _cannons(table: Table, ship: Ship, aim: Aim) -> Sequence[Offer]:
    """A single cannon fires for nothing, a double one for energy."""
    layout, found = working(table, ship).layout, []
    for square in layout.squares_with("cannon"):
        piece, option = layout.at(square), ship.board.names[square]
        aim.shots[option] = (square, piece.aims[0])
        found.append(Offer(option, Use("shoot", square) if piece.parts.cannon > 1 else None))
    return found


def _shot_at(leader: Ship, behind: Ship, square: int, aim: int) -> tuple[Hit, tuple[Lane, ...]]:
    """A light shot in the line of a weapon, from the side opposite to that towards which it points."""
    row, column = divmod(square, behind.board.width)
    side = OPPOSITE[aim]
    return Hit(SHOT, False, side), tuple(leader.board.lanes_at(side, row if aim in (LEFT, RIGHT) else column))


def _facts(table: Table, leader: Ship, behind: Ship, aim: Aim, offers: Sequence[Offer]) -> Facts:
    """At whom, and what would become of each shot if nothing were done about it."""
    told = described(table, behind, offers)
    for option, facts in told.items():
        hit, lanes = _shot_at(leader, behind, *aim.shots[option])
        facts["then"] = ENDS[outcome(table, leader, hit, lanes).then]
    return {"at": leader.seat, "options": {**told, NONE: {"price": {}, "gain": {}}}}


class ParanoidInhabitants(ParanoidLocals):
    """They fire a light shot from the front, or a heavy one if nobody shares it (KX-13.55)."""

    name = "paranoid_inhabitants"

    def welcome(self, table: Table, ships: list[Ship]) -> Rule:
        """The ship farthest ahead rolls."""
        yield from fire(table, ships, "light" if len(ships) > 1 else "heavy", FRONT, roller=ships[0].seat)
