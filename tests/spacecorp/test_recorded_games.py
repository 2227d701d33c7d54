"""The recorded games of SpaceCorp show every way that an era may end, and every kind of thing that there is."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from starboard.engine.replay import steps
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, EDGES, ERAS, PROGRESS, SPECIAL_CARDS
from starboard.spacecorp.corporation import BASES
from tests.recording import shown_by_any
from tests.spacecorp.hooks import check_conserved, check_told
from tests.spacecorp.recordings import BOOK

SPECIALS = sorted({special for card in SPECIAL_CARDS if (special := CARDS[card].special)})
COMPLETE = [recording.name for recording in BOOK.recordings if recording.position is None]
"""The games in which all cards are accounted for, unlike those that begin with a text."""


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("cause", ["contracts", "deck"])
def test_some_recorded_era_ends_in_each_way(era: str, cause: str) -> None:
    assert f"{era} {cause}" in shown_by_any("spacecorp")


def test_an_era_that_was_about_to_end_by_its_deck_may_end_by_contracts() -> None:
    assert "deck, then contracts" in shown_by_any("spacecorp")


@pytest.mark.parametrize(("first", "last"), list(combinations_with_replacement(ERAS, 2)))
def test_every_span_of_eras_is_recorded(first: str, last: str) -> None:
    spans = {(log.setup["first_era"], log.setup["last_era"]) for log in map(BOOK.log, BOOK.names)}
    assert (first, last) in spans


@pytest.mark.parametrize(
    "thing",
    [
        *(f"{action} performed" for action in ACTIONS),
        *(f"{card} played" for card in (*EDGES, *SPECIALS)),
        *(f"{base} built" for base in BASES),
        *(f"{name} gained" for name in PROGRESS),
    ],
)
def test_everything_that_can_be_done_is_done_in_some_recorded_game(thing: str) -> None:
    assert thing in shown_by_any("spacecorp")


@pytest.mark.parametrize("name", COMPLETE)
def test_nothing_appears_or_vanishes_in_a_recorded_game(name: str) -> None:
    for game in steps(RULES, BOOK.log(name)):
        check_conserved(game)


@pytest.mark.parametrize("name", BOOK.names)
def test_what_is_told_in_a_recorded_game_accounts_for_what_has_changed(name: str) -> None:
    log = BOOK.log(name)
    told = ((game.state.copy(), game.events) for game in steps(RULES, log))
    for entry, ((before, _), (after, events)) in zip(log.entries, pairwise(told), strict=True):
        if not entry.is_undo:
            check_told(before, events, after)
