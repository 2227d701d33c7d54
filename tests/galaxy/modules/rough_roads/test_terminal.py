"""Rough roads in a terminal: where nothing works is hatched, on the ship that it is so for."""

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.presentation.table import draw
from starboard.galaxy.registry import word_packages
from starboard.words import plain_text, words_for
from tests.galaxy.modules.rough_roads.travel import travel
from tests.galaxy.rules.ships_cards import SCOUT


def test_dead_squares_are_hatched_and_still_say_what_stands_there() -> None:
    table = travel(SCOUT, SCOUT, roads="bum_batteries", cards="stardust", fly_on=False).state.copy()
    put_in_force(table, "dead_zone", (0,))
    table.drawers["rough_roads"]["flight"] = {"dead": ["7,5", "7,6", "7,7", "7,8"]}
    view = Game.from_state(RULES, table.setup, table).view(0)
    words = words_for("en", *word_packages(), strict=True)
    lines = plain_text(draw(view, words, 100)).splitlines()
    assert "╱╱7,5╱╱" in "\n".join(lines)
    row = next(number for number, line in enumerate(lines) if line.startswith(" 6 "))
    assert lines[row][17:24] == "│╱╱▲╱╱│"
    assert "▲" in lines[row][24:]
    assert "╱" not in lines[row][24:]
