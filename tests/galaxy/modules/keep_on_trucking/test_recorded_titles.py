"""Every title of both boxes is in the hands of somebody in a recorded Trek."""

from starboard.engine import replay
from starboard.galaxy.modules.transgalactic_trek.catalogue import titles
from starboard.galaxy.modules.transgalactic_trek.memory import drawn
from tests.galaxy.modules.more_titles.recordings import BOOK
from tests.galaxy.modules.transgalactic_trek.recordings import BOOK as USUAL


def test_every_title_is_held_in_a_recorded_trek() -> None:
    held = {
        title
        for book in (USUAL, BOOK)
        for log in book.names
        for title in drawn(replay(book.rules, book.log(log)).state)
    }
    assert held == set(titles())
