"""Ships, flights and cards as texts: what is written can be read again, and what cannot be read says why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine import BadInput
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.catalog.boards import Board
from starboard.galaxy.catalog.components import COMPONENTS, SIDES, tiles_of
from starboard.galaxy.catalog.sheets import flights, sheets
from starboard.galaxy.editions import LESSONS, edition_of
from starboard.galaxy.flight.course import Course
from starboard.galaxy.notation import man, read_card, read_flight, read_ship, write_card, write_flight, write_ship
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import GOODS, Ship
from tests.galaxy.ships import boards, loaded_ships

CLASSES = ", ".join(sheets())

SHIP = """
# A ship that has everything.
ship II
7,7 starting_cabin 3333 crew=2
7,6 cannon 0012 ^          # it fires to the front

6,7 cabin 0303 alien=purple
5,7 life_support_purple 0300
8,7 cargo_2 0303 goods=YB
9,7 special_cargo_1 0003 goods=R
7,8 battery_3 3333 cells=3
8,8 shield 0003 >
lost 2
"""


def test_a_ship_is_read_from_its_text() -> None:
    ship = read_ship(SHIP, seat=1)
    at = ship.board.squares
    assert (ship.seat, ship.board.name) == (1, "II")
    assert ship.figures == {at["7,7"]: "HH", at["6,7"]: "P"}
    assert ship.cells == {at["7,8"]: 3}
    assert ship.goods == {at["8,7"]: "YB", at["9,7"]: "R"}
    assert len(ship.lost) == 2
    assert ship.layout.at(at["8,8"]).covers == {1, 2}
    assert ship.layout.at(at["7,6"]).connectors == "0012"


def test_a_ship_is_written_front_left_first_without_comments() -> None:
    lines = write_ship(read_ship(SHIP)).splitlines()
    assert lines[:3] == ["ship II", "7,6 cannon 0012 ^", "5,7 life_support_purple 0300"]
    assert lines[-1] == "lost 2"
    assert len(lines) == 10


@given(loaded_ships())
def test_any_ship_survives_being_written_and_read(ship: Ship) -> None:
    text = write_ship(ship)
    again = read_ship(text)
    assert write_ship(again) == text
    assert [(square, repr(piece)) for square, piece in again.layout.placed()] == [
        (square, repr(piece)) for square, piece in ship.layout.placed()
    ]
    assert (again.figures, again.cells, again.goods) == (ship.figures, ship.cells, ship.goods)
    assert len(again.lost) == len(ship.lost)


@given(loaded_ships())
def test_a_ship_that_was_read_can_be_saved_as_data_too(ship: Ship) -> None:
    ship = read_ship(write_ship(ship))
    again = Ship.from_data(0, ship.data())
    assert again.data() == ship.data()
    assert write_ship(again) == write_ship(ship)


@given(boards, st.data())
def test_printed_components_are_recognised_each_once(board: Board, data: st.DataObject) -> None:
    printed = [COMPONENTS[tile] for tile in tiles_of(edition_of(board.name).name)]
    components = data.draw(st.lists(st.sampled_from(printed), max_size=18, unique_by=lambda component: component.id))
    pieces = [component.turned[data.draw(st.integers(0, 3))] for component in components]
    ship = Ship(0, Layout.of(board, enumerate(pieces)))
    tiles = [piece.tile for _, piece in read_ship(write_ship(ship)).layout.placed()]
    assert -1 not in tiles
    assert len(set(tiles)) == len(tiles)


def test_the_same_component_twice_is_not_the_printed_one() -> None:
    text = "ship I\n7,7 special_cargo_2 0201\n7,6 special_cargo_2 0201\n"
    first, second = (piece.tile for _, piece in read_ship(text).layout.placed())
    assert min(first, second) == -1
    assert max(first, second) >= 0


def test_a_manned_ship_has_two_humans_in_each_cabin_and_full_batteries() -> None:
    ship = man(read_ship("ship I\n7,7 starting_cabin 3333\n7,8 cabin 3333\n8,7 battery_3 3333\n"))
    assert ship.human_count == 4
    assert ship.cell_count == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"ship, line 1: expected 'ship' and a class ({CLASSES}), not ''"),
        ("# only a comment\n", f"ship, line 1: expected 'ship' and a class ({CLASSES}), not ''"),
        ("boat I", f"ship, line 1: expected 'ship' and a class ({CLASSES}), not 'boat I'"),
        ("\n\nship VI", f"ship, line 3: expected 'ship' and a class ({CLASSES}), not 'ship VI'"),
        ("ship I II", f"ship, line 1: expected 'ship' and a class ({CLASSES}), not 'ship I II'"),
        ("ship I\n4,7 cabin 3333", "ship, line 2: '4,7' is no square of a class I board; expected column,row"),
        ("ship I\nhello", "ship, line 2: 'hello' is no square of a class I board; expected column,row"),
        ("ship I\n7,7 cabin 3333\n\n7,7 cabin 3333", "ship, line 4: square 7,7 is taken already"),
        ("ship I\n7,7 cabin 333", "ship, line 2: expected four connectors from 0 to 4 after cabin, not '333'"),
        ("ship I\n7,7 cabin 3335", "ship, line 2: expected four connectors from 0 to 4 after cabin, not '3335'"),
        ("ship I\n7,7 cabin", "ship, line 2: expected four connectors from 0 to 4 after cabin, not ''"),
        ("ship I\n7,7 cannon 0012", "ship, line 2: expected a direction (^ > v <) after cannon 0012"),
        ("ship I\n7,7 cannon 0012 up", "ship, line 2: expected a direction (^ > v <) after cannon 0012"),
        ("ship I\nlost many", "ship, line 2: expected 'lost' and a number of components, not 'lost many'"),
        ("ship I\nlost", "ship, line 2: expected 'lost' and a number of components, not 'lost'"),
        (
            "ship I\n7,7 cabin 3333 crew=1 alien=brown",
            "ship, line 2: a cabin holds humans or an alien, not both",
        ),
    ],
)
def test_a_ship_that_cannot_be_read_says_where_and_why(text: str, message: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_ship(text)
    assert str(problem.value) == message


@pytest.mark.parametrize("text", ["ship I\n7,7 bath 3333", "ship I\n7,7", "ship I\n7,7 ^ 3333"])
def test_an_unknown_component_is_answered_with_those_that_there_are(text: str) -> None:
    with pytest.raises(BadInput, match=r"^ship, line 2: expected a kind of component \(battery_2, [^\n]+$"):
        read_ship(text)


@pytest.mark.parametrize(
    ("component", "content"),
    [
        ("cabin 3333", "crew=3"),
        ("cabin 3333", "crew=0"),
        ("cabin 3333", "crew=two"),
        ("cabin 3333", "crew="),
        ("cabin 3333", "crew"),
        ("cabin 3333", "cells=1"),
        ("cabin 3333", "alien=green"),
        ("cabin 3333", "passengers=2"),
        ("starting_cabin 3333", "alien=brown"),
        ("battery_2 3333", "cells=3"),
        ("battery_2 3333", "crew=1"),
        ("cargo_2 3333", "goods=YYY"),
        ("cargo_2 3333", "goods=R"),
        ("cargo_2 3333", "goods="),
        ("cargo_2 3333", "goods=X"),
        ("structural 3333", "goods=B"),
        ("structural 3333", "blocks="),
        ("structural 3333", "blocks=X"),
        ("structural 3333", "^"),
    ],
)
def test_contents_that_do_not_fit_are_refused(component: str, content: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_ship(f"ship I\n7,7 {component} {content}")
    kind = component.split(maxsplit=1)[0]
    expected = "expected crew=, alien=, figures=, cells=, goods=, blocks= or marks= as it holds"
    assert str(problem.value) == f"ship, line 2: {content!r} does not fit on {kind}; {expected}"


def test_blocks_may_lie_where_only_a_module_makes_room_for_them() -> None:
    text = "ship I\n7,7 starting_cabin 3333\n6,7 structural 0303 blocks=G\n5,7 cargo_2 0300 blocks=RB\n"
    ship = read_ship(text)
    assert ship.goods == {ship.board.squares["6,7"]: "G", ship.board.squares["5,7"]: "RB"}
    assert sorted(write_ship(ship).splitlines()) == sorted(text.splitlines())
    fitting = read_ship("ship I\n7,7 cargo_2 3333 blocks=YB\n")
    assert "cargo_2 3333 goods=YB" in write_ship(fitting)
    with pytest.raises(BadInput, match="blocks are listed once"):
        read_ship("ship I\n7,7 cargo_2 3333 goods=Y blocks=G\n")


def complaint(reader: Callable[[str], object], text: str) -> str:
    try:
        reader(text)
    except BadInput as problem:
        return str(problem)
    return ""


@given(st.text(alphabet="ship I7,6 cannon 0123^>v<\n#=", max_size=60))
def test_a_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    for name, reader in (("ship", read_ship), ("flight", read_flight)):
        for whole in (text, f"{name} I\n{text}"):
            assert re.fullmatch(rf"({name}, line \d+: [^\n]+)?", complaint(reader, whole))


hazards = st.builds("{} {}".format, st.sampled_from(["light", "heavy"]), st.sampled_from(SIDES))
numbers = st.integers(0, 30)
goods = st.text(GOODS, min_size=1, max_size=5)


def underscored(words: list[str]) -> str:
    return ",".join(words).replace(" ", "_")


card_texts = st.one_of(
    st.sampled_from(["open_space", "stardust", "epidemic", "sabotage"]),
    st.builds("slavers strength={} days={} crew_loss={} credits={}".format, numbers, numbers, numbers, numbers),
    st.builds("smugglers strength={} days={} goods_loss={} goods={}".format, numbers, numbers, numbers, goods),
    st.builds(
        lambda strength, shots, prize: f"pirates strength={strength} days=1 shots={underscored(shots)} credits={prize}",
        numbers,
        st.lists(hazards, min_size=1, max_size=5),
        numbers,
    ),
    st.builds(
        lambda planets, days: f"planets planets={','.join(planets)} days={days}",
        st.lists(goods, min_size=1, max_size=4),
        numbers,
    ),
    st.builds("abandoned_ship crew_loss={} credits={} days={}".format, numbers, numbers, numbers),
    st.builds("abandoned_station crew_needed={} goods={} days={}".format, numbers, goods, numbers),
)


@pytest.mark.parametrize("name", CARDS)
def test_every_printed_card_survives_being_written_and_read(name: str) -> None:
    text = write_card(CARDS[name])
    again = read_card(text)
    assert type(again) is type(CARDS[name])
    assert write_card(again) == text
    for field in again.__struct_fields__:
        assert field in ("id", "level", "learning") or getattr(again, field) == getattr(CARDS[name], field)


@given(card_texts)
def test_any_card_survives_being_read_and_written(text: str) -> None:
    card = read_card(text)
    assert card.kind == text.split(maxsplit=1)[0]
    assert sorted(write_card(card).split()) == sorted(text.split())


def test_a_printed_card_is_known_by_its_id() -> None:
    assert read_card("I-3") is CARDS["I-3"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", r"^card ''"),
        ("party", r"^card 'party'"),
        ("slavers", r"^card 'slavers': it needs `strength`$"),
        ("open_space days=2", r"^card 'open_space': it has no `days`$"),
        ("slavers strength", r"^card: expected name=value, not 'strength'$"),
        ("slavers strength=six days=1 crew_loss=1 credits=1", r"^card 'slavers': strength should be a number$"),
        ("combat_zone lines=crew:days", r"^card: expected criterion:penalty:amount, not 'crew:days'$"),
        ("IX-1", r"^card 'IX-1'"),
        ("meteors meteors=tiny_front", r"^card 'meteors': meteors should be small_ or large_ and a side"),
        ("meteors meteors=small_above", r"^card 'meteors': meteors should be small_ or large_ and a side"),
        ("pirates strength=1 days=1 credits=1 shots=small_front", r"^card 'pirates': shots should be light_ or heavy_"),
        ("planets planets=RX days=1", r"^card 'planets': planets should be blocks from R, Y, G, B"),
        ("smugglers strength=1 days=1 goods_loss=1 goods=PP", r"^card 'smugglers': goods should be blocks from R, Y"),
        ("combat_zone lines=beauty:days:3", r"^card 'combat_zone': lines should be crew, engines or cannons"),
        ("combat_zone lines=crew:honour:3", r"^card 'combat_zone': lines should be crew, engines or cannons"),
        ("combat_zone lines=crew:shots:3", r"^card 'combat_zone': lines should be crew, engines or cannons"),
        ("combat_zone lines=crew:days:light_rear", r"^card 'combat_zone': lines should be crew, engines or cannons"),
    ],
)
def test_a_card_that_cannot_be_read_says_why(text: str, expected: str) -> None:
    with pytest.raises(BadInput, match=expected) as problem:
        read_card(text)
    assert "\n" not in str(problem.value)


RINGS = sorted({plan.track for plan in flights().values()})
"""The lengths of all tracks: ships must stand apart on every one of them."""


def _on_ring(track: int) -> Callable[[int], int]:
    return lambda space: space % track


@st.composite
def courses(draw: st.DrawFn) -> Course:
    seats = draw(st.permutations(range(4)))
    flying = draw(st.integers(0, 4))
    spaces = draw(
        st.lists(st.integers(-200, 200), min_size=flying, max_size=flying, unique_by=tuple(map(_on_ring, RINGS)))
    )
    course = Course(dict(zip(seats, spaces, strict=False)), tuple(draw(st.lists(card_texts, max_size=4))))
    course.card = draw(st.none() | st.sampled_from(list(CARDS)))
    course.played = tuple(draw(st.lists(st.sampled_from(list(CARDS)), max_size=4)))
    course.left = {seat: draw(st.sampled_from(["chose_to", "lapped"])) for seat in seats[flying:]}
    return course


@given(courses(), st.sampled_from([*LESSONS, *sheets()]))
def test_any_flight_survives_being_written_and_read(course: Course, round_name: str) -> None:
    flight = read_flight(write_flight(round_name, course))
    assert flight.round == round_name
    assert flight.positions == course.positions
    assert list(flight.positions) == course.order()
    assert flight.deck == [*([course.card] if course.card else []), *course.deck]
    assert flight.played == list(course.played)
    assert flight.left == course.left


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"flight, line 1: expected 'flight' and a round (test, second-test, {CLASSES}), not ''"),
        ("flight V", f"flight, line 1: expected 'flight' and a round (test, second-test, {CLASSES}), not 'flight V'"),
        ("flight I\ntrick 0:1", "flight, line 2: expected track, card, played or left, not 'trick'"),
        ("flight I\ntrack 0", "flight, line 2: expected seat:value, not '0'"),
        ("flight I\ntrack first:3", "flight, line 2: expected seat:value, not 'first:3'"),
        ("flight I\n\ntrack 0:far", "flight, line 3: expected a number of spaces, not 'far'"),
        ("flight I\ntrack 0:1 1:1", "flight, line 2: there is a ship on space 1 already"),
        ("flight I\ntrack 0:1 1:-39", "flight, line 2: there is a ship on space -39 already"),
        ("flight I\ntrack 0:1 0:2", "flight, line 2: seat 0 is named twice"),
        ("flight I\ncard open_space days", "flight, line 2: card: expected name=value, not 'days'"),
    ],
)
def test_a_flight_that_cannot_be_read_says_where_and_why(text: str, message: str) -> None:
    with pytest.raises(BadInput) as problem:
        read_flight(text)
    assert str(problem.value) == message
