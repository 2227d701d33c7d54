"""What each road means to a builder, who knows the roads in force before the first component is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from starboard.galaxy.briefing import Amounts, Briefing
from starboard.galaxy.catalog.components import OPPOSITE, REAR, UNIVERSAL, Piece
from starboard.galaxy.catalog.sides import FRONT

AHEAD = "engines_ahead"
USUAL_CREW = 8
"""For so many the union will want to be paid, as far as a builder knows."""
WEAK_JOINT = -1.2
"""What a joint costs that takes 1 from the engines."""
CABIN_JOINT, CABINS_TOGETHER = -0.4, -0.8
"""What it costs that something hangs on a cabin, and that this is a cabin."""
BOMB_BESIDE_BOMB, BOMB_BESIDE_CABIN = 0.8, 0.6
"""What it costs that what may explode stands beside something else that may, and beside a cabin."""


def _weak_joint(piece: Piece, side: int, other: Piece) -> float:
    """Where a universal connector meets another kind, the engines lose by it."""
    mixed = (piece.sides[side] == UNIVERSAL) != (other.sides[OPPOSITE[side]] == UNIVERSAL)
    return WEAK_JOINT if mixed else 0.0


def _blows_ahead(piece: Piece) -> bool:
    return bool(piece.parts.engine) and piece.turn == REAR


def _by_direction(piece: Piece, gives: Amounts) -> Amounts:
    """Engines that blow ahead push only when the ship has turned over: a ship needs some of both."""
    if "engines" not in gives or not _blows_ahead(piece):
        return gives
    return {AHEAD if what == "engines" else what: amount for what, amount in gives.items()}


def _apart(piece: Piece, _side: int, other: Piece) -> float:
    """Little should hang on a cabin that goes with its crew."""
    return CABIN_JOINT if "crew" in (piece.parts.cabin, other.parts.cabin) else 0.0


def _contagious(piece: Piece, _side: int, other: Piece) -> float:
    """Cabins side by side are lost together."""
    return CABINS_TOGETHER if piece.parts.cabin and other.parts.cabin else 0.0


def _explosive(parts: Sequence[str], piece: Piece, other: Piece) -> float:
    """What explodes takes all around with it: least of all what explodes as well, or where people live."""
    bombs = sum(any(getattr(one.parts, part) for part in parts) for one in (piece, other))
    if not bombs:
        return 0.0
    return -BOMB_BESIDE_BOMB if bombs == 2 else -BOMB_BESIDE_CABIN * bool(piece.parts.cabin or other.parts.cabin)


def _all_round(piece: Piece, gives: Amounts) -> Amounts:
    """Cannons that do not point ahead are worth as much as those that do."""
    if "cannons" not in gives or FRONT in piece.aims:
        return gives
    return {**gives, "cannons": 2 * gives["cannons"]}


def explosive(*parts: str) -> tuple[Callable[[Piece, Piece], float], ...]:
    """What it means to stand beside components with these parts, which blow up with what they hold."""
    return (partial(_explosive, parts),)


DRAGGING_JOINTS = Briefing(joints=(_weak_joint,), worths={"engines": 1.2})
"""Where universal connectors slow a ship down."""
TURNING_SHIPS = Briefing(
    like={AHEAD: "engines"},
    amounts={"engines": 0.7, AHEAD: 0.7},
    worths={"engines": 1.1, AHEAD: 1.2},
    gives=(_by_direction,),
    may_turn=(_blows_ahead,),
)
"""Where exhausts may point ahead, and ships turn over in flight."""
SICKENING_GOODS = Briefing(amounts={"crew": 1.2}, worths={"holds": 0.6, "special": 0.6})
"""Where goods make crews ill."""
MORE_ROLLS = Briefing(worths={"shields": 1.1})
"""Where dice are rolled until something is hit."""
ROADS: Mapping[str, Briefing] = {
    "big_baddies": Briefing(amounts={"cannons": 1.35}, worths={"cannons": 1.15}),
    "meteoric_inversion": Briefing(amounts={"cannons": 1.3}, gives=(_all_round,)),
    "personalized_cabins": Briefing(joints=(_apart,)),
    "piercing_projectiles": Briefing(worths={"shields": 1.2, "cells": 1.2}),
    "remorseless_fate": Briefing(exposed=1.3, joints=(_contagious,)),
    "tough_trip": Briefing(amounts={"cannons": 1.35, "crew": 1.2}, worths={"cannons": 1.1}),
}
"""The roads of several editions."""
UNION = Briefing(amounts={"holds": 1.3, "special": 1.3, "crew": 0.7}, worths={"holds": 1.8, "special": 1.8})
"""For those who will have to pay the union with what they load."""


def roads_over(table: Any, seat: int) -> list[str]:
    """The names of the roads in force for a seat."""
    return [
        road["id"]
        for seen in table.modules.values()
        for road in seen.get("conditions", ())
        if seat in road.get("seats", (seat,))
    ]


def short_of_dues(table: Any, seat: int) -> int:
    """How many credits or blocks a seat is short of what the union would ask for now, or for a usual crew."""
    ship = table.ships[seat]
    crew = ship.crew if table.yard is None else USUAL_CREW
    return int(crew - (table.credits[seat] or 0) - sum(map(len, ship.goods.values())))


def brief(table: Any, seat: int, module: str, own: Mapping[str, Briefing]) -> list[Briefing]:
    """What the roads in force for a seat mean to its builder: the shared ones and those of the module at the table."""
    told: list[Briefing] = []
    seen = table.modules.get(module)
    if seen is None:
        return told
    every = {**ROADS, **own}
    for name in roads_over(table, seat):
        if name in every:
            told.append(every[name])
        if name == "union_ship" and short_of_dues(table, seat) > 0:
            told.append(UNION)
        if name == "dead_zone":
            dead = [ship["squares"] for ship in seen["dead"] if ship["seat"] == seat]
            told.append(Briefing(idle=frozenset(square for squares in dead for square in squares)))
    return told
