"""Pauses: moments in which a table leaves people time to look, and then goes on by itself.

What may be answered by the table is the game's business (`Pacing.standing`), who has seen enough and who wants to stop
it comes from the journal. So every process that reads the journal knows of the same pause, also after a crash.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from starboard.entry import Standing
from starboard.server.protocol import PauseView

if TYPE_CHECKING:
    from starboard.server.table import Table


class Pause(Struct):
    """A question that the table answers by itself, from the second of the game at which it was asked."""

    question: str
    decisions: Mapping[int, str]
    """The ids of all decisions it consists of, by seat: it is over when none of them is open."""
    standing: Standing
    leader: int | None
    """The seat that may end it for all."""
    since: float
    seen: dict[int, float] = {}
    """Who has seen what there was to see, and since when."""
    at_once: dict[int, float] = {}
    """Who wants to go on at once, and since when."""
    holds: dict[int, float] = {}
    """Who holds it, and until when at most."""
    resumed: float = 0.0
    """When the last hold was released."""


def pause_now(table: Table, before: Pause | None) -> Pause | None:
    """The pause that a table is in; the same as before while any of its decisions is open."""
    game = table.game
    question = None if game is None or game.over else game.question
    if game is None or question is None:
        return None
    asked = {seat: standing for seat, standing in table.standing.items() if standing.question == question}
    ids = {seat: made.id for seat in asked if (made := game.glimpse(seat)) is not None}
    if not ids:
        return None
    if before is not None and any(before.decisions.get(seat) == made for seat, made in ids.items()):
        return before
    leader = next((seat for seat in ids if asked[seat].leads), None)
    return Pause(question, ids, asked[next(iter(ids))], leader, game.time)


def people_here(table: Table) -> set[int]:
    """The seats whose people are here and play themselves."""
    return {number for number, seat in enumerate(table.seats) if seat.process and seat.bot is None}


def holders(table: Table, pause: Pause) -> dict[int, float]:
    """Who holds a pause, and until when at most: whoever has left does not."""
    here = people_here(table)
    return {seat: until for seat, until in pause.holds.items() if seat in here}


def due(table: Table, pause: Pause) -> float | None:
    """The second of the game at which the table goes on; None while all its people are away."""
    here, standing = people_here(table), pause.standing
    if not here:
        is_watched_only = not any(seat.held and seat.bot is None for seat in table.seats)
        return pause.since + standing.longest * table.pace if is_watched_only else None
    at = pause.since + standing.longest
    if pause.leader in pause.at_once:
        at = min(at, pause.at_once[pause.leader])
    if here <= pause.at_once.keys():
        at = min(at, max(pause.at_once[seat] for seat in here))
    ready = {**pause.seen, **pause.at_once}
    if standing.beat is not None and here <= ready.keys():
        at = min(at, max(ready[seat] for seat in here) + standing.beat * table.pace)
    if pause.resumed:
        at = max(at, pause.resumed + (standing.beat or 0.0) * table.pace)
    return max(at, max(holders(table, pause).values(), default=at))


def pause_shown(table: Table) -> PauseView | None:
    """The pause as everybody at the table sees it."""
    pause = table.pause
    if pause is None or table.stage != "playing":
        return None
    holding = holders(table, pause)
    return PauseView(
        question=pause.question,
        due=due(table, pause),
        since=pause.since,
        leader=pause.leader,
        ready=sorted(pause.at_once),
        holders=sorted(holding),
    )
