"""Contests are told whole: what is compared, in which order, for what, what each count is made of, and who ties."""

from __future__ import annotations

import pytest

from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, RACER, SCOUT, TUG, WARSHIP, meet, story

WITH_ALIENS = SCOUT + "6,7 life_support_purple 0330\n6,8 cabin 3000 alien=purple\n"


def test_a_line_of_a_combat_zone_begins_with_what_is_at_stake() -> None:
    r = meet(SCOUT, LINER, card="combat_zone lines=crew:days:3,engines:shots:light_rear+heavy_rear", dice=[2, 2])
    assert [event.data for event in r.events("contest")] == [
        {
            "card": r.state.flight.played[-1],
            "line": 0,
            "measure": "crew",
            "order": [0, 1],
            "against": None,
            "stake": {"penalty": "days", "amount": 3},
        },
        {
            "card": r.state.flight.played[-1],
            "line": 1,
            "measure": "engines",
            "order": [1, 0],
            "against": None,
            "stake": {"penalty": "shots", "shots": ("light rear", "heavy rear")},
        },
    ]


@pytest.mark.parametrize(
    ("card", "stake"),
    [
        ("slavers strength=9 days=1 crew_loss=2 credits=4", {"penalty": "crew", "amount": 2}),
        ("smugglers strength=9 days=1 goods_loss=3 goods=R", {"penalty": "goods", "amount": 3}),
        ("pirates strength=9 days=1 shots=heavy_left credits=4", {"penalty": "shots", "shots": ("heavy left",)}),
    ],
)
def test_an_enemy_comes_with_its_strength_and_what_it_takes(card: str, stake: dict[str, object]) -> None:
    r = meet(FREIGHTER, FREIGHTER, card=card, dice=[2])
    data = r.events("contest")[0].data
    assert (data["measure"], data["order"], data["against"]) == ("cannons", [0, 1], {"0": 9, "1": 9})
    assert data["stake"] == stake


def test_a_count_tells_its_parts() -> None:
    r = meet(TUG, WITH_ALIENS, card="combat_zone lines=engines:days:1,cannons:days:1,crew:days:1").choose(0, "8,8")
    parts = {(event.kind, event.seat): event.data["parts"] for event in r.happened if "parts" in event.data}
    assert parts["engines_counted", 0] == [("engines", 1, ["7,8"]), ("powered", 2, ["8,8"])]
    assert parts["cannons_counted", 1] == [("cannons", 1, ["7,6"]), ("purple", 2, ["6,8"])]
    assert parts["crew_counted", 1] == [("human", 2, ["7,7"]), ("purple", 1, ["6,8"])]


def test_powered_cannons_are_a_part_of_their_own() -> None:
    r = meet(WARSHIP, SCOUT, card="slavers strength=3 days=1 crew_loss=1 credits=4").choose(0, "7,6")
    assert r.events("cannons_counted", 0)[0].data == {
        "strength": 4,
        "parts": [("cannons", 2, ["6,6", "8,6"]), ("powered", 2, ["7,6"])],
    }


def test_the_weakest_is_told_with_all_values_and_whoever_ties() -> None:
    r = meet(SCOUT, LINER, SCOUT, card="combat_zone lines=crew:days:1,engines:days:1")
    crew, engines = (event.data for event in r.events("weakest"))
    assert (crew["values"], crew["tie"], crew["less"]) == ({"0": 2, "1": 6, "2": 2}, [0, 2], 0)
    assert engines["tie"] == [0, 1, 2]
    r = meet(SCOUT, LINER, card="combat_zone lines=crew:days:1")
    assert r.events("weakest")[0].data["tie"] == []


def test_sabotage_tells_whom_it_found() -> None:
    r = meet(LINER, SCOUT, card="sabotage", dice=[2] * 6)
    assert story(r, "contest", "crew_counted", "weakest", "sabotage_tried")[:4] == [
        ("contest", None),
        ("crew_counted", 0),
        ("crew_counted", 1),
        ("weakest", 1),
    ]
    assert r.events("contest")[0].data["stake"] == {"penalty": "sabotage", "amount": 3}


def test_a_move_tells_its_way_and_whom_it_passed() -> None:
    r = meet(SCOUT, SCOUT, RACER, card="open_space", at=[0, -1, -3])
    data = r.events("moved", 2)[0].data
    assert (data["path"], data["passed"]) == ([-3, -2, -1, 2, 3, 4], [1, 0])
    assert r.events("moved", 0)[0].data["passed"] == []
