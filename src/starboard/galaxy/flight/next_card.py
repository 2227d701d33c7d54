"""Before a card: everyone in flight flies on or gives up; where players inspect, fingers may still point."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any

from starboard.engine import Ask, Rule, ask_all
from starboard.engine.request import Request
from starboard.galaxy.flight.giving_up import give_up, leave
from starboard.galaxy.flight.offers import Offer, described, offers_on, take
from starboard.galaxy.flight.outlook import giving_up_facts, section_leaving_facts
from starboard.galaxy.flight.purse import losses_of, owe
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.inspection import accusations, check_ship, points

FLY_ON, GIVE_UP = "fly on", "give up"
LATE_ERROR_FINE = 1


def before_card(table: Table) -> Rule:
    """All say at once whether they fly on. Whoever does something else first, or is corrected, is asked again."""
    if table.is_test_flight and table.setup["inspection"] == "automatic":
        return
    flight = table.flight
    pointed: set[tuple[int, int]] = set()
    settled: dict[int, str] = {}
    leaving: dict[int, dict[str, str]] = {}
    while True:
        undecided = [seat for seat in flight.order() if seat not in settled]
        offers = {seat: _offers(table, seat) for seat in undecided}
        leaving |= {seat: ways_to_leave(table, table.ships[seat]) for seat in undecided}
        asks = [_question(table, seat, list(leaving[seat]), offers[seat], pointed) for seat in undecided]
        choices = yield from ask_all(asks)
        again = yield from _do_offers(table, choices, offers)
        settled |= {seat: choice for seat, choice in choices.items() if choice == FLY_ON or choice in leaving[seat]}
        accused = accusations(choices, pointed)
        for seat in accused:
            late = bool(flight.played) and not table.is_test_flight
            if (yield from check_ship(table, table.ships[seat])):
                settled.pop(seat, None)  # it is no longer the ship its owner decided about
                if late:
                    yield from owe(table, table.ships[seat], LATE_ERROR_FINE, "late_error")
        if not accused and not again:
            break
    for seat in flight.order():
        if settled[seat] == GIVE_UP:
            give_up(table, table.ships[seat], "chose_to")
        elif settled[seat] != FLY_ON:
            leave(table, table.ships[seat], [leaving[seat][settled[seat]]], "chose_to")


def ways_to_leave(table: Table, ship: Ship) -> dict[str, str]:
    """The options by which a ship leaves the flight: as a whole, or of several sections one, which each then names."""
    if table.is_test_flight:
        return {}
    sections = ship.board.section_names
    if len(sections) > 1:
        sections = tuple([name for name in sections if name in ship.present or name in ship.away])
    return {GIVE_UP: ""} | ({f"{GIVE_UP} {name}": name for name in sections} if len(sections) > 1 else {})


def cards_to_come(table: Table) -> int:
    """How many cards are still to be turned up in this flight, with those that modules will bring at its end."""
    count = len(table.flight.deck)
    for ask_more in table.all_seams("to_come"):
        count = ask_more(table, count)
    return count


def _offers(table: Table, seat: int) -> Sequence[Offer]:
    """What modules let a seat do between two cards."""
    ship = table.ships[seat]
    if not ship.seams.offers_next_card:
        return ()
    return offers_on(ship.seams.offers_next_card, table, ship, "next_card", None)


def _question(
    table: Table, seat: int, leaving: Sequence[str], offers: Sequence[Offer], pointed: set[tuple[int, int]]
) -> Ask:
    options = [FLY_ON, *leaving]
    if table.setup["inspection"] == "players":
        options += points(seat, table.flight.order(), pointed)
    options += [offer.option for offer in offers]
    return Ask(seat, "next_card", options, partial(_facts, table, seat, offers))


def _do_offers(
    table: Table, choices: dict[int, str], offers: dict[int, Sequence[Offer]]
) -> Generator[Request, Any, bool]:
    """Those who took an offer have it done, in flight order. Whether there was anybody."""
    again = False
    for seat, choice in choices.items():
        for offer in offers[seat]:
            if offer.option == choice:
                again = True
                yield from take(table, table.ships[seat], offer, None)
    return again


def _facts(table: Table, seat: int, offers: Sequence[Offer]) -> dict[str, Any]:
    ship = table.ships[seat]
    options = described(table, ship, offers)
    options[FLY_ON] = {"price": {}, "gain": {}}
    for option, section in ways_to_leave(table, ship).items():
        facts = (
            section_leaving_facts(table, ship, section)
            if section
            else giving_up_facts(table, ship, losses_of(table, ship))
        )
        options[option] = facts
    return {"cards_left": cards_to_come(table), "options": options}
