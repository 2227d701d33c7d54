"""The progress wheel: the genetics and revelation cubes, and the progress cards that full laps bring."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import SUPPLY, place_of
from starboard.spacecorp.edge_play import offer_edge
from starboard.spacecorp.table import Table

KINDS = {"genetics": "adaptation", "revelation": "breakthrough"}


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


def may_own(table: Table, seat: int, name: str) -> bool:
    """Whether a player may gain a progress card: one is left, he has none of that name, its condition is met."""
    corporation, condition = table.corporations[seat], PROGRESS[name].condition
    if not table.progress_left.get(name) or name in corporation.progress:
        return False
    return condition is None or corporation.count(condition.kind) >= condition.n


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
    yield from _offer_espionage(table, seat, name)


def take_progress(table: Table, seat: int, name: str, profit: int) -> Rule:
    """A progress card lies beside a player's HQ for the rest of the game."""
    corporation = table.corporations[seat]
    corporation.progress = (*corporation.progress, name)
    table.tell("progress_gained", seat, progress=name)
    table.gain(seat, profit, "progress")
    gives = PROGRESS[name].gives
    for _ in range(gives.get("draw", 0)):
        table.draw(seat, "progress")
    if gives.get("life_bases_T"):
        on_life = sum(
            (tile := table.tile(spot)) is not None and "life" in tile.symbols for spot, _ in table.bases.of(seat)
        )
        table.gain(seat, gives["life_bases_T"] * on_life, "progress")
    if gives.get("new_team"):
        yield from _place_new_team(table, seat)


def _place_new_team(table: Table, seat: int) -> Rule:
    """A new team on the star of a region without any team, if a cube and such a star are left."""
    corporation = table.corporations[seat]
    if SUPPLY not in corporation.teams:
        return
    occupied = {place_of(team)[0] for other in table.corporations for team in other.teams}
    stars = [site.id for site in table.board.sites.values() if site.track and site.id not in occupied]
    if stars:
        site = yield from ask(seat, "new_team", stars)
        corporation.put_team(corporation.teams.index(SUPPLY), site)
        table.tell("team_placed", seat, site=site)


def _offer_espionage(table: Table, seat: int, name: str) -> Rule:
    """Espionage takes the copy without profit of the card that an opponent has just gained."""
    for spy in [*table.corporations[seat + 1 :], *table.corporations[:seat]]:
        if 0 in table.progress_left[name] and may_own(table, spy.seat, name):
            if (yield from offer_edge(table, spy, "espionage", progress=name, target=seat)):
                left = tuple(profit for profit in table.progress_left[name] if profit)
                table.progress_left = {**table.progress_left, name: left}
                yield from take_progress(table, spy.seat, name, 0)
