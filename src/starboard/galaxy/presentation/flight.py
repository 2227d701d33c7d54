"""The flight as a drawing: the ring track as a line, who is where, the card being played."""

from __future__ import annotations

from starboard.engine import View
from starboard.galaxy.options import plan_of
from starboard.galaxy.presentation.cards import card_drawing
from starboard.galaxy.presentation.nouns import seat_mark
from starboard.galaxy.view import FlightView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, flow, heading

AROUND = 3
"""Empty spaces drawn before and behind the ships."""


def flight_drawing(view: View, words: Words, width: int) -> Drawing:
    """Everything about the flight that is not a ship."""
    table = view.table
    flight: FlightView = table.flight
    round_name = table.rounds[table.round]
    title = words("flight-title", round=words("round-name", round=round_name))
    state: list[Line] = [[(words("flight-cards", count=flight.cards_left), "label")]]
    if flight.dice:
        one, two = flight.dice
        state.append([(words("flight-dice", one=one, two=two, total=one + two), "label")])
    lines = [
        heading(title, width),
        *_track(flight, plan_of(round_name).track, words, width),
        *flow(_order(flight, words), width),
        *flow(state, width),
    ]
    return below([lines, card_drawing(flight.card, view, words, width) if flight.card else []])


def _track(flight: FlightView, spaces: int, words: Words, width: int) -> Drawing:
    """The spaces from behind the last ship to before the first, flying to the right; a bar is the start space."""
    if not flight.positions:
        return []
    ships = {position: int(seat) for seat, position in flight.positions.items()}
    first, last = min(ships) - AROUND, max(ships) + AROUND
    roomy = 2 * (last - first + 1) + 2 <= width
    line: Line = []
    for space in range(first, last + 1):
        if space in ships:
            line.append((seat_mark(ships[space], words), f"seat {ships[space]}"))
        else:
            line.append(("|" if space % spaces == 0 else "·", "track"))
        if roomy:
            line.append((" ", ""))
    return [[*line, ("►", "track")]]


def _order(flight: FlightView, words: Words) -> list[Line]:
    """The ships in flight order with their distance to the leader, then those who have left."""
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
    left: list[Line] = [[(words("flight-left", name=words.seat_name(int(seat))), "label")] for seat in flight.left]
    return flying + left
