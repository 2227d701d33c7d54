"""Class IA: repeated numbers, a direction that is chosen after building, and what flying otherwise is worth."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_ship_classes.ships import CROSS, ON, PLAIN, built

FRONT, RIGHT, REAR, LEFT = range(4)


def finished(*ships: str, **options: str) -> Rehearsal[Table]:
    """These ships have just been built, and nobody has chosen a direction yet."""
    r = built(*ships, round_name="IA", **options)
    for seat in range(len(ships)):
        r.choose(seat, f"finish {seat + 1}")
    return r


@pytest.mark.rule("BX-7.1")
@pytest.mark.parametrize("rounds", ["IA II III", "I IIA III", "I IA II IIA III", "IA", "IIA IIA"])
def test_the_classes_replace_others_or_are_flown_besides(rounds: str) -> None:
    table = RULES.setup(4, {"rounds": rounds, **ON})
    assert table["rounds"] == rounds
    levels = [board(name).flight for name in rounds.split()]
    assert set(levels) <= {"I", "II", "III"}


@pytest.mark.rule("BX-7.2", "BX-EX-12")
@pytest.mark.parametrize("total", [6, 7, 8])
@pytest.mark.parametrize(("side", "struck"), [("front", "7,5"), ("left", "5,7")])
def test_six_seven_and_eight_hit_the_middle(total: int, side: str, struck: str) -> None:
    card = f"combat_zone lines=crew:shots:heavy_{side}"
    alone = PLAIN.replace(" crew=2", " crew=1")
    r = flight(alone, PLAIN, cards=[card, "stardust"], dice=[total], round_name="IA", **ON)
    (gone,) = [event.data["square"] for event in r.events("component_destroyed", 0)]
    assert gone == struck


@pytest.mark.rule("BX-7.2")
def test_all_numbers_of_a_line_are_printed_and_told() -> None:
    r = flight(PLAIN, PLAIN, cards=["meteors meteors=small_front", "stardust"], dice=[12], round_name="IA", **ON)
    (told,) = r.events("meteor")
    assert [aim["line"] for aim in told.data["aims"]["0"]] == ["11/12"]


@pytest.mark.rule("BX-7.3", "BX-R-77")
def test_while_building_an_engine_may_point_anywhere_if_the_square_behind_it_is_empty() -> None:
    r = yard(heap=["engine 1003"], round_name="IA", errors="refused", **ON).choose(0, "draw")
    turns = {act[-1] for act in r.options(0) if act.startswith("weld ")}
    assert turns == {"^", ">", "v", "<"}
    assert r.game.view(0).table.yard.places[0].fits
    r = built(CROSS, PLAIN, round_name="IA")
    assert "errors" not in r.asked(0).about


@pytest.mark.rule("BX-7.3")
def test_on_other_boards_engines_point_to_the_rear_as_ever() -> None:
    r = yard(heap=["engine 1003"], round_name="I", errors="refused", rounds="I IA", **ON).choose(0, "draw")
    assert {act[-1] for act in r.options(0) if act.startswith("weld ")} == {"^"}


@pytest.mark.rule("BX-7.4")
def test_the_direction_is_chosen_in_the_order_of_tiles() -> None:
    r = built(PLAIN, PLAIN, round_name="IA").choose(0, "finish 2").choose(1, "finish 1")
    assert r.game.seats_asked() == (1,)
    assert list(r.options(1)) == ["front", "right", "rear", "left"]
    r.choose(1, "rear")
    assert r.game.seats_asked() == (0,)
    assert r.game.view(0).table.ships[1].board == "IA/2"


@pytest.mark.rule("BX-7.4", "BX-R-26")
@pytest.mark.parametrize(
    ("side", "key", "ahead"),
    [("front", "IA", "cannon"), ("left", "IA/1", "battery_2"), ("rear", "IA/2", "starting_cabin")],
)
def test_the_chosen_side_is_the_front(side: str, key: str, ahead: str) -> None:
    """What lay at that side of the board lies at the front of the ship."""
    r = finished(CROSS, PLAIN).choose(0, side)
    ship = r.state.ships[0]
    assert ship.board.name == key
    lane = ship.board.impacts(FRONT, (3, 4))[0]
    assert ship.layout.at(ship.layout.first_hit(lane)).kind == ahead


@pytest.mark.rule("BX-7.5", "BX-R-77")
def test_engines_that_do_not_point_to_the_rear_come_off_with_what_they_held() -> None:
    r = finished(CROSS, PLAIN)
    told = r.asked(0).about["options"]
    assert told["front"] == {"price": {"components": 1}, "gain": {"engines": 1}}
    assert told["left"] == {"price": {"components": 1}, "gain": {"engines": 1}}
    assert told["rear"] == {"price": {"components": 2}, "gain": {"engines": 0}}
    r.choose(0, "left")
    ship = r.state.ships[0]
    engines = [ship.layout.at(square) for square in ship.layout.squares_with("engine")]
    assert [engine.turn for engine in engines] == [0]
    assert [event.data["squares"] for event in r.events("components_removed", 0)] != []
    assert len(ship.lost) == 1
    assert r.question() == "direction 1"


@pytest.mark.rule("BX-7.5")
def test_what_a_wrong_engine_held_falls_off() -> None:
    """The engine that blows to the right holds a cabin."""
    ship = CROSS.replace("9,7 engine 0003 <", "9,7 engine 0033 <") + "9,9 cabin 3000\n"
    r = finished(ship, PLAIN).choose(0, "front")
    assert r.question() == "keep_part 0"
    r.choose(0, "7,5")
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("BX-R-77", "BX-7.4")
def test_other_errors_are_corrected_after_the_direction_is_fixed() -> None:
    wrong = PLAIN.replace("5,7 cabin 0300", "5,7 cabin 1300") + "5,5 structural 0020\n"
    r = finished(wrong, PLAIN).choose(0, "front")
    assert r.question() == "direction 1"
    r.choose(1, "front")
    assert r.question().startswith("remove_component 0")


@pytest.mark.rule("BX-7.6", "BX-R-54")
@pytest.mark.parametrize(
    ("ways", "left", "creative"),
    [
        (("IA", "IA/1", "IA"), (), {1}),
        (("IA", "IA/1", "IA/2"), (), {0, 1, 2}),
        (("IA", "IA", "IA"), (), set()),
        (("IA", "IA", "IA/3"), (1,), {0, 2}),  # whoever gave up is not compared
        (("IA/2", "IA/2", "IA/3"), (2,), set()),
    ],
)
def test_whoever_finishes_another_way_round_gets_a_bonus(
    ways: tuple[str, ...], left: tuple[int, ...], creative: set[int]
) -> None:
    ships = [f"ship {way}\n7,7 starting_cabin 3333 crew=2\n" for way in ways]
    r = flight(*ships, cards=["nothing"], fly_on=False, round_name="IA", **ON)
    for seat in range(3):
        r.choose(seat, "give up" if seat in left else "fly on")
    lines = [line for line in r.state.results[0]["lines"] if line["kind"] == "creativity"]
    assert {line["seat"]: line["amount"] for line in lines} == dict.fromkeys(creative, 2)
    assert {line["source"] for line in lines} <= {"direction"}


@pytest.mark.rule("BX-R-27")
def test_a_single_finisher_is_creative() -> None:
    loaded = PLAIN.replace("5,7 cabin 0300", "5,7 cargo_2 0300 goods=B").replace("3333", "3333 crew=2")
    r = flight(loaded, PLAIN, cards=["nothing"], fly_on=False, round_name="IA", **ON)
    r.choose(0, "fly on").choose(1, "give up")
    (line,) = [line for line in r.state.results[0]["lines"] if line["kind"] == "creativity"]
    assert (line["seat"], line["amount"]) == (0, 2)
    kinds = [line["kind"] for line in r.state.results[0]["lines"]]
    assert kinds[:4] == ["finish", "best_looking", "creativity", "goods"]


@pytest.mark.rule("BX-7.6")
def test_ships_of_other_classes_have_no_such_bonus() -> None:
    ship = "ship I\n7,7 starting_cabin 3333 crew=2\n"
    r = flight(ship, ship, cards=["nothing"], round_name="I", **ON)
    assert "creativity" not in {line["kind"] for line in r.state.results[0]["lines"]}


@pytest.mark.rule("BX-7.7")
@pytest.mark.parametrize("side", ["front", "right", "rear", "left"])
def test_there_is_one_discard_pile_whichever_way_the_ship_flies(side: str) -> None:
    r = finished(CROSS, PLAIN).choose(0, side)
    ship = r.state.ships[0]
    assert len(ship.lost) == {"front": 1, "left": 1}.get(side, 2)


@pytest.mark.rule("BX-7.8")
@pytest.mark.parametrize("way", ["IA", "IA/1", "IA/2", "IA/3"])
def test_every_lost_component_is_paid_for(way: str) -> None:
    assert board(way).insurance is None
    ship = f"ship {way}\n7,7 starting_cabin 3333 crew=2\n"
    table = flight(ship, ship, cards=["nothing"], fly_on=False, purses=[30, 0], round_name="IA", **ON).state
    table.ships[0].lost = tuple(range(20))
    assert table.ships[0].penalty == 20


@pytest.mark.rule("BX-R-78")
def test_a_whole_ship_without_humans_does_not_take_off_either() -> None:
    empty = "ship IA\n7,7 structural 3333\n7,9 engine 3000 ^\n"
    r = built(empty, PLAIN, round_name="IA").choose(0, "finish 1").choose(1, "finish 2")
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(0, "no_humans")]
    assert not r.events("card_turned_up")
