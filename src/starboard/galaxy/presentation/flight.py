"""The flight as a drawing: the ring track as a line, who is where, the card being played."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import View
from starboard.galaxy.options import plan_of
from starboard.galaxy.presentation.beside import on_ring
from starboard.galaxy.presentation.cards import card_drawing
from starboard.galaxy.presentation.nouns import seat_mark
from starboard.galaxy.view import FlightView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, flow, heading

AROUND = 3
"""Empty spaces drawn before and behind the ships."""
OTHER = "◆"
"""What stands on the ring without being a ship."""


def flight_drawing(view: View, words: Words, width: int) -> Drawing:
    """Everything about the flight that is not a ship."""
    table = view.table
    flight: FlightView = table.flight
    round_name = table.rounds[table.round]
    others = on_ring(view, words)
    title = words("flight-title", round=words("round-name", round=round_name))
    state: list[Line] = [[(words("flight-cards", count=flight.cards_left), "label")]]
    if flight.dice:
        one, two = flight.dice
        state.append([(words("flight-dice", one=one, two=two, total=one + two), "label")])
    lines = [
        heading(title, width),
        *_track(flight, others, plan_of(round_name).track, words, width),
        *flow(_order(flight, others, words), width),
        *flow(state, width),
    ]
    return below([lines, card_drawing(flight.card, view, words, width) if flight.card else []])


def _track(flight: FlightView, others: Mapping[str, int], spaces: int, words: Words, width: int) -> Drawing:
    """The spaces from behind the last ship to before the first, flying to the right; a bar is the start space."""
    if not flight.positions:
        return []
    ships = {position: int(seat) for seat, position in flight.positions.items()}
    beside = set(others.values())
    first, last = min({*ships, *beside}) - AROUND, max({*ships, *beside}) + AROUND
    roomy = 2 * (last - first + 1) + 2 <= width
    line: Line = []
    for space in range(first, last + 1):
        if space in ships:
            line.append((seat_mark(ships[space], words), f"seat {ships[space]}"))
        elif space in beside:
            line.append((OTHER, "value"))
        else:
            line.append(("|" if space % spaces == 0 else "·", "track"))
        if roomy:
            line.append((" ", ""))
    return [[*line, ("►", "track")]]


def _order(flight: FlightView, others: Mapping[str, int], words: Words) -> list[Line]:
    """The ships in flight order with their distance to the leader, what else is there, then those who have left."""
    if not flight.order:
        lead = 0
    else:
        lead = flight.positions[str(flight.order[0])]
    flying: list[Line] = [
        [
            (
                words("flight-behind", name=words.seat_name(seat), days=lead - flight.positions[str(seat)]),
                f"seat {seat}",
            )
        ]
        for seat in flight.order
    ]
    along: list[Line] = [
        [(f"{OTHER} {words('flight-along', name=name, days=abs(place - lead), where=_where(place, lead))}", "value")]
        for name, place in others.items()
    ]
    left: list[Line] = [[(words("flight-left", name=words.seat_name(int(seat))), "label")] for seat in flight.left]
    return flying + along + left


def _where(place: int, lead: int) -> str:
    return "ahead" if place > lead else "behind"
