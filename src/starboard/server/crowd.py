"""Who makes room for whom at a table: seats come first, and no address takes all the places of those who watch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from starboard.server.limits import DEVICES, WATCHERS_BY_ADDRESS
from starboard.server.person import Person


class Crowded(Exception):
    """Too many people watch the table; one more may try again later."""


def who_stops_watching(newcomer: Person, people: Iterable[Person], most: int) -> Person | None:
    """Who must go so that a newcomer can watch, if anybody; Crowded if the newcomer must.

    At a full table the address with the most places gives one up to an address that has fewer, so that whoever holds
    them all cannot keep others from coming in and sitting down.
    """
    watching = [person for person in people if person.seat is None and person is not newcomer]
    places = Counter(person.caller for person in watching)
    if newcomer.caller and places[newcomer.caller] >= WATCHERS_BY_ADDRESS:
        raise Crowded
    if len(watching) < most:
        return None
    crowd, held = max(places.items(), key=lambda item: item[1], default=("", 0))
    if held < places[newcomer.caller] + 2:
        raise Crowded
    return max((person for person in watching if person.caller == crowd), key=lambda person: person.arrival)


def who_is_replaced(seat: int, people: Iterable[Person]) -> Person | None:
    """Whose connection must go so that a seat can have one more, if it has as many as it may: the oldest."""
    devices = [person for person in people if person.seat == seat]
    return min(devices, key=lambda person: person.arrival) if len(devices) >= DEVICES else None
