"""What happened since a seat was last asked, as a story in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.engine import Event, View
from starboard.entry import Presentation
from starboard.words import Drawing, Words
from starboard.words.drawing import paragraph


def tell(
    events: Sequence[Event],
    look: Callable[[], View],
    seat: int | None,
    presentation: Presentation,
    words: Words,
    width: int,
) -> Drawing:
    """Events as seat `seat` is told them (None: as a spectator, who is told everything that is not secret)."""
    lines: Drawing = []
    for event in events:
        if seat is not None and event.kind in presentation.minor and event.seat != seat:
            continue
        lines += paragraph(presentation.event(event, seat, words), width, "story", indent="  ", bullet="› ")
        if event.kind in presentation.pictures:
            lines += [[], *presentation.pictures[event.kind](look(), words, width), []]
    return lines
