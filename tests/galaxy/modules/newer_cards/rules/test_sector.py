"""Dangerous sectors: what they put on top, and from where."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from tests.galaxy.modules.newer_cards.sets import TRAMP, met

SECTORS = {"I": "newer-I-1", "II": "newer-II-1", "III": "newer-III-1"}
ABOVE = {"I": "II", "II": "III", "III": "IV"}


@pytest.mark.rule("AX-8.1")
def test_every_deck_up_to_three_has_one() -> None:
    with_them = decks_of("first", ("newer_cards",))
    for level, sector in SECTORS.items():
        assert [card for card in with_them[level] if CARDS[card].kind == "dangerous_sector"] == [sector]
    assert len(with_them["IV"]) == 14
    assert "IV" not in decks_of()


@pytest.mark.rule("AX-8.2", "AX-8.3", "AX-R-15")
@pytest.mark.parametrize("level", SECTORS)
def test_it_puts_two_cards_of_the_next_deck_on_top_and_does_nothing_else(level: str) -> None:
    before = met(TRAMP, TRAMP, cards=[SECTORS[level]], fly_on=False)
    deck = before.state.decks[ABOVE[level]]
    r = before.choose(0, "fly on").choose(1, "fly on")
    assert r.state.flight.deck == (*deck[:2], "nothing")
    assert r.state.decks[ABOVE[level]] == deck[2:]
    assert r.state.ships[0].data() == before.state.ships[0].data()
    (told,) = r.events("sector_entered")
    assert told.data == {"card": SECTORS[level], "deck": ABOVE[level], "count": 2}
    assert r.game.view(0).table.flight.cards_left == 3


@pytest.mark.rule("AX-8.2")
def test_nobody_sees_what_was_added() -> None:
    r = met(TRAMP, TRAMP, cards=[SECTORS["I"]])
    added = r.state.flight.deck[:2]
    for seat in (0, 1, None):
        assert not any(card in str(r.game.view(seat).table.flight) for card in added)


@pytest.mark.rule("AX-8.4", "AX-EX-23")
def test_one_that_was_added_adds_more() -> None:
    before = met(TRAMP, TRAMP, cards=[SECTORS["I"]], fly_on=False)
    table = before.state.copy()
    others = tuple(card for card in table.decks["II"] if card != SECTORS["II"])
    table.decks = {**table.decks, "II": (SECTORS["II"], *others)}
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    for _ in range(2):
        r.choose(0, "fly on").choose(1, "fly on")
    assert [CARDS[card].level for card in r.state.flight.deck[:-1]] == ["III", "III", "II"]


@pytest.mark.rule("AX-8.2", "AX-R-15")
@pytest.mark.parametrize("left", [0, 1])
def test_if_fewer_are_left_so_many_come(left: int) -> None:
    before = met(TRAMP, TRAMP, cards=[SECTORS["III"]], fly_on=False)
    table = before.state.copy()
    table.decks = {**table.decks, "IV": table.decks["IV"][:left]}
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "fly on").choose(1, "fly on")
    assert len(r.state.flight.deck) == left + 1
    assert r.events("sector_entered")[0].data["count"] == left
