"""Enemies of deck IV: several prizes, and several penalties in the order of the card."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met, squares

CARD = "pirate_syndicate strength={} days=2 credits=6 goods=RY penalties=crew:1,goods:2,shots:heavy_front+light_front"
LADEN = TRAMP.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=YGB")


def order(r: Rehearsal[Table], *kinds: str) -> list[tuple[str, int | None]]:
    """Of what has happened only these kinds, in order, each once in a row."""
    found: list[tuple[str, int | None]] = []
    for event in r.happened:
        if event.kind in kinds and (not found or found[-1] != (event.kind, event.seat)):
            found.append((event.kind, event.seat))
    return found


@pytest.mark.rule("AX-9.1", "AX-R-16")
def test_all_attacks_come_first_then_line_by_line_every_loser_pays() -> None:
    r = met(LADEN, LADEN, TRAMP, cards=CARD.format(9), dice=[5, 5])
    r.choose(0, "6,7").choose(1, "6,7").choose(2, "6,7")
    assert order(r, "enemy_won", "crew_lost", "goods_lost", "shot") == [
        *(("enemy_won", seat) for seat in range(3)),
        *(("crew_lost", seat) for seat in range(3)),
        ("goods_lost", 0),
        ("goods_lost", 1),
        ("shot", None),
    ]
    assert [event.data["colour"] for event in r.events("goods_lost", 0)] == ["Y", "G"]
    assert len(r.events("shot")) == 2
    assert [event.seat for event in r.events("rolled")] == [0, 0]


@pytest.mark.rule("AX-9.1")
def test_whoever_holds_them_off_pays_nothing() -> None:
    r = met(GIANT, TRAMP, cards=CARD.format(3), dice=[5, 5]).choose(1, "6,7")
    assert [event.seat for event in r.events("enemy_held_off")] == [0]
    assert not r.events("crew_lost", 0)
    assert len(r.events("crew_lost", 1)) == 1


@pytest.mark.rule("AX-9.2")
def test_the_winner_gets_goods_and_credits_for_flight_days() -> None:
    r = met(GIANT, TRAMP, cards=CARD.format(2))
    told = r.asked(0).about["options"]["yes"]
    assert told["price"] == {"days": 2}
    assert (told["gain"]["goods"], told["gain"]["credits"]) == ("RY", 6 + 4 + 3)
    r.choose(0, "yes")
    assert [event.data["amount"] for event in r.events("earned", 0)] == [6]
    r.choose(0, "load R 8,7").choose(0, "load Y 9,7")
    assert r.state.ships[0].blocks == "RY"
    assert [event.data["days"] for event in r.events("moved", 0)] == [-2]


@pytest.mark.rule("AX-9.2")
def test_the_reward_may_be_declined() -> None:
    r = met(GIANT, TRAMP, cards=CARD.format(2)).choose(0, "no")
    assert not r.events("earned")
    assert not r.events("moved")


@pytest.mark.rule("AX-9.1")
@pytest.mark.parametrize(
    ("card", "lost"), [("IV-8", ("goods", "shots")), ("IV-9", ("crew", "shots")), ("IV-10", ("crew", "goods", "shots"))]
)
def test_what_is_at_stake_is_told(card: str, lost: tuple[str, ...]) -> None:
    r = met(TRAMP, TRAMP, cards=card)
    stake = r.events("contest")[0].data["stake"]
    assert stake["penalty"] == "several"
    assert tuple(word for word in stake if word != "penalty") == lost


def test_a_shot_of_a_syndicate_strikes_as_any_other() -> None:
    r = met(TRAMP, TRAMP, cards=CARD.format(9), dice=[7, 2]).choose(0, "6,7").choose(1, "6,7")
    assert squares(r, "component_destroyed") == ["7,6"]
