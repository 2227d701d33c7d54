"""The cards of the module, and how they join the decks."""

from __future__ import annotations

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.games import game as game_named
from starboard.words import LANGUAGES, words_for

LEVELS = ("I", "II", "III")


@pytest.mark.rule("KX-2.1")
def test_there_are_three_cards_for_each_level_and_five_kinds() -> None:
    cards = decks_of("", ("more_adventures",))
    assert {level: len(cards[level]) for level in LEVELS} == dict.fromkeys(LEVELS, 3)
    kinds = {CARDS[card].kind for level in LEVELS for card in cards[level]}
    assert kinds == {"asteroid_rain", "bad_day", "dump", "free_competition", "infinite_space"}


@pytest.mark.rule("KX-2.2")
@pytest.mark.parametrize(("switch", "more"), [("no", 0), ("yes", 3)])
def test_they_are_shuffled_into_the_decks_of_their_levels(switch: str, more: int) -> None:
    setup = RULES.setup(2, {"edition": "second", "more_adventures": switch, "pace": "turns"})
    orders = set()
    for seed in ("a", "b"):
        decks = Game.new(RULES, setup, seed).state.decks
        piled = Game.new(RULES, setup, seed).state.piles
        dealt = [card for pile in piled for card in pile]
        for level in LEVELS:
            cards = [*decks[level], *(card for card in dealt if CARDS[card].level == level)]
            assert sorted(cards) == sorted(decks_of("second", ("more_adventures",) if more else ())[level])
            assert len(cards) == 20 + more
        orders.add(tuple(decks["III"]))
    assert len(orders) == 2


@pytest.mark.rule("KX-2.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_card_is_explained_to_whoever_meets_it_for_the_first_time(language: str) -> None:
    words = words_for(language, *game_named("galaxy").words, strict=True)
    told = [words(f"new-more_adventures-{number}") for number in range(1, 6)]
    kinds = ("infinite_space", "asteroid_rain", "free_competition", "bad_day", "dump")
    for title, kind in zip(told, kinds, strict=True):
        assert words(f"card-{kind}").split(" ")[-1].casefold() in title.casefold()
    assert not words.knows("new-more_adventures-6")
