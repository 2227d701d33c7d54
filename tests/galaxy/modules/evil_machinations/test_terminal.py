"""Machinations in the terminal: a card is chosen from the hand, a toll is paid with borrowed credits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.entry import GAME
from starboard.galaxy.modules.evil_machinations.drawer import DECK, NAME
from starboard.words import LANGUAGES, words_for
from tests.cli.terminals import lines, log_at, save_position, starboard
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.evil_machinations.travel import meet
from tests.galaxy.rules.ships_cards import GUARDED, LINER, SCOUT
from tests.words.reading import Reader, every_option


def test_a_machination_is_chosen_at_the_terminal(tmp_path: Path) -> None:
    options = ("--option", "evil_machinations=yes", "--option", "pace=turns", "--seats", "2")
    save = tmp_path / "game.log"
    played = starboard("play", "galaxy", *options, "--seed", "sleeve", "--save", save, typed=lines("2"))
    assert played.exit_code == 0
    shown = " ".join(played.stdout.split())
    assert "Which machination do you hide in the coming flight?" in shown
    assert "Beside Red’s ship:" in shown
    (chosen,) = [entry.option for entry in log_at(save).entries if entry.seat == 0]
    title = words_for("en", *GAME.words, strict=True)(f"card-{CARDS[chosen.removeprefix('choose ')].kind}")
    assert title in shown


def test_a_toll_is_paid_with_a_loan_at_the_terminal(tmp_path: Path) -> None:
    log = save_position(meet(SCOUT, SCOUT, card="EM18", purses=[0, 0], fly_on=False).game, tmp_path / "toll.log")
    played = starboard("play", "galaxy", "--resume", log, typed=lines("fly on", "borrow", "pay"))
    shown = " ".join(played.stdout.split())
    assert "take a loan (costs 12 credits of debt, brings 10 credits)" in shown
    assert "You take a loan: 10 credits now, 12 before the end." in shown
    assert "Beside Red’s ship: A loan — 12 credits to pay back" in shown
    assert "You pay 2 credits for the toll." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_every_card_asks_and_tells_has_words(language: str) -> None:
    reader = Reader(GAME, words_for(language, *GAME.words, strict=True), (80,))
    for card in decks_of(NAME)[DECK]:
        game = meet(LINER, GUARDED, SCOUT, card=card, purses=[9, 1, 0]).game
        random = Random(f"words {card}")
        while not game.over:
            reader.told(game, 0)
            reader.shown(game, 0)
            for seat in game.seats_asked():
                reader.asked(game, seat, every_option)
            game.answer(*next_answer(GAMES["galaxy"], game, random))
