"""Hiring the team between flights, having it in play during them, and asking everybody at the moments of AX-11."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, cast

from starboard.engine import Ask, Rule, Setup, ask, ask_all
from starboard.galaxy.flight.offers import DONE, Offer, choose
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.modules.support_team.memory import (
    NAME,
    flights_flown,
    forget,
    members,
    note,
    noted,
    remember,
    remembered,
)
from starboard.galaxy.modules.support_team.person import Person
from starboard.galaxy.modules.support_team.vocabulary import Keep
from starboard.galaxy.modules.support_team.yards import place_of
from starboard.galaxy.registry import modifiers
from starboard.galaxy.seams import LIMIT, SOURCE
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

FROM = "team_from"
FIRST_FLIGHT = "first"
COMPETITION = "competition"
STREAM = "team"
STAND_BY = "stand by"
MOST = 3
"""How many people work for one seat at most (AX-11.12)."""
CHOOSE_FROM = (3, 2, 1)
"""How many cards everybody is dealt the first, second and third time, to keep one of them."""


def _is_in_turns(setup: Setup) -> bool:
    return setup["pace"] == "turns"


class Team:
    """Deals the cards, puts everybody's people into play, and has them asked when it is their time."""

    name = NAME
    rank: Mapping[str, int] = {"at_round": SOURCE, "at_launched": LIMIT, "at_inspected": SOURCE, "acts": LIMIT}
    """People are hired before all else that is chosen for a flight, and the launch is over before they come in."""
    only_if: Mapping[str, Callable[[Setup], bool]] = {"acts": _is_in_turns, "do": _is_in_turns}

    def at_round(self, table: Table) -> Rule:
        """Cards are dealt after each flight but the last, which is before each flight but the first."""
        if table.is_test_flight:
            return
        if remembered(table, "deck", None) is None:
            remember(table, deck=table.chance.shuffled(STREAM, deck_of(table)), members=[{}] * table.setup.seats)
        times = flights_flown(table) + (1 if table.setup[FROM] == FIRST_FLIGHT else 0)
        hired = max(map(len, members(table)))
        if hired < min(times, MOST):
            yield from (_compete(table) if table.setup[NAME] == COMPETITION else _deal(table, hired))
        for seat, team in enumerate(members(table)):
            for person in team:
                put_into_play(table, person, (seat,))

    def at_go(self, table: Table) -> Rule:
        """Before "Go!", in the order of seats (AX-13.1)."""
        for seat, ship in enumerate(table.ships):
            for person in team_of(table, seat):
                yield from person.before_building(table, ship)

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        """Where ships are built in turns, nobody who has finished must do what their team could."""
        place = place_of(table, seat)
        waits = place.number and place.hand < 0 and place.looking < 0
        return [*acts, STAND_BY] if acts and waits else acts

    def do(self, table: Table, seat: int, act: str) -> bool:
        return act == STAND_BY

    def at_closing(self, table: Table) -> Rule:
        """When everybody has finished, before the yard is cleared."""
        for seat in sorted(range(table.setup.seats), key=lambda seat: place_of(table, seat).number):
            for person in team_of(table, seat):
                yield from person.before_closing(table, table.ships[seat])

    def at_built(self, table: Table) -> Rule:
        """After building, in the order of number tiles (AX-11.18, AX-R-28)."""
        for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
            for person in team_of(table, seat):
                yield from person.finished(table, table.ships[seat])
            yield from _use_team(table, table.ships[seat], "built", lambda person: person.after_building)

    def at_inspected(self, table: Table) -> Rule:
        """After the errors have been corrected, before other surprises of the flight are turned up (AX-15.19)."""
        yield from ()
        for seat in sorted(range(table.setup.seats), key=table.numbers.__getitem__):
            for person in team_of(table, seat):
                person.corrected(table, table.ships[seat])

    def at_launched(self, table: Table) -> Rule:
        """Before the flight, leader first (AX-11.19, AX-11.22)."""
        for ship in table.in_flight():
            yield from _use_team(table, ship, "launched", lambda person: person.before_flight)

    def at_next(self, table: Table) -> Rule:
        """Who leaves between two cards leaves at the same time."""
        yield from ()
        _note_who_left(table, sorted(table.flight.left))

    def at_cleared(self, table: Table) -> Rule:
        """Who has given up during a card is remembered in that order."""
        yield from ()
        _note_who_left(table, table.flight.left)

    def at_landed(self, table: Table) -> Rule:
        """After the flight: leader first, then those who gave up, in the order in which they did (AX-11.23)."""
        _note_who_left(table, sorted(table.flight.left))
        seats = [*(ship.seat for ship in table.in_flight()), *noted(table, "left", ())]
        for seat in seats:
            yield from _use_team(table, table.ships[seat], "landed", lambda person: person.after_flight)

    def at_settled(self, table: Table) -> Rule:
        """The flight is over: everybody goes home until the next one."""
        yield from ()
        for name in noted(table, "in_play", ()):
            table.take_out_of_play(name)
        forget(table)


def deck_of(table: Table) -> list[str]:
    """The names of all people that can be hired at a table (AX-11.1, AX-11.2)."""
    on = {module.box for module in table.modules}
    return [person.name for person in people().values() if not person.needs_box or person.needs_box in on]


def put_into_play(table: Table, modifier: str, seats: tuple[int, ...] | None) -> None:
    """From now on until the end of the flight somebody, or what they have done, is asked."""
    if not any(name == modifier for name, _ in table.in_play):
        table.put_into_play(modifier, seats)
        note(table, in_play=[*noted(table, "in_play", ()), modifier])


class Effect:
    """What somebody has put into force for others than their owner: it goes when the flight is over."""

    name: str
    rank: Mapping[str, int] = {}

    def at_settled(self, table: Table) -> Rule:
        """Nobody else need be there to see to it."""
        yield from ()
        if self.name in noted(table, "in_play", ()):
            table.take_out_of_play(self.name)


def team_of(table: Table, seat: int) -> list[Person]:
    """The people who work for a seat in this flight, in the order of the cards."""
    cards = people()
    holding = [name for name, seats in table.in_play if (name in cards if seats is None else seat in seats)]
    return [cast(Person, modifiers()[name]) for name in cards if name in holding] if holding else []


def _use_team(
    table: Table, ship: Ship, moment: str, offered: Callable[[Person], Callable[[Table, Ship], Sequence[Offer]]]
) -> Rule:
    """The owner of a ship uses one ability after the other, until there is nothing to use or they have had enough."""
    while offers := [offer for person in team_of(table, ship.seat) for offer in offered(person)(table, ship)]:
        taken = yield from choose(table, ship, "use_team", offers, DONE, None, lambda: {"moment": moment})
        if taken is None:
            return


def _deal(table: Table, time: int) -> Rule:
    """Everybody chooses one card of a few; all are shown at once, the others go back (AX-11.7, AX-11.8, AX-11.11)."""
    seats = range(table.setup.seats)
    deck: list[str] = table.chance.shuffled(STREAM, list(remembered(table, "deck", ())))
    count = min(CHOOSE_FROM[time], len(deck) // len(seats))
    dealt = [deck[count * seat : count * (seat + 1)] for seat in seats]
    remember(table, deck=deck[count * len(seats) :], dealt=dealt)
    asks = [
        Ask(seat, "hire", [f"hire {name}" for name in dealt[seat]], partial(_candidates, dealt[seat]))
        for seat in seats
        if count > 1
    ]
    choices = yield from ask_all(asks)
    kept = [_hired(choices[seat]) if seat in choices else "".join(dealt[seat]) for seat in seats]
    rest = [name for seat in seats for name in dealt[seat] if name != kept[seat]]
    remember(table, deck=[*remembered(table, "deck", ()), *rest], dealt=[])
    for seat in seats:
        if kept[seat]:
            _join(table, seat, kept[seat])
    table.chance.reveal()


def _compete(table: Table) -> Rule:
    """One card more than there are seats lies open: who finished chooses in that order, the others get what comes."""
    deck: list[str] = list(remembered(table, "deck", ()))
    count = table.setup.seats + 1
    remember(table, deck=deck[count:], laid_out=deck[:count])
    table.chance.reveal()
    for seat in _finished(table):
        laid_out: list[str] = remembered(table, "laid_out", [])
        if laid_out:
            options = [f"hire {name}" for name in laid_out]
            choice = yield from ask(seat, "hire", options, partial(_candidates, laid_out))
            remember(table, laid_out=[name for name in laid_out if name != _hired(choice)])
            _join(table, seat, _hired(choice))
    left = table.chance.shuffled(STREAM, remembered(table, "laid_out", []))
    for seat in range(table.setup.seats):
        if seat not in _finished(table) and left:
            _join(table, seat, left.pop())
    remember(table, laid_out=[], removed=[*remembered(table, "removed", ()), *left])


def _finished(table: Table) -> list[int]:
    """The seats that finished the last flight, in that order; before the first one nobody has."""
    rows: Sequence[Mapping[str, Any]] = table.results[-1]["seats"] if flights_flown(table) else ()
    places = {seat: row["place"] for seat, row in enumerate(rows) if row["place"]}
    return sorted(places, key=places.__getitem__)


def _candidates(names: Sequence[str]) -> dict[str, Any]:
    return {"people": list(names)}


def _hired(choice: str) -> str:
    hired = read("hire", choice)
    assert isinstance(hired, Keep), "nothing else is asked for"
    return hired.person


def _join(table: Table, seat: int, person: str) -> None:
    flown = flights_flown(table)
    remember(
        table,
        # by name, as they come when they are read again: the order in which they are asked must not depend on it
        members=[
            dict(sorted({**team, person: flown}.items())) if other == seat else team
            for other, team in enumerate(members(table))
        ],
    )
    table.tell("person_hired", seat, person=person)


def _note_who_left(table: Table, seats: Iterable[int]) -> None:
    """Remember who has left since the last time, in this order, which a table that is read again does not know."""
    known = noted(table, "left", ())
    new = [seat for seat in seats if seat not in known]
    if new:
        note(table, left=[*known, *new])
