"""Treks with the titles of the box: any of their flights, on the terms that the table has agreed on."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.titles import golden as in_gold
from starboard.galaxy.modules.transgalactic_trek.memory import drawn, held_by, remember, side_of
from starboard.galaxy.notation import read_ship
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.transgalactic_trek.treks import LARGE, QUIET, SCOUT, TREK
from tests.galaxy.modules.transgalactic_trek.treks import trek as usual_trek

__all__ = [
    "AESTHETE",
    "CAPTAIN",
    "ENGINEER",
    "HAULER",
    "LARGE",
    "MACHINIST",
    "ON",
    "QUIET",
    "SCOUT",
    "TECH",
    "TREK",
    "drawn",
    "golden",
    "golden_yard",
    "held_by",
    "lines",
    "new_trek",
    "scored",
    "side_of",
    "trek",
]

AESTHETE, MACHINIST = "aesthete", "machinist"
ENGINEER, CAPTAIN, HAULER = "master_engineer", "cruise_captain", "supreme_hauler"
ON: Mapping[str, str] = {"rounds": TREK, "more_titles": "titles"}
TECH: Mapping[str, str] = {"more_technologies": "yes"}
"""With components that need others beside them."""


def trek(*ships: str, titles: Sequence[str], **told: Any) -> Rehearsal[Table]:
    """These ships in one flight of a Trek with more titles."""
    return usual_trek(*ships, titles=titles, **{"more_titles": "titles", **told})


def new_trek(seats: int = 2, seed: str = "trek", **options: str) -> Rehearsal[Table]:
    """A Trek from its beginning."""
    return Rehearsal(Game.new(RULES, RULES.setup(seats, {**ON, **options}), seed))


def lines(r: Rehearsal[Table], kind: str = "trek_title") -> list[tuple[int, int]]:
    """Who was paid how much for titles in the last flight."""
    return [(line["seat"], line["amount"]) for line in r.state.results[-1]["lines"] if line["kind"] == kind]


def scored(title: str, ship: str, **told: Any) -> float:
    """What a ship comes home with for a title."""
    r = trek(ship, SCOUT, level="II", titles=(title, HAULER), holders={title: 0, HAULER: 1}, **told)
    event = next(event for event in r.events("title_scored") if event.data["title"] == title)
    found: float = dict(map(tuple, event.data["scores"]))[0]
    return found


def golden(title: str, *ships: str, cards: Sequence[str] = (QUIET, QUIET), **told: Any) -> Rehearsal[Table]:
    """The third flight with a golden title in the hands of seat 0."""
    holders = {title: 0, HAULER: 1}
    return trek(*ships, level="III", titles=(title, HAULER), holders=holders, golden=(title,), cards=cards, **told)


def golden_yard(ship: str, *titles: str, **options: str) -> Rehearsal[Table]:
    """The yard before the third flight: seat 0 holds these titles in gold, and both have begun this ship."""
    text = ship.replace("ship I\n", "ship second-III\n")
    r = yard(2, "second-III")
    setup = RULES.setup(2, {**ON, **options})
    table = Game.new(RULES, setup, "gold").state.copy()
    table.round, table.stage = 2, "yard"
    others = (HAULER, ENGINEER)[: len(titles)]
    holders = dict.fromkeys(titles, 0) | dict.fromkeys(others, 1)
    remember(table, titles=list(holders), holders=holders, golden=list(titles))
    table.yard, table.piles = r.state.yard, r.state.piles
    table.ships = [read_ship(text, seat) for seat in (0, 1)]
    for title in titles:
        table.put_into_play(in_gold(title), (0,))
    return Rehearsal(Game.from_state(RULES, setup, table))
