"""The Saboteur: borrows what others have set aside, and leaves something ticking on their ships."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import ARROWS, REAR, RIGHT
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.flight.hits import Cause
from starboard.galaxy.flight.offers import Offer
from starboard.galaxy.modules.support_team.memory import knows_both, spend, spent
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.procedure import Effect, put_into_play
from starboard.galaxy.modules.support_team.vocabulary import JointAt, SabotageShip, Snatch, TakeHuman
from starboard.galaxy.modules.support_team.yards import has_free_hands, place_of
from starboard.galaxy.ship.marks import mark, marked
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

TICKING = "saboteur_bomb"
BOMB = "sabotaged"
PROTECTOR = "buyer"
LUXURY = "luxury"


class Saboteur(Person):
    """A: takes what others have set aside (AX-12.51). B: a joint of every other ship (AX-12.52 to AX-12.54)."""

    name = "saboteur"

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        if not has_free_hands(table, seat):
            return acts
        tiles = [tile for other in _unguarded(table, seat) for tile in place_of(table, other).aside]
        return [*acts, *(f"saboteur take {tile}" for tile in tiles)]

    def do(self, table: Table, seat: int, act: str) -> bool:
        if not act.startswith("saboteur "):
            return False
        option, place = read("build", act), place_of(table, seat)
        assert isinstance(option, Snatch), "read as it was written"
        tile = option.component
        victim = next(other for other in _unguarded(table, seat) if tile in place_of(table, other).aside)
        theirs = place_of(table, victim)
        theirs.aside = tuple(kept for kept in theirs.aside if kept != tile)
        place.hand, place.kept, place.last = tile, False, -1
        table.tell("component_snatched", seat, component=tile, target=victim)
        return True

    def before_flight(self, table: Table, ship: Ship) -> Sequence[Offer]:
        if not self.knows_both(table, ship.seat):
            return ()
        return [
            Offer(f"saboteur ship {victim.seat}", do=_sabotage)
            for victim in table.in_flight()
            if victim.seat != ship.seat
            and not spent(table, ship.seat, f"saboteur ship {victim.seat}")
            and _recruits(victim)
            and _joints(victim)
        ]


class Bomb(Effect):
    """If one of the two marked components is destroyed, so is the other (AX-12.53); falling off is harmless."""

    name = TICKING

    def doomed(self, table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        ends = sum(1 << square for square in marked(ship, BOMB))
        return squares | ends if squares & ends else squares


def _unguarded(table: Table, seat: int) -> list[int]:
    """The other seats from whose tables something can be taken (AX-12.18)."""
    guarded = [other for other in table.holders(PROTECTOR) if knows_both(table, other, PROTECTOR)]
    return [other for other in range(table.setup.seats) if other != seat and other not in guarded]


def _recruits(victim: Ship) -> list[int]:
    """Where there is an awake human outside luxury cabins (AX-12.84)."""
    return [square for square in victim.squares_of(HUMAN) if not victim.layout.at(square).parts.get(LUXURY)]


def _joints(victim: Ship) -> list[tuple[int, int]]:
    """Where two components hold on to each other: the square and its side, right or rear."""
    neighbours, joins = victim.board.neighbours, victim.layout.joins
    return [
        (square, side)
        for square in bits(victim.layout.occupied)
        for side in (RIGHT, REAR)
        if (other := neighbours[square][side]) >= 0 and joins[square] >> other & 1
    ]


def _sabotage(table: Table, ship: Ship, _about: object, offer: Offer) -> Rule:
    """One astronaut of the ship is talked into it, and sits on a joint from now on (AX-12.52)."""
    option = read("use_team", offer.option)
    assert isinstance(option, SabotageShip), "read as it was written"
    victim = table.ships[option.seat]
    names, about = victim.board.names, {"target": victim.seat}
    humans = [f"human {names[square]}" for square in _recruits(victim)]
    chosen = read("sabotage", (yield from ask(ship.seat, "sabotage", humans, about)))
    joints = [f"joint {names[square]} {ARROWS[side]}" for square, side in _joints(victim)]
    joint = read("sabotage", (yield from ask(ship.seat, "sabotage", joints, about)))
    assert isinstance(chosen, TakeHuman), "nothing else is asked for"
    assert isinstance(joint, JointAt), "nothing else is asked for"
    spend(table, ship.seat, offer.option)
    gone = lose_one(table, victim, victim.board.squares[chosen.spot], CrewGone(), HUMAN)
    square = victim.board.squares[joint.spot]
    ends = (square, victim.board.neighbours[square][joint.edge])
    for end in ends:
        mark(victim, end, BOMB)
    put_into_play(table, TICKING, None)
    table.tell("ship_sabotaged", victim.seat, by=ship.seat, now=victim.now("marks", *ends))
    yield from after_losing(table, victim, gone)
