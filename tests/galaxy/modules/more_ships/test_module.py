"""More Ships as a module: pure where it must be, told in words and drawn in a terminal, and bots build and fly it."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Game
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.entry import GAME
from starboard.galaxy.presentation.ships import ship_drawing
from starboard.words import LANGUAGES, plain_text, words_for
from tests.galaxy.modules.more_ships.recordings import BOOK
from tests.galaxy.modules.more_ships.ships import LONG, ON, PAIR, QUIET, met, rolled
from tests.galaxy.seams.twice import ask_twice
from tests.words.reading import Reader

QUESTIONS_OF_THE_YARD = ("build", "start_building")
SQUARES = {"second-IA": 18, "second-IIA": 27, "second-IIIA": 35}


def test_its_modifier_changes_nothing_where_it_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ask_twice(monkeypatch)
    game = Game.new(RULES, RULES.setup(2, {**ON, "rounds": "second-IA", "pace": "turns"}), "pure")
    Match(game, [SensibleBot(seat) for seat in range(2)]).play_out()
    assert asked >= {("board", "compass"), ("at_round", "compass")}


@pytest.mark.parametrize("name", SQUARES)
def test_bots_fill_the_boards_and_fly(name: str) -> None:
    """On average: now and then somebody walls themselves in, as on any board."""
    game = Game.new(RULES, RULES.setup(4, {**ON, "rounds": name}), f"filled {name}")
    match = Match(game, [SensibleBot(f"{name} {seat}") for seat in range(4)])
    while game.state.course is None:
        match.step()
    assert sum(ship.layout.occupied.bit_count() for ship in game.state.ships) >= 4 * 0.75 * SQUARES[name]
    for ship in game.state.ships:
        assert ship.human_count
        assert ship.layout.squares_with("engine")
    match.play_out()
    assert [row["place"] for row in game.state.results[0]["seats"]].count(None) <= 1


@pytest.mark.parametrize(("crowded", "answer"), [("8,6", "none"), ("6,6", "7,7")])
def test_a_bot_spends_its_last_token_on_the_meteor_that_would_do_more_harm(crowded: str, answer: str) -> None:
    """One double cannon, one token, two meteors: on one side stands a cabin with its crew."""
    ship = """
ship second-IIA
7,7 double_cannon 3000 v
7,6 starting_cabin 3333 crew=2
6,6 structural 3333
8,6 structural 3333
7,5 battery_2 0030 cells=1
""".replace(f"{crowded} structural 3333", f"{crowded} cabin 3333 crew=2")
    r = met(ship, "meteors meteors=large_rear", 6)
    decision = r.asked(0)
    assert list(decision.options) == ["7,7", "none"]
    assert SensibleBot(0).choose(decision, lambda: r.game.view(0)) == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_games_are_told_asked_and_drawn_without_a_gap(language: str) -> None:
    reader = Reader(GAME, words_for(language, *GAME.words, strict=True), (80,))
    for log in ("nothing_misses", "seeing_double", "round_the_corner"):
        for count, game in enumerate(steps(RULES, BOOK.log(log))):
            reader.told(game, 0)
            asked = [
                seat for seat in game.seats_asked() if game.decisions()[seat].question not in QUESTIONS_OF_THE_YARD
            ]
            for seat in asked:
                reader.asked(game, seat, lambda decision: decision.options)
            if asked and count % 25 == 0:
                reader.shown(game, asked[0])


@pytest.mark.parametrize(
    ("language", "ship", "said"),
    [
        ("en", PAIR, "front and rear: 4+10, 5+9, 6+8 come together"),
        ("fr", PAIR, "avant et arrière : 4+10, 5+9, 6+8 vont ensemble"),
        ("en", LONG, "from the rear: 2 3 4 → from the left, rows 9 10 11"),
        ("fr", LONG, "par l’avant : 10 11 12 → par la droite, rangées 3 4 5"),
    ],
)
def test_a_terminal_says_below_the_ship_what_is_printed_on_the_board(language: str, ship: str, said: str) -> None:
    seen = met(ship, QUIET).game.view(0).table.ships[0]
    drawn = plain_text(ship_drawing(seen, 0, "Ada", words_for(language, *GAME.words, strict=True)))
    assert said in " ".join(drawn.replace("\u00a0", " ").replace("\u202f", " ").split())


def test_a_terminal_shows_all_numbers_of_a_line_and_calls_the_board_by_its_name() -> None:
    seen = rolled(4).game.view(0).table.ships[0]
    drawn = plain_text(ship_drawing(seen, 0, "Ada", words_for("en", *GAME.words, strict=True)))
    assert "ship IA" in drawn.splitlines()[0]
    assert "2-4" in drawn
