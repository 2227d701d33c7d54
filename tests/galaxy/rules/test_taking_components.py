import pytest

from starboard.engine import CLOCK, Refused
from starboard.galaxy.notation import write_ship
from starboard.galaxy.scenario import flight, yard
from tests.galaxy.rules.ships_building import CABIN_ONLY, all_finish, place_of, table_of, verbs, welds

CABIN = CABIN_ONLY.format("I")
TWO_SPARES = ["cannon 0010", "shield 1212"]


@pytest.mark.rule("GT-3.1")
def test_everybody_builds_at_once_and_as_fast_as_he_likes() -> None:
    r = yard(3)
    assert r.question() == "build 0 1 2"
    r.choose(2, "draw", "return", "draw", "return", "draw")
    r.choose(0, "draw")
    assert r.question() == "build 0 1 2"
    assert [place.holding for place in table_of(r).yard.places] == [True, False, True]
    r.choose(2, "return")
    assert len(table_of(r).yard.face_up) == 3


@pytest.mark.rule("GT-3.2")
def test_one_player_opens_the_building_and_the_hourglass_with_it() -> None:
    r = yard(3, start=False)
    assert r.question() == "start_building 0"
    assert r.game.decision(CLOCK) is None
    r.choose(0, "start")
    assert r.question() == "build 0 1 2"
    assert r.asked(CLOCK).due == 90


@pytest.mark.rule("GT-3.2", "GT-R-7")
def test_the_next_building_is_opened_by_whoever_finished_the_flight_first() -> None:
    r = flight(CABIN, CABIN, CABIN, cards=["stardust"], at=[3, 9, 6], rounds="I II III")
    assert r.question() == "start_building 1"
    assert table_of(r).starter == 1


@pytest.mark.rule("GT-3.2", "GT-R-7", "SB-GT-17")
def test_if_nobody_finished_the_flight_the_holder_of_tile_one_opens_the_next_building() -> None:
    r = yard(3, rounds="I II III")
    r.choose(2, "finish 1").choose(0, "finish 2").choose(1, "finish 3")
    r.all_choose("give up")
    assert r.question() == "start_building 2"


@pytest.mark.rule("GT-3.3")
def test_the_hand_that_took_a_component_is_free_for_nothing_else() -> None:
    r = yard(2, ships=[CABIN, CABIN], heap=["battery_2 0003", *TWO_SPARES])
    r.choose(0, "draw", "weld 7,6 <", "draw", "set aside")
    r.choose(1, "draw", "return")
    assert verbs(r, 0) == {"draw", "take", "use", "look", "finish"}
    r.choose(0, "draw")
    assert verbs(r, 0) == {"weld", "return", "set"}


@pytest.mark.rule("GT-3.3")
def test_the_hand_reaches_the_warehouse_and_not_the_other_ships() -> None:
    r = yard(2, heap=["battery_2 0003", *TWO_SPARES])
    r.choose(0, "draw", "weld 7,6 <", "draw", "set aside", "draw")
    assert list(r.options(1)) == ["draw", "finish 1", "finish 2"]


@pytest.mark.rule("GT-3.4")
def test_a_hand_holds_one_component_at_most() -> None:
    r = yard(2)
    r.choose(1, "draw", "return").choose(0, "draw")
    held = place_of(r, 0).hand
    face_up = list(table_of(r).yard.face_up)
    for second in ("draw", f"take {face_up[0]}"):
        with pytest.raises(Refused):
            r.choose(0, second)
    assert place_of(r, 0).hand == held
    assert list(table_of(r).yard.face_up) == face_up


@pytest.mark.rule("GT-3.5", "SB-GT-3")
def test_a_face_down_component_is_seen_at_its_takers_board_and_by_nobody_else() -> None:
    one, other = (yard(3, heap=[top]) for top in ("cannon 0010", "shield 1212"))
    assert one.game.view(0) == other.game.view(0)
    for r in (one, other):
        r.choose(0, "draw")
        assert place_of(r, 0).hand is not None
    assert place_of(one, 0).hand != place_of(other, 0).hand
    for seat in (1, 2, None):
        assert one.game.view(seat) == other.game.view(seat)
        assert one.game.events_for(seat) == other.game.events_for(seat)
        assert table_of(one, seat).yard.places[0].holding


@pytest.mark.rule("GT-3.5")
def test_a_component_once_seen_cannot_be_slipped_back_under_the_heap() -> None:
    r = yard(2)
    r.choose(0, "draw")
    assert not r.game.may_undo(0)
    assert verbs(r, 0) == {"weld", "return", "set"}


@pytest.mark.rule("GT-3.6")
def test_a_player_takes_a_face_down_component_or_any_that_lies_face_up() -> None:
    r = yard(2)
    for _ in range(3):
        r.choose(0, "draw", "return")
    first, second, third = table_of(r).yard.face_up
    assert {"draw", f"take {first}", f"take {second}", f"take {third}"} <= set(r.options(1))
    r.choose(1, f"take {second}")
    assert place_of(r, 1).hand == second
    assert list(table_of(r).yard.face_up) == [first, third]
    assert f"take {second}" not in r.options(0)
    r.choose(1, "return", "draw")
    assert place_of(r, 1).hand not in (first, second, third)


@pytest.mark.rule("GT-3.7")
def test_a_taken_component_is_added_returned_or_set_aside() -> None:
    r = yard(2, heap=["battery_2 0003", *TWO_SPARES])
    r.choose(0, "draw", "weld 7,6 <")
    assert "7,6 battery_2 0030" in write_ship(r.state.ships[0])
    r.choose(0, "draw")
    returned = place_of(r, 0).hand
    r.choose(0, "return")
    assert list(table_of(r).yard.face_up) == [returned]
    r.choose(0, "draw")
    spare = place_of(r, 0).hand
    r.choose(0, "set aside")
    assert list(place_of(r, 0).aside) == [spare]


@pytest.mark.rule("GT-3.7")
def test_on_the_test_flight_nothing_is_set_aside() -> None:
    r = yard(2, "test")
    r.choose(0, "draw")
    assert verbs(r, 0) == {"weld", "return"}


@pytest.mark.rule("GT-3.8")
def test_a_returned_component_lies_face_up_for_everybody() -> None:
    r = yard(3)
    r.choose(0, "draw")
    tile = place_of(r, 0).hand
    r.choose(0, "return")
    for seat in (0, 1, 2):
        assert list(table_of(r, seat).yard.face_up) == [tile]
        assert f"take {tile}" in r.options(seat)
    r.choose(2, f"take {tile}")
    assert place_of(r, 2).hand == tile


@pytest.mark.rule("GT-3.9")
@pytest.mark.parametrize("fate", ["weld 7,6 ^", "return", "set aside"])
def test_the_next_component_waits_until_the_last_one_has_found_its_place(fate: str) -> None:
    r = yard(2)
    r.choose(1, "draw", "return").choose(0, "draw")
    assert not {"draw", "take"} & verbs(r, 0)
    r.choose(0, fate)
    assert {"draw", "take"} <= verbs(r, 0)


@pytest.mark.rule("GT-3.10")
@pytest.mark.parametrize(
    ("second_thought", "ship"),
    [
        ("weld 8,7 ^", ["7,7 starting_cabin 3333", "8,7 battery_2 0003"]),
        ("weld 7,6 <", ["7,6 battery_2 0030", "7,7 starting_cabin 3333"]),
        ("return", ["7,7 starting_cabin 3333"]),
    ],
)
def test_the_component_added_last_may_still_be_moved_rotated_or_returned(second_thought: str, ship: list[str]) -> None:
    r = yard(2, heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 ^", "lift", second_thought)
    assert write_ship(r.state.ships[0]).splitlines() == ["ship I", *ship]
    assert bool(table_of(r).yard.face_up) == (second_thought == "return")


@pytest.mark.rule("GT-3.10")
def test_only_the_component_added_last_is_loose() -> None:
    r = yard(2, heap=["battery_2 2223", "cannon 0010"])
    r.choose(0, "draw", "weld 7,6 ^", "draw", "weld 7,8 ^", "lift", "return")
    assert "lift" not in r.options(0)
    assert list(table_of(r).ships[0].pieces) == ["7,6", "7,7"]


@pytest.mark.rule("SB-GT-2")
def test_the_component_lifted_again_is_in_the_hand_like_any_other() -> None:
    r = yard(2)
    r.choose(0, "draw")
    before = set(r.options(0))
    r.choose(0, "weld 7,6 ^", "lift")
    assert set(r.options(0)) == before


@pytest.mark.rule("GT-3.11")
@pytest.mark.parametrize("source", ["draw", "take", "use"])
def test_taking_a_new_component_fixes_the_one_added_before(source: str) -> None:
    r = yard(2)
    r.choose(1, "draw", "return").choose(0, "draw", "set aside", "draw", "weld 7,6 ^")
    fixed = table_of(r).ships[0].pieces["7,6"]
    r.choose(0, next(act for act in r.options(0) if act.startswith(source)))
    assert "lift" not in r.options(0)
    assert "7,6" not in {square for square, _ in map(str.split, welds(r, 0))}
    r.choose(0, "set aside" if source == "use" else "return")
    assert "lift" not in r.options(0)
    assert table_of(r).ships[0].pieces["7,6"] == fixed


@pytest.mark.rule("GT-R-3")
def test_looking_at_cards_leaves_the_component_added_last_loose() -> None:
    r = yard(2, heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 ^", "look 1")
    assert r.options(0) == ["put back"]
    r.choose(0, "put back", "lift", "weld 8,7 ^")
    assert list(table_of(r).ships[0].pieces) == ["7,7", "8,7"]


@pytest.mark.rule("GT-R-3")
def test_looking_at_cards_does_not_loosen_what_is_fixed() -> None:
    r = yard(2)
    r.choose(0, "draw", "weld 7,6 ^", "draw", "return", "look 1", "put back")
    assert "lift" not in r.options(0)


@pytest.mark.rule("GT-R-3")
def test_taking_a_number_tile_fixes_the_component_added_last() -> None:
    r = yard(3, heap=["battery_2 0003"])
    r.choose(0, "draw", "weld 7,6 <", "finish 2")
    assert r.options(0) == ()
    assert place_of(r, 0).last is None
    all_finish(r)
    assert "7,6" in table_of(r).ships[0].pieces
