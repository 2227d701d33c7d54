"""The progress wheel: the genetics and revelation cubes, and the progress cards that full laps bring."""

from __future__ import annotations

from starboard.engine import Rule, ask
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.corporation import SUPPLY
from starboard.spacecorp.table import Table

KINDS = {"genetics": "adaptation", "revelation": "breakthrough"}
PASS = "pass"


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
    """The progress cards a player may choose from: left, not owned, and with their condition met."""
    corporation = table.corporations[seat]
    return [
        name
        for name, left in table.progress_left.items()
        if left and PROGRESS[name].kind == kind and name not in corporation.progress and _is_met(table, seat, name)
    ]


def _is_met(table: Table, seat: int, name: str) -> bool:
    condition = PROGRESS[name].condition
    if condition is None:
        return True
    return table.corporations[seat].count(condition["k"].removesuffix("s")) >= condition["n"]


def gain_progress(table: Table, seat: int, kind: str) -> Rule:
    """A player chooses a progress card of a kind; the copy with profit goes first. Rivals may spy it out."""
    names = available(table, seat, kind)
    if not names:
        table.tell("no_progress", seat, progress=kind)
        return
    name = yield from ask(seat, "progress", names, {"kind": kind})
    profit, table.progress_left[name] = table.progress_left[name][0], table.progress_left[name][1:]
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
            owner == seat and (tile := table.tile(spot)) is not None and "life" in tile.symbols
            for spot, (owner, _) in table.bases.items()
        )
        table.gain(seat, gives["life_bases_T"] * on_life, "progress")
    if gives.get("new_team"):
        yield from _place_new_team(table, seat)


def _place_new_team(table: Table, seat: int) -> Rule:
    """A new team on the star of a region without any team, if a cube and such a star are left."""
    corporation = table.corporations[seat]
    if SUPPLY not in corporation.teams:
        return
    occupied = {team.partition("@")[0] for other in table.corporations for team in other.teams}
    stars = [site.id for site in table.board.sites.values() if site.track and site.id not in occupied]
    if stars:
        site = yield from ask(seat, "new_team", stars)
        corporation.put_team(corporation.teams.index(SUPPLY), site)
        table.tell("team_placed", seat, site=site)


def _offer_espionage(table: Table, seat: int, name: str) -> Rule:
    """Espionage takes the copy without profit of the card that an opponent has just gained."""
    order = [*table.corporations[seat:], *table.corporations[:seat]][1:]
    for spy in order:
        cards = spy.with_edge("espionage")
        if cards and 0 in table.progress_left[name] and name not in spy.progress:
            choice = yield from ask(spy.seat, "edge", [*cards, PASS], {"edge": "espionage", "progress": name})
            if choice != PASS:
                spy.drop(choice)
                table.put_away(choice)
                table.tell("edge_played", spy.seat, card=choice, edge="espionage")
                table.progress_left[name] = tuple(profit for profit in table.progress_left[name] if profit)
                yield from take_progress(table, spy.seat, name, 0)
