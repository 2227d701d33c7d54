"""Flights as texts: where the ships stand, which cards come next, who has left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from starboard.engine import BadInput
from starboard.galaxy.catalog.sheets import sheets
from starboard.galaxy.editions import LESSONS
from starboard.galaxy.flight.course import Course
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.notation.text import lines_of
from starboard.galaxy.options import plan_of


class FlightText(Struct):
    """What a flight's text says: the round, where ships stand, the cards to come (the next first), who has left."""

    round: str
    positions: dict[int, int] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    left: dict[int, str] = field(default_factory=dict)


def write_flight(round_name: str, course: Course) -> str:
    """A flight as text; seats are numbered from 0, the leader comes first."""
    lines = [f"flight {round_name}", _pairs("track", ((seat, course.positions[seat]) for seat in course.order()))]
    lines += [f"card {card}" for card in ((course.card,) if course.card else ()) + course.deck]
    lines += [f"played {card}" for card in course.played]
    if course.left:
        lines.append(_pairs("left", sorted(course.left.items())))
    return "\n".join(lines) + "\n"


def _pairs(head: str, pairs: Iterable[tuple[int, object]]) -> str:
    return " ".join([head, *(f"{seat}:{value}" for seat, value in pairs)])


def read_flight(text: str) -> FlightText:
    """A flight from its text; BadInput names the line and what was expected there."""
    lines = lines_of(text)
    number, words = next(lines, (1, [""]))
    if words[0] != "flight" or len(words) != 2 or words[1] not in (*LESSONS, *sheets()):
        expected = ", ".join((*LESSONS, *sheets()))
        raise BadInput(f"flight, line {number}: expected 'flight' and a round ({expected}), not {' '.join(words)!r}")
    flight = FlightText(words[1])
    for number, (head, *rest) in lines:
        try:
            _read_flight_line(flight, head, rest)
        except BadInput as problem:
            raise BadInput(f"flight, line {number}: {problem}") from None
    return flight


def _read_flight_line(flight: FlightText, head: str, rest: list[str]) -> None:
    if head == "track":
        flight.positions = _read_spaces(_read_pairs(rest), plan_of(flight.round).track)
    elif head == "left":
        flight.left = _read_pairs(rest)
    elif head in ("card", "played"):
        read_card(" ".join(rest))
        (flight.deck if head == "card" else flight.played).append(" ".join(rest))
    else:
        raise BadInput(f"expected track, card, played or left, not {head!r}")


def _read_pairs(words: list[str]) -> dict[int, str]:
    pairs: dict[int, str] = {}
    for word in words:
        seat, colon, value = word.partition(":")
        if not colon or not seat.isdecimal():
            raise BadInput(f"expected seat:value, not {word!r}")
        if int(seat) in pairs:
            raise BadInput(f"seat {seat} is named twice")
        pairs[int(seat)] = value
    return pairs


def _read_spaces(pairs: Mapping[int, str], track: int) -> dict[int, int]:
    spaces: dict[int, int] = {}
    for seat, text in pairs.items():
        if not text.removeprefix("-").isdecimal():
            raise BadInput(f"expected a number of spaces, not {text!r}")
        if int(text) % track in {space % track for space in spaces.values()}:
            raise BadInput(f"there is a ship on space {text} already")
        spaces[seat] = int(text)
    return spaces
