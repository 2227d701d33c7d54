"""What every registered game gives to the outside."""

from __future__ import annotations

import msgspec
import pytest

from starboard.engine import BadInput, Game
from starboard.entry import GameEntry
from starboard.games import GAMES
from starboard.server.catalogues import HOME, files, written

every_game = pytest.mark.parametrize("entry", GAMES.values(), ids=GAMES)


@every_game
def test_a_view_has_the_shape_that_the_entry_says(entry: GameEntry) -> None:
    game = Game.new(entry.rules, entry.rules.setup(entry.rules.seats[0]), "shape")
    for seat in (None, 0):
        assert type(game.view(seat).table) is entry.view


@every_game
def test_a_text_that_is_no_position_is_refused_in_words(entry: GameEntry) -> None:
    with pytest.raises(BadInput, match="expected"):
        entry.scenario("hello")


@every_game
def test_the_catalogue_is_plain_data_for_any_client(entry: GameEntry) -> None:
    printed = entry.catalogue()
    assert msgspec.json.decode(msgspec.json.encode(printed))
    assert {"cards", "tiles", "boards"} <= printed.keys()
    assert all(printed.values())


@every_game
def test_the_catalogue_that_the_client_reads_is_up_to_date(entry: GameEntry) -> None:
    text = written(entry.catalogue())
    assert msgspec.json.decode(text) == msgspec.json.decode(msgspec.json.encode(entry.catalogue()))
    path = HOME / "web" / "src" / entry.name / "catalogue.json"
    assert path.is_file() is path.with_suffix(".ts").is_file(), "a file that no page reads, or pages without their file"
    assert files().get(path) == (text if path.is_file() else None)
    if path.is_file() and not entry.elsewhere:  # what modules from elsewhere bring is in no file of the product
        assert path.read_text("utf-8") == text, "write it again: python -m starboard.server.catalogues"
