"""The table as text for clients without pictures: whose things are whose, and what there is for whom to see."""

from __future__ import annotations

import pytest

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.engine import Game, View
from starboard.engine.vocabulary import texts_of
from starboard.galaxy.vocabulary.questions import Finish
from starboard.games import game as game_named
from starboard.server.protocol import Drawn, Language
from starboard.server.voice import voice
from starboard.words import LANGUAGES, drawing_width

NAMES = {0: "Ana", 1: "Bo", 2: "", 3: "Wilhelmina von Sternberg"}
NARROWEST = {"galaxy": 80, "spacecorp": 47}
"""The columns for which each game promises a drawing that fits; SpaceCorp’s are those of a phone."""


def _text(drawn: Drawn) -> str:
    return "\n".join("".join(text for text, _ in line) for line in drawn.lines)


def _views(name: str, seat: int | None, answers: tuple[int, ...]) -> list[View]:
    """A game of four after so many answers."""
    rules = game_named(name).rules
    match = Match(
        Game.new(rules, rules.setup(4, {}), "drawn"),
        [RandomBot(number, (*texts_of(Finish), "pass", "give up")) for number in range(4)],
    )
    views = []
    for more in answers:
        match.play_out(more)
        views.append(match.game.view(seat))
    return views


def test_a_drawing_calls_people_by_their_names_and_by_the_colour_of_their_marks() -> None:
    (view,) = _views("spacecorp", 0, (40,))
    drawn = _text(voice("spacecorp", "en").draw(view, NAMES, 140, None))
    for head in ("Red (you)", "Bo (Blue)", "Green", "Wilhelmina… (Yellow)"):
        assert f" {head} " in drawn
    assert "Ana" not in drawn
    assert "Ana (Rouge)" in _text(voice("spacecorp", "fr").draw(_views("spacecorp", None, (40,))[0], NAMES, 140, None))


@pytest.mark.parametrize("name", ["光", "🚀 Ann", "דנה"])
def test_a_name_that_would_leave_its_columns_is_not_drawn(name: str) -> None:
    (view,) = _views("spacecorp", 0, (40,))
    spoken = voice("spacecorp", "en")
    assert spoken.draw(view, {1: name}, 140, None) == spoken.draw(view, {}, 140, None)


@pytest.mark.parametrize("name", NARROWEST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_with_names_fit(name: str, language: Language) -> None:
    spoken = voice(name, language)
    for view in _views(name, 2, (10, 100, 150, 150)):
        for columns in (NARROWEST[name], 140):
            for look in (None, *spoken.entry.presentation.looks):
                drawn = spoken.draw(view, NAMES, columns, look)
                assert drawing_width([list(line) for line in drawn.lines]) <= columns


@pytest.mark.parametrize(("language", "own"), [("en", "your "), ("fr", "votre ")])
@pytest.mark.parametrize("name", NARROWEST)
def test_who_watches_is_offered_nothing_of_his_own(name: str, language: Language, own: str) -> None:
    looks = {seat: voice(name, language).draw(_views(name, seat, (5,))[0], NAMES, 80, None).looks for seat in (0, None)}
    assert looks[0].keys() == looks[None].keys()
    assert any(own in text for text in looks[0].values())
    assert not any(own in text for text in looks[None].values())
