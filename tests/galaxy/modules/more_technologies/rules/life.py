"""Ships with sleepers and cyan aliens, and the ways in which the tests meet cards with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.more_technologies.abilities.cards import ABILITIES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

QUIET = "nothing"
"""A card that concerns nobody."""

SCOUT = """
ship second-II
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

DORMITORY = """
ship second-II
7,6 cannon 0030 ^
6,7 stasis_chamber 0303 figures=ZZZZ
5,7 cabin 0300 crew=2
7,7 starting_cabin 3333 crew=2
8,7 cabin 0003 crew=2
7,8 engine 3000 ^
"""
"""Six awake and four asleep. The chamber is joined to the starting cabin and to one of the two others."""

CYAN = """
ship second-II
7,6 cannon 0030 ^
5,7 life_support_cyan 0300
6,7 cabin 0303 alien=cyan
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""


def meet(*ships: str, card: str, after: Sequence[str] = (QUIET,), **said: Any) -> Rehearsal[Table]:
    """These ships meet a card, and quiet ones after it."""
    return flight(*ships, cards=[card, *after], **said, more_technologies="yes")


def taught(r: Rehearsal[Table], *abilities: str | None) -> Rehearsal[Table]:
    """The same game, where the cyan aliens of these seats have learnt this."""
    table = r.state.copy()
    for ship, ability in zip(table.ships, abilities, strict=False):
        if ability is not None:
            ABILITIES.take(table, ship, ability)
    return Rehearsal(Game.from_state(RULES, table.setup, table))


def meet_with(*abilities: str | None, ships: Sequence[str], card: str, **said: Any) -> Rehearsal[Table]:
    """These ships meet a card with these abilities, from the leader's on."""
    return taught(meet(*ships, card=card, **said, fly_on=False), *abilities).all_choose("fly on")


def aboard(r: Rehearsal[Table], seat: int = 0) -> dict[str, str]:
    """Who is where."""
    ship = r.state.ships[seat]
    return {ship.board.names[square]: who for square, who in sorted(ship.figures.items())}


def crew_of(r: Rehearsal[Table], seat: int = 0) -> tuple[int, int]:
    """Awake and asleep."""
    ship = r.state.ships[seat]
    return ship.crew_count, ship.count("Z")


def story(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, in their order, with their seats."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in kinds]


def why_left(r: Rehearsal[Table], seat: int = 0) -> str | None:
    """Why a ship has given up, if it has."""
    return next((str(event.data["why"]) for event in r.events("gave_up", seat)), None)


def counted(r: Rehearsal[Table], what: str, seat: int = 0) -> float:
    """What a ship has declared last."""
    strength: float = r.events(f"{what}_counted", seat)[-1].data["strength"]
    return strength


def line_of(r: Rehearsal[Table], kind: str, seat: int = 0) -> int:
    """What the lines of this kind in the last settlement come to."""
    return sum(line["amount"] for line in r.state.results[-1]["lines"] if (line["kind"], line["seat"]) == (kind, seat))
