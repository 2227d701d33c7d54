"""Options that are told in the same words come to the same, since a client may offer them as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest

from starboard.bots.careless import RandomBot
from starboard.engine import Decision, Game
from starboard.spacecorp import RULES
from starboard.spacecorp.catalog.cards import CARDS, ERAS, EVERY_TIME_CARD
from starboard.spacecorp.presentation.events import event
from starboard.spacecorp.presentation.options import option
from starboard.spacecorp.presentation.questions import question
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table
from starboard.words import LANGUAGES, Words, words_for
from tests.spacecorp.test_every_choice_completes import crowded

RELUCTANT = ("pass", "research")
LIKENESS = {
    card.id: f"{card.name} {card.actions} {card.infra} {card.edge} {card.special}" for card in CARDS.values()
} | dict.fromkeys(EVERY_TIME_CARD, "time")
"""All that a card is good for, apart from its number."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "starboard.spacecorp", strict=True)


def truth(game: Game[Table]) -> dict[str, Any]:
    """All that is true of a table, hands and decks too, but not which of several equal cards or teams is which.

    The order of a hand, of the offer, of what is out of the game and of a player's teams means nothing in the rules.
    """
    plain = game.state.data()
    acted, claims = plain.pop("acted"), plain.pop("claims")
    for pile in ("deck", "discard", "in_play"):
        plain[pile] = _likenesses(plain[pile])
    for place in ("boxed", "offer", "time_aside"):
        plain[place] = sorted(_likenesses(plain[place]))
    for seat, corporation in enumerate(plain["corporations"]):
        corporation["hand"] = sorted(_likenesses(corporation["hand"]))
        corporation["infra"] = _likenesses(corporation["infra"])
        corporation["teams"] = sorted(
            (place, claims.get(place) == (seat, team), seat == plain["active"] and team in acted)
            for team, place in enumerate(corporation["teams"])
        )
    return plain


def _likenesses(cards: Iterable[str]) -> list[str]:
    return [LIKENESS.get(card, card) for card in cards]


class Asked(NamedTuple):
    """An open decision with what is told of it."""

    decision: Decision
    question: str
    options: Mapping[str, Sequence[str]]
    """The options by their words."""


def asked(game: Game[Table], words: Words) -> Asked:
    """What the seat is asked that has to answer next."""
    decision = game.next_decision()
    assert decision is not None
    view = game.view(decision.seat)
    options: dict[str, list[str]] = {}
    for offered in decision.options:
        options.setdefault(option(offered, decision, view, words), []).append(offered)
    return Asked(decision, question(decision, view, words), options)


def check_same(one: Game[Table], other: Game[Table], words: Words) -> None:
    """Two games that nobody at the table could tell apart, nor somebody who looks below its cards."""
    assert truth(one) == truth(other)
    assert _told(one, words) == _told(other, words)
    assert one.scores == other.scores
    if not one.over:
        a, b = asked(one, words), asked(other, words)
        assert (a.decision.seat, a.question) == (b.decision.seat, b.question)
        assert {text: len(alike) for text, alike in a.options.items()} == {
            text: len(alike) for text, alike in b.options.items()
        }


def _told(game: Game[Table], words: Words) -> Counter[tuple[int | None, str]]:
    """In any order: cards are taken from the offer in that of their boxes."""
    return Counter((happened.only, event(happened, happened.only, words)) for happened in game.events)


def check_alike(game: Game[Table], decision: Decision, alike: Sequence[str], random: Random, words: Words) -> None:
    """Whichever of these options is chosen, the same comes of it to the end of the turn.

    What rules remember in the midst of an action is nowhere in the table, but it shows in what they ask next. So both
    games go on with answers that say the same, by chance, until the turn is over and everything lies on the table.
    """
    one, other = game.copy(), game.copy()
    one.answer(decision.seat, decision.id, alike[0])
    other.answer(decision.seat, decision.id, random.choice(alike[1:]))
    turn = game.state.era, game.state.turns
    check_same(one, other, words)
    while not one.over and (one.state.era, one.state.turns) == turn:
        a, b = asked(one, words), asked(other, words)
        text = random.choice(sorted(a.options))
        one.answer(a.decision.seat, a.decision.id, random.choice(a.options[text]))
        other.answer(b.decision.seat, b.decision.id, random.choice(b.options[text]))
        check_same(one, other, words)


def play(game: Game[Table], bot: RandomBot, most: int, random: Random, words: Words) -> Counter[str]:
    """Play on, and look at all options that are told in the same words; how many there were of each question."""
    seen = Counter[str]()
    for _ in range(most):
        if game.over:
            break
        decision, _, options = asked(game, words)
        for alike in options.values():
            if len(alike) > 1:
                check_alike(game, decision, alike, random, words)
                seen[decision.question] += 1
        game.answer(decision.seat, decision.id, bot.choose(decision, partial(game.view, decision.seat)))
    return seen


def test_in_random_games_options_told_alike_come_to_the_same(words: Words) -> None:
    seen = Counter[str]()
    for seats in RULES.seats:
        for era in ERAS:
            setup = RULES.setup(seats, {"first_era": era, "last_era": era})
            game = Game.new(RULES, setup, f"alike {seats} {era} 3")
            seen += play(game, RandomBot((seats, era), RELUCTANT), 999, Random(f"{seats} {era}"), words)
    assert seen.keys() >= {"choose_team", "gather", "take_card", "transfer", "upgrade_card"}
    assert seen.total() > 100


def test_in_crowded_positions_options_told_alike_come_to_the_same(words: Words) -> None:
    seen = Counter[str]()
    for era in ERAS:
        for number in range(10):
            game = position(crowded(era, Random(f"{era} {number}"))).game
            seen += play(game, RandomBot(number, (*RELUCTANT, "do it")), 20, Random(f"{era} {number}"), words)
    assert seen["gather"] > 50


def test_of_two_equal_infra_cards_it_is_told_what_is_printed_below_them(words: Words) -> None:
    r = position(
        """
        spacecorp planeteers 2
        seat 0 hand=incompatibility infra=P27,P28,-
        """
    ).choose(0, "P57")
    assert r.asked(0).question == "remove_infra"
    check_told_apart(r.game, words)


def test_of_two_equal_cards_it_is_told_for_which_value_a_spaceport_doubles_them(words: Words) -> None:
    r = position(
        """
        spacecorp planeteers 2
        seat 0 hand=P17,P18,P19 teams=europa
        tile europa/0 P21
        base europa/0 0 spaceport
        """
    ).choose(0, "move", "ganymede", "card P17 shielded", "card P18")
    assert {"spaceport europa/0 P17", "spaceport europa/0 P18"} <= set(r.options(0))
    check_told_apart(r.game, words)


def check_told_apart(game: Game[Table], words: Words) -> None:
    """No two options are told in the same words."""
    assert [alike for alike in asked(game, words).options.values() if len(alike) > 1] == []
