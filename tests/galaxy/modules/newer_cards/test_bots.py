"""Bots and deck IV: people are worth most to those who have hardly any left."""

from __future__ import annotations

from starboard.galaxy.modules.newer_cards.advice import choose
from tests.galaxy.modules.newer_cards.sets import TRAMP, met

CARD = "inhabited_planets planets=YY, crew=0,3 days=2"
LONELY = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300").replace("3333 crew=2", "3333 crew=1")
MANNED = LONELY.replace("7,8 engine 3000 ^", "7,8 structural 3330\n8,8 cabin 0003 crew=2\n7,9 engine 3000 ^")


def test_bots_fetch_people_when_they_are_short_of_them_and_goods_otherwise() -> None:
    lonely, manned = (met(ship, TRAMP, cards=CARD) for ship in (LONELY, MANNED))
    assert choose(lonely.asked(0), lonely.game.view(0).table) == "land 2"
    assert choose(manned.asked(0), manned.game.view(0).table) == "land 1"
