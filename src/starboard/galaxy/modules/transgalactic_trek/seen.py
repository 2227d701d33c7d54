"""What everybody sees of the Trek, and what must always hold. Nothing about it is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.mechanisms.titles import SILVER
from starboard.galaxy.modules.transgalactic_trek.memory import drawn, held_by, holder, last_scores, side_of
from starboard.galaxy.modules.transgalactic_trek.trek import GILDED, LINE, in_front, scores_so_far, terms_of
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Titles that nobody holds lie beside the flight, the others are plates on the ships of their holders.

    All of them say how things stand now, and those beside the flight who would win them. The journey has the titles
    for which somebody was paid, flight by flight.
    """
    competing = _competing(table)
    tray, conditions = [], []
    for title in drawn(table):
        seat, scores = holder(table, title), scores_so_far(table, title, competing)
        values = {"side": side_of(table, title), **_standing(seat, scores)}
        thing: dict[str, Any] = {"id": f"title {title}", "name": title, "values": values}
        if seat is not None:
            tray.append({**thing, "seat": seat, "plate": side_of(table, title)})
        elif scores:
            conditions.append({**thing, "seats": in_front(table, title, scores)})
        else:
            conditions.append(thing)
    return {"tray": tray, "conditions": conditions, "scores": last_scores(table), "journey": _journey(table)}


def _journey(table: Table) -> list[dict[str, Any]]:
    """For each flight that is settled, who was paid how much for which title.

    A settlement has a line for each title and does not name it. Nobody is paid for a title and not for one at which
    they came closer to the best, so the lines of a seat are for those at which it came closest.
    """
    flights = []
    for number, (result, scored) in enumerate(zip(table.results, last_scores(table), strict=False)):
        awards = []
        for seat in range(table.setup.seats):
            paid = [line["amount"] for line in result["lines"] if line["kind"] == LINE and line["seat"] == seat]
            gaps = _gaps(table, scored, seat, number)
            closest = sorted(gaps, key=gaps.__getitem__)[: len(paid)]
            for title, pay in zip((title for title in gaps if title in closest), paid, strict=False):
                side = side_of(table, title) if number >= GILDED else SILVER
                award = "defended" if number else "won"
                thing = {"id": f"title {title}", "name": title, "values": {"side": side}}
                awards.append({**thing, "seat": seat, "award": award, "pay": pay})
        flights.append({"round": result["round"], "awards": awards})
    return flights


def _gaps(table: Table, scored: Mapping[str, Any], seat: int, number: int) -> dict[str, float]:
    """How far a seat was from the best, at each title for which it could be paid after a flight."""
    gaps = {}
    for title in drawn(table):
        scores = dict(map(tuple, scored[title]))
        if scores.get(seat, 0) > 0 and (not number or holder(table, title) == seat):
            gaps[title] = max(scores.values()) - scores[seat]
    return gaps


def _competing(table: Table) -> list[Ship]:
    """The ships that would be compared now: while building all of them, later those in flight."""
    return table.ships if table.course is None else table.in_flight()


def _standing(seat: int | None, scores: Mapping[int, float]) -> dict[str, str]:
    """The score of the holder and the best of the others, as words need them; `none` where there is none."""
    others = [score for other, score in scores.items() if other != seat]
    return {
        "score": "none" if seat is None or seat not in scores else _said(scores[seat]),
        "best": _said(max(others)) if others else "none",
    }


def _said(score: float) -> str:
    whole = int(score)
    return str(whole) if score == whole else f"{whole or ''}½"


def check(table: Table) -> None:
    """There are as many titles as players are to hold, and after the first flight everybody has those."""
    if drawn(table):
        each = terms_of(table).each
        assert len(set(drawn(table))) == each * table.setup.seats
        if table.round:
            assert [len(held_by(table, seat)) for seat in range(table.setup.seats)] == [each] * table.setup.seats


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nothing is hidden."""
