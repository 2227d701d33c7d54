"""Yards and flights in which people of the support team work for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.bank import CREDITS
from starboard.galaxy.modules.support_team.memory import remember
from starboard.galaxy.modules.support_team.procedure import deck_of, put_into_play
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table

CABIN = """
ship I
7,7 starting_cabin 3333
"""
SMALL = """
ship I
7,7 starting_cabin 3333
7,8 engine 3000 ^
7,6 cannon 0030 ^
"""


def again(table: Table) -> Rehearsal[Table]:
    """A table goes on from here."""
    return Rehearsal(Game.from_state(RULES, table.setup, table))


def hire(table: Table, people: Mapping[int, str], both: bool) -> None:
    """These people work for these seats (names with spaces between), with both abilities or with A only."""
    since = -1 if both else 0
    teams = [dict.fromkeys(people.get(seat, "").split(), since) for seat in range(table.setup.seats)]
    hired = {name for team in teams for name in team}
    remember(table, deck=[name for name in deck_of(table) if name not in hired], members=teams)
    for seat, team in enumerate(teams):
        for name in team:
            put_into_play(table, name, (seat,))


def building(
    *ships: str, both: bool = True, purses: Sequence[int] = (), start: bool = True, **settings: Any
) -> Rehearsal[Table]:
    """The yard with these ships begun; people are given by seat as `p0="welder"`."""
    people = {int(word[1:]): settings.pop(word) for word in list(settings) if word[0] == "p" and word[1:].isdigit()}
    r = yard(len(ships), ships=ships, start=False, **{"support_team": "dealt", **settings})
    table = r.state.copy()
    hire(table, people, both)
    if settings.get("pace") == "turns":
        assert table.yard is not None
        table.yard.started = False  # whatever comes before the first move is still to come
    if purses:
        table.accounts = list(purses)
        table.bank.give(CREDITS, sum(purses))
    r = again(table)
    if start and r.game.is_open:
        r.choose(table.starter, "start")
    return r


def flying(*ships: str, cards: Sequence[str], both: bool = True, hides: str = "", **settings: Any) -> Rehearsal[Table]:
    """Ships in flight before these cards, everybody flies on; people are given by seat as `p0="welder"`.

    The first ship may hide a green block where a text of a ship has no room for one.
    """
    people = {int(word[1:]): settings.pop(word) for word in list(settings) if word[0] == "p" and word[1:].isdigit()}
    table = flight(*ships, cards=cards, fly_on=False, **{"support_team": "dealt", **settings}).state.copy()
    hire(table, people, both)
    if hides:
        ship = table.ships[0]
        ship.goods = {**ship.goods, ship.board.squares[hides]: "G"}
        assert table.bank.give_block("G")
    return again(table).all_choose("fly on")


def finished(*ships: str, **settings: Any) -> Rehearsal[Table]:
    """The same, when everybody has taken a number tile in the order of seats: after building."""
    r = building(*ships, **settings)
    for seat in range(len(ships)):
        r.choose(seat, f"finish {seat + 1}")
    return r


def until(r: Rehearsal[Table], question: str, *chosen: str) -> Rehearsal[Table]:
    """Answer with these where they are offered, else with `done` or the first option, until this is asked."""
    while r.game.seats_asked() and not r.question().startswith(question):
        for seat in r.game.seats_asked():
            options = r.options(seat)
            last = "done" if "done" in options else options[0]
            r.choose(seat, next((option for option in chosen if option in options), last))
    return r


def ready(*ships: str, **settings: Any) -> Rehearsal[Table]:
    """The same, when nothing is left to do after building: the people who act before the flight are asked."""
    r = finished(*ships, **settings)
    while r.game.seats_asked() and not _launched(r):
        seat = r.game.seats_asked()[0]
        r.choose(seat, "done" if "done" in r.options(seat) else r.options(seat)[0])
    return r


def _launched(r: Rehearsal[Table]) -> bool:
    return r.state.course is not None


def last_card(r: Rehearsal[Table], card: str = "nothing") -> Rehearsal[Table]:
    """The flight has this card only; whatever the team could still do before it is left."""
    r = until(r, "next_card")
    table = r.state.copy()
    table.flight.deck = (card,)
    return again(table)


def landed(r: Rehearsal[Table], *leaving: int) -> Rehearsal[Table]:
    """The last card has been resolved, and these seats have given up before it."""
    r = last_card(r)
    for seat in r.game.seats_asked():
        r.choose(seat, "give up" if seat in leaving else "fly on")
    return r


def lines(r: Rehearsal[Table], *kinds: str) -> list[tuple[int, str, int]]:
    """The lines of the last settlement with these kinds."""
    return [(one["seat"], one["kind"], one["amount"]) for one in r.state.results[-1]["lines"] if one["kind"] in kinds]
