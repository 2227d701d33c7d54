"""The toy in the terminal: its question is put, and its hand, conditions, batons and drum majors are shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from starboard.galaxy.entry import GAME
from starboard.words import LANGUAGES, words_for
from tests.cli.terminals import lines, log_at, save_position, starboard
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.seams.test_flying import EVERY_KIND
from tests.galaxy.toy.bands import PARADE, bands, bidders
from tests.words.reading import Reader, every_option


def test_a_parade_is_met_at_the_terminal(tmp_path: Path) -> None:
    log = save_position(bands(2, PARADE, "open_space"), tmp_path / "parade.log")
    played = starboard("play", "galaxy", "--resume", log, typed=lines("fly on", "play"))
    assert played.exit_code == 0
    shown = " ".join(played.stdout.split())
    assert "In force: Slow tempo — The bands take their time." in shown
    assert "In your hand: A march — Play it at a parade." in shown
    assert "A waltz" not in shown, "that is in the other one’s hand"
    assert "Beside Blue’s ship: Baton — This band has rehearsed a march." in shown
    assert "On Red’s ship: the drum major, on" in shown
    assert "Feet may be tapped." in shown, "which the module says of the card"
    assert "Parade passes by. Play along?" in shown
    assert "You play a march." in shown
    assert [entry.option for entry in log_at(log).entries if entry.seat == 0][:2] == ["fly on", "play"]


def test_instruments_are_bought_at_the_terminal(tmp_path: Path) -> None:
    log = save_position(bidders(20, 1, fly_on=False).game, tmp_path / "sale.log")
    played = starboard("play", "galaxy", "--resume", log, typed=lines("fly on", "bid 2"))
    assert played.exit_code == 0
    shown = " ".join(played.stdout.split())
    assert "The winner’s lot: costs 1 flight day, brings 1 yellow, 1 blue. Nobody has bid yet. You have 20" in shown
    assert "bid AMOUNT — the credits you bid" in shown
    assert "Going, going, gone: Instrument sale is yours for 2 credits." in shown


def test_a_whole_game_with_it_is_played_through_a_pipe(tmp_path: Path) -> None:
    options = ("--option", "toy=yes", "--option", "rounds=DRUM", "--seats", "4")
    typed = lines("start", "hum", "finish 1", *["1"] * 300)
    played = starboard(
        "play", "galaxy", *options, "--seed", "pipe", "--save", tmp_path / "game.log", "--lang", "fr", typed=typed
    )
    assert played.exit_code == 0
    assert "Vous fredonnez un peu." in played.stdout
    assert "Que répète la fanfare" in played.stdout
    assert "En vigueur\u00a0: Tempo lent" in played.stdout
    assert log_at(tmp_path / "game.log").setup["toy"] == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_it_asks_tells_and_shows_has_words(language: str) -> None:
    reader = Reader(GAME, words_for(language, *GAME.words, strict=True), (80,))
    for name in ("slow", "quick", "bids"):
        random = Random(f"words {name}")
        game = bidders(20, 3).game if name == "bids" else bands(2, *EVERY_KIND.values(), PARADE, tempo=name)
        while not game.over:
            reader.told(game, 0)
            reader.shown(game, 0)
            for seat in game.seats_asked():
                reader.asked(game, seat, every_option)
            game.answer(*next_answer(GAMES["galaxy"], game, random))
