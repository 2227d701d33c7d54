"""Bots with machinations: what they hide, what they pay for, and that they borrow only when they must."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Decision, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.evil_machinations.advice import VALUE
from starboard.galaxy.modules.evil_machinations.cards import CARDS
from starboard.galaxy.table import Table
from tests.galaxy.modules.evil_machinations.travel import loans_of, meet
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT


def answer_of(r: Rehearsal[Table], seat: int) -> str:
    return SensibleBot(seat).choose(r.asked(seat), partial(r.game.view, seat))


def test_every_machination_has_its_value() -> None:
    assert set(VALUE) == {str(card.__struct_config__.tag) for card in CARDS}


@pytest.mark.parametrize(("rounds", "chosen"), [("I", 3), ("I II III", 1), ("test I II III", 1), ("I II III IIIA", 0)])
def test_the_worst_card_stays_in_the_hand_and_the_best_one_comes_last(rounds: str, chosen: int) -> None:
    game = Game.new(RULES, RULES.setup(2, {"evil_machinations": "yes", "rounds": rounds}), "bots")
    kinds = {"EM01": "ambush", "EM02": "checkpoint", "EM11": "traffic_jam", "EM15": "bad_day"}
    options = tuple(f"choose {card}" for card in kinds)
    decision = Decision("1", 0, "choose_machination", options, {"cards": kinds})
    ranked = ["choose EM15", "choose EM01", "choose EM11", "choose EM02"]
    assert SensibleBot(0).choose(decision, partial(game.view, 0)) == ranked[chosen]


@pytest.mark.parametrize(
    ("ship", "card", "purse", "answer"),
    [
        (FREIGHTER.replace("0300", "0300 goods=R"), "EM05", 9, "pay"),
        (FREIGHTER.replace("0003", "0003 goods=B"), "EM05", 9, "pay"),
        (GUARDED, "EM06", 9, "6,7"),
        (LINER, "EM17", 9, "pay"),
        (SCOUT, "EM18", 9, "wait"),
        (SCOUT, "EM18", 0, "wait"),
        (SCOUT, "EM07", 9, "pay"),
        (SCOUT, "EM07", 2, "refuse"),
    ],
)
def test_bots_pay_for_what_is_worth_it_and_borrow_nothing(ship: str, card: str, purse: int, answer: str) -> None:
    r = meet(ship, SCOUT, card=card, purses=[purse, 0])
    assert answer_of(r, 0) == answer if len(r.asked(0).options) > 1 else True
    assert loans_of(r) == [0, 0]
