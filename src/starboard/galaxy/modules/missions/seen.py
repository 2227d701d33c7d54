"""What everybody sees of missions, what must always hold, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.engine import write
from starboard.galaxy.mechanisms.boarding import walkers
from starboard.galaxy.modules.missions.catalogue import Mission, missions
from starboard.galaxy.modules.missions.choosing import to_choose_from
from starboard.galaxy.modules.missions.components.artifacts import dead_zone
from starboard.galaxy.modules.missions.flights.bet import score
from starboard.galaxy.modules.missions.flights.escort import ESCORT, PLACE, days_to_escort
from starboard.galaxy.modules.missions.memory import mission_of, note, noted, remember, remembered, retired
from starboard.galaxy.modules.missions.pay import so_far
from starboard.galaxy.modules.missions.supercards.black_hole import LETTING_GO, let_go_so_far
from starboard.galaxy.modules.missions.supercards.dealing import pool, supercard, to_come
from starboard.galaxy.modules.missions.supercards.raids import POLICE, Raid
from starboard.galaxy.modules.missions.terms import values_of
from starboard.galaxy.modules.missions.vocabulary import FlyMission
from starboard.galaxy.table import Table

UNDECIDED = "undecided"
"""The directive of a flight before the die has fallen."""


def seen(table: Table) -> Mapping[str, Any]:
    """The mission with its numbers, the squares in which nothing works, who only watches, what cannot come again."""
    mission = mission_of(table)
    conditions = []
    if mission is not None:
        conditions.append({"id": mission.name, "name": mission.name, "values": _values(table, mission)})
    place = noted(table, PLACE)
    zones = [(ship, dead_zone(ship.layout) & ship.board.area) for ship in table.ships] if mission is not None else []
    return {
        "conditions": conditions,
        "offers": _offers(table),
        "tray": [] if mission is None else _progress(table, mission),
        "drawn": list(remembered(table, "drawn", ())),
        "discarded": list(remembered(table, "discard", ())),
        "dead": [{"seat": ship.seat, "squares": ship.squares_named(zone)} for ship, zone in zones if zone],
        "retired": retired(table),
        "ring": [{"id": ESCORT, "name": ESCORT, "position": place}] if place is not None else [],
        "signs": [{"seat": seat, "square": square, "name": LETTING_GO} for seat, square in let_go_so_far(table)],
        "walkers": walkers(table, POLICE),
        "police": any(isinstance(supercard(card), Raid) for card in to_come(table)),
    }


def _offers(table: Table) -> list[dict[str, Any]]:
    """The missions on the table, while it is open which of them is flown."""
    return [
        {"id": name, "name": name, "values": _values(table, missions()[name]), "option": write(FlyMission(name))}
        for name in to_choose_from(table)
    ]


def _values(table: Table, mission: Mission) -> dict[str, Any]:
    """The numbers on its card, and what a directive forbids, once the die has said so."""
    directive = {"directive": noted(table, "directive", UNDECIDED)} if mission.directives else {}
    return {**values_of(mission, table.round_name), **directive}


def _progress(table: Table, mission: Mission) -> list[dict[str, Any]]:
    """How everybody is doing: what the mission would bring as things stand, the bet's count, the way to the escort."""
    found: list[tuple[int, str, dict[str, Any]]]
    if mission.bet:
        scores = [(ship.seat, score(ship)) for ship in table.ships]
        found = [(seat, "bet_score", {"lost": lost, "cannons": cannons}) for seat, (lost, cannons) in scores]
    elif mission.escort is not None:
        found = [(seat, "escort_from_here", _told_from(days)) for seat, days in days_to_escort(table).items()]
    elif mission.terms:
        found = [(seat, "job_so_far", {"credits": amount}) for seat, amount in so_far(table, mission).items()]
    else:
        return []
    return [
        {"id": f"job {seat}", "name": name, "seat": seat, "values": values, "towards": mission.name}
        for seat, name, values in found
    ]


def _told_from(days: int) -> dict[str, Any]:
    return {"days": abs(days), "side": "ahead" if days > 0 else "behind"}


def check(table: Table) -> None:
    """Every mission is in exactly one place."""
    deck = remembered(table, "deck")
    if deck is not None:
        every = [*deck, *remembered(table, "discard", ()), *remembered(table, "drawn", ())]
        assert sorted(every) == sorted(missions())


def shake(table: Table, _seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows the order of the missions, nor which supercards lie under the unknown pile."""
    deck = list(remembered(table, "deck", ()))
    if deck:
        shuffle(deck)
        remember(table, deck=deck)
    below = noted(table, "unknown", ())
    if below and table.course is None:
        on_piles = {card for pile in table.piles for card in pile}
        others = [card for card in pool(table) if card not in on_piles]
        shuffle(others)
        note(table, unknown=others[: len(below)])
