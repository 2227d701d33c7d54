"""What each mission means to a builder, who knows it before the first component is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.galaxy.briefing import Briefing
from starboard.galaxy.catalog.boards import Board
from starboard.galaxy.catalog.components import Piece, kinds_of
from starboard.galaxy.catalog.sides import FRONT, REAR
from starboard.galaxy.mechanisms.guarding import GUARDS, armed, guards
from starboard.galaxy.modules.missions.components import (
    ARTIFACT,
    DOUBLE_ARTIFACT,
    EXPLOSIVE,
    FRAGILE,
    HEAVY,
    PARTS,
    RADIOACTIVE,
)
from starboard.galaxy.modules.missions.components.artifacts import dead_zone, zone_of
from starboard.galaxy.modules.missions.flights.design import rows_behind
from starboard.galaxy.modules.missions.memory import NAME
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.view import TableView

ERROR = -20.0
"""What keeps a builder from welding something that the inspection would take away."""
IDLE, HALF_IDLE = -3.0, -0.8
"""What it costs that an engine does not push or a cannon counts half."""
KILLED = -1.0
KILLED_PARTS: Mapping[str, float] = {"cabin": -4.5, "engine": -2.2, "cannon": -1.8, "shield": -1.4, "cells": -1.4}
"""What it costs that a component does not work, or that one more stops working: more if it has one of these parts."""
BLAST, BLAST_CABIN = -0.15, -1.2
"""What it costs to stand beside explosives, for a component and for the starting cabin."""
LIFELESS, DRAINED = -3.0, -0.7
"""What it costs that nobody lives in a cabin, and that a battery token is missing."""
CARGO: Mapping[str, float] = {EXPLOSIVE: 2.6, FRAGILE: 2.6, RADIOACTIVE: 4.2}
"""What a container is worth to a ship that may well lose it."""
WEIGHT, SOME_WEIGHT = 2.0, 1.2
"""What each point of weight is worth where it pays, and where a container is as good as another."""
PUSH_OF_DOUBLE, LEFT_TO_FLY = 1.3, 1.0
"""What a double engine is counted for, and the strength that must be left."""
NEW_LINE = 0.5
"""What it is worth where large meteors come from all sides that a cannon clears a line that no other one clears."""
BOTTLE = 7.0
SOME_OF_EACH = 1.0
"""How much less one is worth for each of its kind on board, where sets count."""


def cargo(piece: Piece, layout: Layout, _square: int, *, worth: Mapping[str, float], less: float = 0.0) -> float:
    """What a mission makes of the container on a component."""
    for part, value in worth.items():
        if piece.parts.get(part):
            return value - less * len(layout.squares_with(part))
    return 0.0


def _load(piece: Piece, layout: Layout, _square: int, *, worth: float) -> float:
    """What is heavy is worth something to a ship that can still push it and move on."""
    weight = piece.parts.get(HEAVY)
    if not weight:
        return 0.0
    engines = [layout.at(square).parts.engine for square in layout.squares_with("engine")]
    push = sum(1.0 if engine == 1 else PUSH_OF_DOUBLE for engine in engines)
    loaded = sum(layout.at(square).parts.get(HEAVY) for square in layout.squares_with(HEAVY))
    return worth * weight if push - loaded - weight >= LEFT_TO_FLY else ERROR


def _blast(piece: Piece, other: Piece, *, cabin: float = BLAST_CABIN) -> float:
    """Nothing should stand beside explosives, least of all the starting cabin."""
    cost = 0.0
    for one, beside in ((piece, other), (other, piece)):
        if one.parts.get(EXPLOSIVE):
            cost += cabin if beside.parts.cabin == "starting" else BLAST
    return cost


def _shards(piece: Piece, other: Piece) -> float:
    """Nor beside what is fragile."""
    return BLAST if piece.parts.get(FRAGILE) or other.parts.get(FRAGILE) else 0.0


def _radiation(piece: Piece, other: Piece) -> float:
    """Cabins and batteries stay empty there."""
    cost = 0.0
    for one, beside in ((piece, other), (other, piece)):
        if one.parts.get(RADIOACTIVE):
            cost += (LIFELESS if beside.parts.cabin else 0.0) + DRAINED * beside.parts.cells
    return cost


def _critical(piece: Piece, _side: int, other: Piece) -> float:
    return ERROR if piece.parts.get(RADIOACTIVE) and other.parts.get(RADIOACTIVE) else 0.0


def _zones(piece: Piece, layout: Layout, square: int, *, worth: Mapping[str, float]) -> float:
    """An artifact is worth something where it kills little; everything else should stay out of its zone."""
    part = next((part for part in (ARTIFACT, DOUBLE_ARTIFACT) if piece.parts.get(part)), "")
    if not part:
        return _killed(piece) if dead_zone(layout) >> square & 1 else 0.0
    zone = zone_of(layout.board, piece, square)
    others = (*layout.squares_with(ARTIFACT), *layout.squares_with(DOUBLE_ARTIFACT))
    if layout.squares_with(part) or dead_zone(layout) >> square & 1 or any(zone >> other & 1 for other in others):
        return ERROR
    return worth[part] + sum(_killed(stands) for other, stands in layout.placed() if zone >> other & 1)


def _killed(piece: Piece) -> float:
    """What it costs that a component stands in a dead zone; nothing if it does nothing that could stop."""
    working = [kind.name for kind in kinds_of(piece.parts) if kind.name not in PARTS]
    return sum(KILLED_PARTS.get(part, 0.0) for part in working) + KILLED if working else 0.0


def _design(piece: Piece, layout: Layout, square: int) -> float:
    rows = rows_behind(layout.board, square)
    if rows > 0:
        return IDLE * piece.parts.engine
    return HALF_IDLE * piece.parts.cannon if rows < 0 and piece.parts.cannon else 0.0


FORBIDDEN: Mapping[str, Callable[[Piece], bool]] = {
    "double_cannons": lambda piece: piece.parts.cannon > 1,
    "double_engines": lambda piece: piece.parts.engine > 1,
    "shields": lambda piece: piece.parts.shield,
    "structural_modules": lambda piece: not kinds_of(piece.parts),
    "special_holds": lambda piece: piece.parts.special > 0,
}


def _obeyed(piece: Piece, _layout: Layout, _square: int, *, directive: str) -> float:
    forbidden = FORBIDDEN.get(directive)
    return ERROR if forbidden is not None and forbidden(piece) else 0.0


def _apart(piece: Piece, _side: int, other: Piece) -> float:
    cabins, batteries = (piece.parts.cabin or other.parts.cabin), (piece.parts.cells or other.parts.cells)
    return ERROR if cabins and batteries else 0.0


def _of(*parts: str, less: float = 0.0) -> partial[float]:
    return partial(cargo, worth={part: CARGO[part] for part in parts}, less=less)


def _shoots(piece: Piece, layout: Layout, square: int) -> float:
    """Large meteors come from all sides: a cannon is worth something for each line that no other one clears."""
    if not piece.aims:
        return 0.0
    cleared = {
        line for where in layout.squares_with("cannon") for line in _lines(layout.at(where), layout.board, where)
    }
    return NEW_LINE * len(_lines(piece, layout.board, square) - cleared)


def _lines(piece: Piece, board: Board, square: int) -> set[tuple[int, int]]:
    """The lines that a cannon clears on the sides and behind, its own and those beside, each with its side."""
    row, column = divmod(square, board.width)
    return {
        (side, place + step)
        for side in piece.aims
        if side != FRONT
        for place in (column if side == REAR else row,)
        for step in (-1, 0, 1)
    }


_ARTIFACTS = {ARTIFACT: 7.0, DOUBLE_ARTIFACT: 9.0}
_TRIED = {ARTIFACT: 1.5, DOUBLE_ARTIFACT: 1.5}

MISSIONS: Mapping[str, Briefing] = {
    "alien_archaeology": Briefing(where=(partial(_zones, worth=_ARTIFACTS),)),
    "alien_design": Briefing(where=(_design,), worths={"engines": 1.3}),
    "the_bet": Briefing(where=(_shoots,), worths={"shields": 1.4, "cells": 1.2, "crew": 1.2}, exposed=1.6),
    "beverage_run": Briefing(where=(partial(cargo, worth={FRAGILE: BOTTLE}),), beside=(_shards,)),
    "hilarious_stories": Briefing(exposed=0.5),
    "diplomatic_mission": Briefing(worths={"crew": 1.1}),
    "carpool": Briefing(amounts={"crew": 1.5}, worths={"crew": 1.2}),
    "riding_a_powder_keg": Briefing(where=(_of(EXPLOSIVE),), beside=(partial(_blast, cabin=2 * BLAST_CABIN),)),
    "radioactive_isotopes": Briefing(where=(_of(RADIOACTIVE),), joints=(_critical,), beside=(_radiation,)),
    "heavy_duty": Briefing(where=(partial(_load, worth=WEIGHT),), amounts={"engines": 2.2}, worths={"engines": 1.4}),
    "cocktail_time": Briefing(where=(_of(EXPLOSIVE, FRAGILE, less=0.3 * SOME_OF_EACH),), beside=(_blast, _shards)),
    "experiments": Briefing(
        where=(
            _of(EXPLOSIVE, FRAGILE, RADIOACTIVE, less=SOME_OF_EACH),
            partial(_load, worth=SOME_WEIGHT),
            partial(_zones, worth=_TRIED),
        ),
        amounts={"engines": 1.3},
        joints=(_critical,),
        beside=(_blast, _shards, _radiation),
    ),
    "escort_mission": Briefing(amounts={"engines": 0.6}, worths={"engines": 0.8}),
    "platinum_club": Briefing(worths={"shields": 1.3, "cells": 1.2}, exposed=1.5),
}
"""By mission; the others change nothing for a builder."""


RAIDED = Briefing(like={GUARDS: "special"}, worths={GUARDS: 1.4}, gives=(guards,), joints=(armed,))
"""Where the police may come, guards are worth something, though they earn nothing."""


def jobs_of(table: TableView) -> Sequence[Mapping[str, Any]]:
    """The mission of the flight with its numbers, as everybody sees it."""
    jobs: Sequence[Mapping[str, Any]] = table.modules.get(NAME, {}).get("conditions", ())
    return jobs


def brief(table: TableView, _seat: int) -> Sequence[Briefing]:
    """What the mission of the flight tells a builder."""
    told = [RAIDED] if table.modules.get(NAME, {}).get("police") else []
    for condition in jobs_of(table):
        if condition["name"] in MISSIONS:
            told.append(MISSIONS[condition["name"]])
        if directive := condition["values"].get("directive"):
            joints = (_apart,) if directive == "cabins_by_batteries" else ()
            told.append(Briefing(where=(partial(_obeyed, directive=directive),), joints=joints))
    return told
