"""Every registered game has words, in every language, for whatever it may ask, offer before a game, or tell."""

import re

import pytest

from starboard.games import GAMES
from starboard.words import LANGUAGES, Words, words_for
from starboard.words.words import words_text
from tests.words.saying import event_kinds

KNOWN_EVENTS = {
    "galaxy": {"component_drawn", "component_seen", "card_used", "card_declined", "round_settled", "game_over"},
    "spacecorp": {"turn", "card_seen", "profit", "colonized", "game_over"},
}
"""Some events of each game, so that a search which finds nothing is noticed."""


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, name: str) -> Words:
    return words_for(request.param, *GAMES[name].words, strict=True)


def test_every_kind_of_event_has_words(name: str, words: Words) -> None:
    kinds = {kind for package in GAMES[name].words for kind in event_kinds(package)}
    assert kinds >= KNOWN_EVENTS[name]
    assert sorted(kind for kind in kinds if not words.knows(f"event-{kind}")) == []


def test_every_question_type_has_words(name: str, words: Words) -> None:
    assert sorted(asked for asked in GAMES[name].rules.questions if not words.knows(f"question-{asked}")) == []


def test_every_table_option_and_value_has_words(name: str, words: Words) -> None:
    for choice in GAMES[name].rules.choices:
        assert words(f"option-{choice.name}")
        for value in choice.values:
            assert words(f"option-{choice.name}-{value.replace(' ', '-')}")
        if choice.kind == "list":
            assert words(f"option-{choice.name}-add")
        if choice.group:
            assert words(f"options-{choice.group}")


def test_whatever_options_need_each_other_says_so(name: str, words: Words) -> None:
    text = "\n".join(words_text(words.language, package) for package in GAMES[name].words)
    written = set(re.findall(r"^need-(\S+) =", text, re.MULTILINE))
    used = {need.name for need in GAMES[name].rules.needs}
    assert used <= written
    for spare in written - used:  # sentences for whichever modules are installed, which they call by their names
        assert re.search(rf"^need-{spare} =.*\$(option|of) ", text, re.MULTILINE), spare
