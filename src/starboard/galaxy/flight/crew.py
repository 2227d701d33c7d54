"""Crew: boarding before the launch, and losing crew members by the owner's choice."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import Any, NamedTuple

from starboard.engine import Rule, ask
from starboard.engine.request import Request
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.offers import narrowed
from starboard.galaxy.flight.outlook import crew_facts
from starboard.galaxy.registry import crew_letters, figures
from starboard.galaxy.ship.ship import EVERYWHERE, Ship
from starboard.galaxy.ship.working import Room, room_on, squares_with_room
from starboard.galaxy.table import Table

HUMANS = "humans"


def board_crew(table: Table, ship: Ship) -> Rule:
    """Fill the cabins: two humans each, or an alien where a life support is joined to a cabin that is not the first."""
    for square in squares_with_room(ship, "cabin"):
        yield from board_cabin(table, ship, square)


def board_cabin(table: Table, ship: Ship, square: int) -> Rule:
    """Whoever there is room for moves into one component, by the owner's choice if it may be one or the other."""
    name = ship.board.names[square]
    room = room_on(table, ship, square)
    letters = _who_may_board(ship, room)
    if not letters:
        return
    choice = next(iter(letters))
    if len(letters) > 1:
        choice = yield from ask(ship.seat, "board_crew", list(letters), {"cabin": name})
    boarding = letters[choice] + room.apart
    ship.board_figures(square, boarding)
    table.bank.give_figures(boarding)
    table.tell("crew_boarded", ship.seat, who=choice, square=name, now=ship.now("figures", square))
    for ask_after in ship.seams.after_boarding:
        yield from ask_after(table, ship, Boarded(boarding, square))


def _who_may_board(ship: Ship, room: Room) -> dict[str, str]:
    """Humans or passengers in all berths, or an alien of a kind that is not on board yet: their letters by names."""
    found = {HUMANS: HUMAN * room.berths} if HUMAN in room.who and room.berths else {}
    aboard, kinds = ship.aboard, figures()
    for letter in room.who.replace(HUMAN, ""):
        kind = kinds[letter]
        number = room.berths // kind.berths
        if number and not (kind.colour and letter in aboard):
            found[kind.name] = letter if kind.colour else letter * number
    return found


class Boarded(NamedTuple):
    """What modules are told after somebody has moved into a component."""

    letters: str
    square: int


class CrewGone(NamedTuple):
    """What modules are told after a whole loss of crew, by choice or with the components they were on."""

    letters: str = ""
    """Who has gone."""
    squares: int = 0
    """From where, a mask."""
    missing: int = 0
    """How many more were owed than there were."""


def lose_crew(table: Table, ship: Ship, amount: int, among: int = EVERYWHERE) -> Rule:
    """The owner chooses who goes from these squares (a mask).

    If there are not more than are owed, all go and nobody is asked. The base game forgets about those who are missing.
    """
    names, gone = ship.board.names, CrewGone()
    there = sum(len(ship.crew_at(square)) for square in _manned(ship, among))
    if amount >= there:
        gone = CrewGone(missing=amount - there)
        for square in _manned(ship, among):
            for _ in ship.crew_at(square):
                gone = lose_one(table, ship, square, gone)
        amount = 0
    for left in range(amount, 0, -1):
        each = {names[square]: len(ship.crew_at(square)) for square in _manned(ship, among)}
        options = narrowed(table, ship, "lose_crew", list(each))
        shown = partial(crew_facts, table, ship, left, each)
        choice = yield from ask(ship.seat, "lose_crew", options, shown)
        square = ship.board.squares[choice]
        gone = lose_one(table, ship, square, gone, (yield from who_goes(ship, square)))
    yield from after_losing(table, ship, gone)


def _manned(ship: Ship, among: int) -> list[int]:
    return [square for square in ship.manned() if among >> square & 1]


def who_goes(ship: Ship, square: int) -> Generator[Request, Any, str]:
    """Who leaves a component: the first one by letter, or whom the owner says where a human lives with an alien."""
    kinds, crew = figures(), dict.fromkeys(ship.crew_at(square))
    names = {HUMANS if kinds[letter].human else kinds[letter].name: letter for letter in crew}
    if HUMANS not in names or not any(kinds[letter].colour for letter in crew):
        return next(iter(crew), "")
    cabin = ship.board.names[square]
    choice: str = yield from ask(ship.seat, "lose_which", list(names), {"cabin": cabin})
    return names[choice]


def lose_one(table: Table, ship: Ship, square: int, gone: CrewGone, letter: str = "") -> CrewGone:
    """One crew member of a square goes back to the bank: this one, or else the first one by letter.

    Those who have gone are given back with this one; `after_losing` is to follow when the whole loss is over.
    """
    letter = letter or ship.crew_at(square)[0]
    ship.dismiss_figure(square, letter)
    table.bank.take(letter)
    name = ship.board.names[square]
    table.tell("crew_lost", ship.seat, who=figures()[letter].name, square=name, now=ship.now("figures", square))
    return CrewGone(gone.letters + letter, gone.squares | 1 << square, gone.missing)


def crew_gone(before: Mapping[int, str], now: Mapping[int, str]) -> CrewGone:
    """The crew members who were on board before and are not now, with the squares where they were."""
    letters, squares, crew = "", 0, crew_letters()
    for square, were in before.items():
        left = now.get(square, "")
        lost = "".join(letter * (were.count(letter) - left.count(letter)) for letter in crew)
        if lost:
            letters += lost
            squares |= 1 << square
    return CrewGone(letters, squares)


def after_losing(table: Table, ship: Ship, gone: CrewGone) -> Rule:
    """After a whole loss of crew, modules may have something to say."""
    if gone.letters or gone.missing:
        for ask_after in ship.seams.after_crew:
            yield from ask_after(table, ship, gone)
