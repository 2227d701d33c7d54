"""The progress wheel: the genetics and revelation cubes, and the progress cards that full laps bring."""

from __future__ import annotations

from typing import Final

from starboard.engine import Rule, ask
from starboard.spacecorp.benefits.edges import PROGRESS_GAINED, Occasion, offer
from starboard.spacecorp.benefits.progress import may_own, take_progress
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table

KINDS: Final = {"genetics": "adaptation", "revelation": "breakthrough"}


def advance(table: Table, seat: int, cube: str, spaces: int) -> Rule:
    """A cube moves on; from Planeteers on each time it reaches or passes the start it brings a progress card."""
    corporation = table.corporations[seat]
    before = getattr(corporation, cube)
    setattr(corporation, cube, before + spaces)
    table.tell("cube_advanced", seat, cube=cube, spaces=spaces)
    if table.era:
        lap = CONSTANTS.wheel.spaces
        for _ in range((before + spaces) // lap - before // lap):
            yield from gain_progress(table, seat, KINDS[cube])


def available(table: Table, seat: int, kind: str) -> list[str]:
    """The progress cards of a kind that a player may choose from."""
    return [name for name, card in PROGRESS.items() if card.kind == kind and may_own(table, seat, name)]


def gain_progress(table: Table, seat: int, kind: str) -> Rule:
    """A player chooses a progress card of a kind; the copy with profit goes first. Rivals may spy it out."""
    names = available(table, seat, kind)
    if not names:
        table.tell("no_progress", seat, progress=kind)
        return
    name = yield from ask(seat, "progress", names, {"kind": kind})
    profit, *left = table.progress_left[name]
    table.progress_left = {**table.progress_left, name: tuple(left)}
    yield from take_progress(table, seat, name, profit)
    yield from offer(table, PROGRESS_GAINED, Occasion(seat, progress=name))
