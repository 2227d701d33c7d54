"""Rough roads of the second edition in a terminal."""

import pytest

from starboard.galaxy.presentation.events import event
from starboard.galaxy.presentation.options import option
from starboard.galaxy.presentation.questions import question
from starboard.galaxy.presentation.table import draw
from starboard.galaxy.registry import word_packages
from starboard.words import plain_text, words_for
from tests.galaxy.modules.more_roads.journey import journey
from tests.galaxy.rules.ships_cards import LINER, RACER, SCOUT


@pytest.mark.parametrize(("language", "said"), [("en", "Murphy’s Law"), ("fr", "Loi de Murphy")])
def test_roads_in_force_are_named(language: str, said: str) -> None:
    view = journey(SCOUT, SCOUT, roads="murphys_law", cards="stardust", fly_on=False).game.view(0)
    assert said in plain_text(draw(view, words_for(language, *word_packages(), strict=True), 100))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_asked_and_told_is_said(language: str) -> None:
    words = words_for(language, *word_packages(), strict=True)
    derelict = "abandoned_ship crew_loss=2 credits=5 days=2"
    r = journey(LINER, LINER, roads="abandoned_debris", cards=derelict)
    said = {option(each, r.asked(0), r.game.view(0), words) for each in r.options(0)}
    assert len(said) == 4
    assert question(r.asked(0), r.game.view(0), words)
    r.choose(0, "left")
    told = [event(each, seat, words) for each in r.events("side_named") for seat in (0, 1)]
    assert len(set(told)) == 2
    r = journey(SCOUT, RACER, roads="welcome_to_the_lead", cards="open_space", at=[3, 2])
    assert {option(each, r.asked(0), r.game.view(0), words) for each in r.options(0)} >= {
        words("option-welcome_leader-none")
    }
