"""Crew: boarding before the launch, and losing crew members by the owner's choice."""

from __future__ import annotations

from typing import NamedTuple

from starboard.engine import Rule, ask
from starboard.galaxy.catalog.figures import HUMAN
from starboard.galaxy.flight.offers import narrowed
from starboard.galaxy.registry import figures
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

HUMANS = "humans"
BERTHS = 2


def board_crew(table: Table, ship: Ship) -> Rule:
    """Fill the cabins: two humans each, or an alien where a life support is joined to a cabin that is not the first."""
    layout, names = ship.layout, ship.board.names
    for square in layout.squares_with("cabin"):
        letters = {HUMANS: HUMAN * BERTHS}
        if layout.at(square).parts.cabin != "starting" and not table.is_test_flight:
            letters |= _aliens_for(ship, square)
        choice = HUMANS
        if len(letters) > 1:
            choice = yield from ask(ship.seat, "board_crew", list(letters), {"cabin": names[square]})
        ship.board_figures(square, letters[choice])
        table.bank.give_figures(letters[choice])
        table.tell("crew_boarded", ship.seat, who=choice, square=names[square], now=ship.now("figures", square))


def _aliens_for(ship: Ship, square: int) -> dict[str, str]:
    """The aliens that can live on a square, one of each kind on a ship, with their letters by their names."""
    supported, aboard = ship.layout.life_supports_at(square), ship.aboard
    return {
        kind.name: letter
        for letter, kind in figures().items()
        if kind.colour and kind.colour in supported and letter not in aboard
    }


class CrewGone(NamedTuple):
    """What modules are told after a whole loss of crew."""

    letters: str = ""
    """Who has gone."""
    squares: int = 0
    """From where, a mask."""


def lose_crew(table: Table, ship: Ship, amount: int) -> Rule:
    """The owner chooses who goes; if there are not enough, all go and nothing more is owed."""
    names, gone = ship.board.names, CrewGone()
    for left in range(min(amount, ship.crew_count), 0, -1):
        options = narrowed(table, ship, "lose_crew", [names[square] for square in ship.manned()])
        choice = yield from ask(ship.seat, "lose_crew", options, {"left": left})
        gone = lose_one(table, ship, ship.board.squares[choice], gone)
    yield from after_losing(table, ship, gone)


def lose_one(table: Table, ship: Ship, square: int, gone: CrewGone) -> CrewGone:
    """One crew member of a square goes back to the bank: the first by letter where there are several kinds.

    Those who have gone are given back with this one; `after_losing` is to follow when the whole loss is over.
    """
    letter = ship.crew_at(square)[0]
    ship.dismiss_figure(square, letter)
    table.bank.take(letter)
    name = ship.board.names[square]
    table.tell("crew_lost", ship.seat, who=figures()[letter].name, square=name, now=ship.now("figures", square))
    return CrewGone(gone.letters + letter, gone.squares | 1 << square)


def after_losing(table: Table, ship: Ship, gone: CrewGone) -> Rule:
    """After a whole loss of crew, modules may have something to say."""
    if gone.letters:
        for ask_after in ship.seams.after_crew:
            yield from ask_after(table, ship, gone)
