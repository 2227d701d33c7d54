"""Small print of the newer cards: what is told, and penalties in the order in which they are printed."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met

LEAK = "IV-14"


@pytest.mark.rule("AX-9.22", "AX-9.26")
@pytest.mark.parametrize(("tokens", "missed"), [(" cells=1", []), ("", [0]), (" cells=3", [])])
def test_a_leak_that_finds_nothing_says_so(tokens: str, missed: list[int]) -> None:
    ship = TRAMP.replace("8,7 cargo_3 0003", f"8,7 battery_3 0003{tokens}")
    r = met(ship, TRAMP, cards=LEAK)
    assert [event.seat for event in r.events("missed")] == [*missed, 1]


@pytest.mark.rule("AX-9.2")
def test_an_enemy_without_credits_pays_none() -> None:
    card = "smuggler_syndicate strength=1 days=1 penalties=goods:1 goods=R"
    r = met(GIANT, TRAMP, cards=card).choose(0, "yes")
    assert not r.events("earned", 0)
    paid = met(GIANT, TRAMP, cards=card.replace("goods=R", "goods=R credits=1")).choose(0, "yes")
    assert [event.data["amount"] for event in paid.events("earned", 0)] == [1]


@pytest.mark.rule("AX-9.1", "AX-R-16")
def test_what_is_printed_below_the_shots_is_suffered_after_them() -> None:
    card = "slaver_syndicate strength=9 days=1 penalties=shots:light_right,crew:1 credits=1"
    r = met(TRAMP, TRAMP, cards=card, dice=[7])
    while r.question().startswith("lose_crew"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, "6,7")
    kinds = [(event.kind, event.seat) for event in r.happened if event.kind in ("component_destroyed", "crew_lost")]
    assert kinds == [("component_destroyed", 0), ("component_destroyed", 1), ("crew_lost", 0), ("crew_lost", 1)]
