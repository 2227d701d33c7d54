"""The whole table as one seat sees it, put together from ships, yard, flight and settlement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.engine import View
from starboard.galaxy.presentation.beside import beside_drawing, dead_squares, journey_drawing
from starboard.galaxy.presentation.flight import flight_drawing
from starboard.galaxy.presentation.settlement import last_settlement, settlement_drawing, ships_table
from starboard.galaxy.presentation.ships import ship_drawing
from starboard.galaxy.presentation.yard import yard_drawing
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import OnSquare, Weld
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, below, beside, drawing_width, flow, heading, paragraph

GAP = 2


def draw(view: View, words: Words, width: int) -> Drawing:
    """The table: what everybody looks at above, the ships below it."""
    table = view.table
    if view.over:
        results = [settlement_drawing(result, words, width) for result in table.results]
        return below([[heading(words("over-title"), width)], *results, journey_drawing(view, words, width)])
    above: Drawing = []
    if table.flight is not None:
        above = flight_drawing(view, words, width)
    elif table.yard is not None:
        above = yard_drawing(view, words, width)
    elif table.ships:
        title = words("inspection-title", round=words("round-name", round=table.rounds[table.round]))
        above = [heading(title, width)]
    return below(
        [
            above,
            journey_drawing(view, words, width),
            beside_drawing(view, words, width),
            _ships_that_fit(view, words, width),
        ]
    )


def _ships_that_fit(view: View, words: Words, width: int) -> Drawing:
    """All ships if there is room for them beside each other, else one's own and the others' numbers."""
    drawings = _ships(view, words)
    if view.seat is None or sum(map(drawing_width, drawings)) + GAP * (len(drawings) - 1) <= width:
        return beside(drawings, width, GAP)
    others = [seat for seat in range(len(drawings)) if seat != view.seat]
    return below([drawings[0], ships_table(view, others, words)])


def _ships(view: View, words: Words) -> list[Drawing]:
    """All ships, one's own first."""
    seats = sorted(range(len(view.table.ships)), key=lambda seat: seat != view.seat)
    return [_ship(view, seat, words) for seat in seats]


def _ship(view: View, seat: int, words: Words) -> Drawing:
    own = seat == view.seat
    name = words.seat_name(seat)
    title = f"{words('your-ship')} ({name})" if own else words("ship-of", name=name)
    return ship_drawing(
        view.table.ships[seat],
        seat,
        title,
        words,
        flying=view.table.flight is not None,
        marks=_marks(view) if own else None,
        dead=dead_squares(view, seat),
    )


def _marks(view: View) -> dict[str, str]:
    """The squares of one's own ship that the open question is about."""
    decision = view.decision
    if decision is None:
        return {}
    marks: dict[str, str] = {}
    options = [read(decision.question, option) for option in decision.options]
    if decision.question != "remove_component":
        marks |= {option.square: "choice" for option in options if isinstance(option, OnSquare)}
    if decision.question == "board_crew":
        marks[decision.about["cabin"]] = "choice"
    if "hazard" in decision.about:
        marks[decision.about["square"]] = "wrong"
    for _, square, other in decision.about.get("errors", ()):
        marks |= {name: "wrong" for name in (square, other) if name}
    yard = view.table.yard
    if yard is not None and decision.question == "build":
        last = yard.places[decision.seat].last
        marks |= {last: "choice"} if last else {}
        marks |= {option.square: "offered" for option in options if isinstance(option, Weld)}
    return marks


def own_ship(view: View, words: Words, width: int) -> Drawing:
    """One's own ship with a legend; everybody's for somebody who only watches."""
    if view.seat is None or not view.table.ships:
        return below([all_ships(view, words, width), legend(words, width)])
    return below([_ship(view, view.seat, words), legend(words, width)])


def all_ships(view: View, words: Words, width: int) -> Drawing:
    """All ships, beside each other as far as there is room."""
    return beside(_ships(view, words), width, GAP)


def legend(words: Words, width: int) -> Drawing:
    """What the signs on ships mean."""
    signs: list[Line] = [[(sign, "label")] for sign in words("legend").split("  ")]
    return flow(signs, width) + paragraph(words("legend-connectors"), width, "label")


LOOKS: Mapping[str, Callable[[View, Words, int], Drawing]] = {"ship": own_ship, "ships": all_ships}
"""What a player may ask to see at any time, by the word that asks for it."""

PICTURES: Mapping[str, Callable[[View, Words, int], Drawing]] = {"round_settled": last_settlement}
"""Events that are told by a picture besides their sentence."""
