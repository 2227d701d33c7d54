import pytest

from starboard.galaxy.catalog.components import COMPONENTS, tiles_of
from starboard.galaxy.notation import write_ship
from starboard.galaxy.scenario import flight, yard
from tests.galaxy.rules.ships_building import (
    CABIN_ONLY,
    all_finish,
    look_at_piles,
    new_game,
    table_of,
    weld_something,
)
from tests.galaxy.settled import rows


@pytest.mark.rule("GT-2.1")
@pytest.mark.parametrize("round_name", ["I", "II", "III", "IIIA"])
def test_everybody_takes_a_board_of_the_class_of_the_round(round_name: str) -> None:
    r = yard(3, round_name)
    assert [ship.board for ship in table_of(r).ships] == [round_name] * 3


@pytest.mark.rule("GT-2.2")
@pytest.mark.parametrize("round_name", ["I", "II", "III", "IIIA"])
def test_each_ship_starts_with_the_starting_cabin_of_its_colour_on_the_marked_square(round_name: str) -> None:
    r = yard(4, round_name)
    assert {write_ship(ship) for ship in r.state.ships} == {f"ship {round_name}\n7,7 starting_cabin 3333\n"}
    assert len({ship.pieces["7,7"] for ship in table_of(r).ships}) == 4


@pytest.mark.rule("GT-2.3", "GT-2.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_warehouse_is_every_component_but_the_starting_cabins(seats: int) -> None:
    r = yard(seats)
    for _ in range(table_of(r).yard.heap):
        r.choose(0, "draw", "return")
    assert "draw" not in r.options(0)
    everything = [
        component.id
        for component in map(COMPONENTS.__getitem__, tiles_of("first"))
        if component.kind != "starting_cabin"
    ]
    assert len(everything) == 140
    assert sorted(table_of(r).yard.face_up) == everything


@pytest.mark.rule("GT-2.4")
def test_the_warehouse_lies_face_down_and_mixed_anew_for_each_game() -> None:
    drawn = []
    for seed in ("dawn", "dusk"):
        r = new_game(seed=seed).choose(0, "start")
        assert list(table_of(r).yard.face_up) == []
        for _ in range(10):
            r.choose(0, "draw", "return")
        drawn.append(list(table_of(r).yard.face_up))
    assert drawn[0] != drawn[1]


@pytest.mark.rule("GT-2.4")
def test_what_lies_face_down_is_hidden_from_everybody() -> None:
    one, other = (yard(2, heap=[top]) for top in ("cannon 0010", "shield 1212"))
    for seat in (0, 1, None):
        assert one.game.view(seat) == other.game.view(seat)


@pytest.mark.rule("GT-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_number_tile_for_each_player(seats: int) -> None:
    r = yard(seats)
    assert list(table_of(r).yard.numbers) == list(range(1, seats + 1))


@pytest.mark.rule("GT-2.6")
@pytest.mark.parametrize(
    ("round_name", "bonuses", "best_looking"), [("I", [4, 3], 2), ("II", [8, 6], 4), ("III", [12, 9], 6)]
)
def test_the_flight_board_shows_the_rewards_of_the_round_being_played(
    round_name: str, bonuses: list[int], best_looking: int
) -> None:
    ship = CABIN_ONLY.format(round_name)
    r = flight(ship, ship, cards=["stardust"])
    settled = rows(table_of(r).results[0])
    assert [row["finish"] for row in settled] == bonuses
    assert [row["best_looking"] for row in settled] == [best_looking] * 2


@pytest.mark.rule("GT-2.6")
def test_the_flight_board_lies_beside_the_warehouse_while_building_by_the_full_rules_only() -> None:
    full, test = yard(2, "I", start=False), yard(2, "test", start=False)
    assert (table_of(full).yard.piles, table_of(test).yard.piles) == (3, 0)


@pytest.mark.rule("GT-2.7")
def test_three_piles_are_dealt_at_random_before_the_building() -> None:
    dealt = []
    for seed in ("dawn", "dusk"):
        r = new_game(seed=seed)
        assert table_of(r).yard.piles == 3
        r.choose(0, "start")
        weld_something(r)
        dealt.append(look_at_piles(r))
    cards = [card for pile in dealt[0] for card in pile]
    assert len(set(cards)) == len(cards)
    assert dealt[0] != dealt[1]


@pytest.mark.rule("GT-2.8")
@pytest.mark.parametrize(
    ("round_name", "levels"),
    [("I", ["I", "I"]), ("II", ["I", "II", "II"]), ("III", ["I", "II", "III", "III"])],
)
def test_a_pile_has_two_cards_of_the_round_and_one_of_each_earlier_round(round_name: str, levels: list[str]) -> None:
    r = yard(2, round_name)
    weld_something(r)
    for pile in look_at_piles(r):
        assert sorted(card.partition("-")[0] for card in pile) == levels


@pytest.mark.rule("GT-2.9")
@pytest.mark.parametrize(("round_name", "circle"), [("I", 1), ("II", 2), ("III", 3)])
def test_the_hourglass_starts_on_the_circle_of_the_round(round_name: str, circle: int) -> None:
    r = yard(2, round_name, start=False)
    assert (table_of(r).yard.circle, table_of(r).yard.running) == (circle, False)
    r.choose(0, "start")
    assert (table_of(r).yard.circle, table_of(r).yard.running) == (circle, True)


@pytest.mark.rule("GT-EX-13")
def test_example_four_piles_of_round_one_make_eight_cards_like_the_test_flight() -> None:
    r = yard(2, "I", heap=["battery_2 2223"])
    r.choose(0, "draw", "weld 7,6 ^")
    assert [len(pile) for pile in look_at_piles(r)] == [2, 2, 2]
    all_finish(r)
    assert table_of(r).flight.cards_left == 8
    test = yard(2, "test")
    all_finish(test)
    under_way = table_of(test).flight
    assert under_way.cards_left + len(under_way.played) + (under_way.card is not None) == 8
