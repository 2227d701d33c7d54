"""The one way of every hit: what it tells of its way, and the places where modules are asked on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import pytest

from starboard.engine import Event, Game
from starboard.engine.rehearsal import Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.catalog.boards import Lane, bits, board, mask_of
from starboard.galaxy.catalog.components import LEFT, RIGHT, SIDES
from starboard.galaxy.flight.hazards import aims
from starboard.galaxy.flight.hits import Cause, Happened, Hit
from starboard.galaxy.notation import read_card
from starboard.galaxy.presentation import PRESENTATION
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.words import words_for

LONG = """
ship I
7,6 structural 3333
7,7 starting_cabin 3333
7,8 structural 3333
6,8 structural 3333
5,8 structural 3333
"""
LARGE, SMALL, SABOTAGE = "meteors meteors=large_front", "meteors meteors=small_front", "sabotage"


class Toy:
    """A modifier with one method, given as a function."""

    name = "toy"
    rank: ClassVar[Mapping[str, int]] = {}

    def __init__(self, **seams: Callable[..., Any]) -> None:
        for seam, function in seams.items():
            setattr(self, seam, function)


Meet = Callable[..., Rehearsal[Table]]


@pytest.fixture
def meet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Meet]:
    """Lets two such ships meet a card, the first of them with a modifier that has these seams."""

    def meeting(card: str, *dice: int, **seams: Callable[..., Any]) -> Rehearsal[Table]:
        monkeypatch.setattr(registry, "modifiers", lambda: {"toy": Toy(**seams)})
        registry._seams.cache_clear()
        table = flight(LONG, LONG, cards=[card, "stardust"], dice=dice, fly_on=False).state.copy()
        table.put_into_play("toy", (0,))
        return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")

    yield meeting
    registry._seams.cache_clear()


def lost(r: Rehearsal[Table], seat: int = 0) -> list[str]:
    return [event.data["square"] for event in r.events("component_destroyed", seat)]


def test_a_meteor_tells_its_way_to_the_square_it_strikes() -> None:
    (meteor,) = flight(LONG, LONG, cards=[LARGE, "stardust"], dice=[7]).events("meteor")
    aim = {"side": "front", "line": "7", "way": [(2, -1), (2, 1)], "square": "7,6"}
    assert meteor.data["aims"] == {"0": [aim], "1": [aim]}


def test_what_misses_tells_its_way_past_the_ship() -> None:
    (meteor,) = flight(LONG, LONG, cards=["meteors meteors=small_right", "stardust"], dice=[4]).events("meteor")
    assert meteor.data["aims"]["0"] == [{"side": "right", "line": "", "way": [(5, -1), (-1, -1)], "square": None}]


def test_a_shot_aims_only_at_the_beaten() -> None:
    card = "pirates strength=1 days=1 shots=heavy_left credits=1"
    armed = LONG + "8,7 cannon 0003 ^\n"
    r = flight(LONG, armed, LONG, cards=[card, "stardust"], dice=[8])
    (shot,) = r.events("shot")
    assert shot.data["aims"] == {
        "0": [{"side": "left", "line": "8", "way": [(-1, 3), (0, 3)], "square": "5,8"}],
        "2": [{"side": "left", "line": "8", "way": [(-1, 3), (0, 3)], "square": "5,8"}],
    }


def test_sabotage_tells_every_spot_it_looks_at() -> None:
    r = flight(LONG, LONG + "8,7 cabin 0003\n", cards=[SABOTAGE, "stardust"], dice=[2, 7, 5, 5, 6, 8])
    tried = [(event.data["attempt"], event.data["spot"], event.data["square"]) for event in r.events("sabotage_tried")]
    assert tried == [(1, (-3, 2), None), (2, (0, 0), None), (3, (1, 3), "6,8")]
    assert lost(r) == ["6,8"]


def test_a_module_may_move_a_hit_on_one_ship(meet: Meet) -> None:
    def thrusters(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Any:
        yield from ()
        return hit, tuple(ship.board.shifted(lane, LEFT) for lane in lanes)

    r = meet(LARGE, 7, incoming=thrusters).choose(0, "7,6")
    assert (lost(r), lost(r, 1)) == (["6,8"], ["7,6"])
    (diverted,) = r.events("diverted")
    assert diverted.data["aims"] == {"0": [{"side": "front", "line": "6", "way": [(1, -1), (1, 3)], "square": "6,8"}]}


def test_a_module_may_move_a_hit_off_the_ship_and_onto_it(meet: Meet) -> None:
    def thrusters(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Any:
        yield from ()
        return hit, tuple(ship.board.shifted(lane, RIGHT) for lane in lanes)

    assert lost(meet(LARGE, 7, incoming=thrusters)) == []
    assert lost(meet(LARGE, 4, incoming=thrusters)) == ["5,8"]


def test_a_module_may_keep_a_hit_away(meet: Meet) -> None:
    def none(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Any:
        yield from ()

    r = meet(LARGE, 7, incoming=none)
    assert (lost(r), lost(r, 1)) == ([], ["7,6"])
    assert not r.events("diverted")


def test_a_hit_may_change_its_side_and_weight(meet: Meet) -> None:
    def inverted(table: Table, ship: Ship, hit: Hit, lanes: tuple[Lane, ...]) -> Any:
        yield from ()
        turned = hit._replace(side=LEFT, heavy=True)
        return turned, ship.board.impacts(turned.side, turned.rolled)

    assert lost(meet(SMALL, 8, incoming=inverted)) == ["5,8"]


def test_what_is_doomed_goes_together_until_nothing_is_added(meet: Meet) -> None:
    def explosive(table: Table, ship: Ship, squares: int, cause: Cause) -> int:
        """What is destroyed takes along what stands beside it, except cabins."""
        for square in bits(squares):
            squares |= ship.board.around[square] if cause.what == "large_meteor" else 0
        return squares & ~mask_of(ship.layout.squares_with("cabin"))

    r = meet("meteors meteors=large_left", 8, doomed=explosive)
    assert lost(r) == ["5,8", "6,8", "7,8"]
    assert lost(r, 1) == ["5,8"]


def test_a_module_learns_what_was_destroyed_after_the_part_was_chosen(meet: Meet) -> None:
    seen: list[tuple[str, Happened]] = []

    def after(name: str) -> Callable[..., Any]:
        def remember(table: Table, ship: Ship, happened: Happened) -> Any:
            yield from ()
            seen.append((name, happened))

        return remember

    r = meet("meteors meteors=large_rear", 6, after_components=after("components"), after_hit=after("hit"))
    board = r.state.ships[0].board
    assert r.asked(0).question == "keep_part"
    assert not seen
    r.choose(0, "7,6")
    names = [name for name, _ in seen]
    assert names == ["components", "hit"]
    happened = seen[0][1]
    assert happened == seen[1][1]
    assert happened.cause.what == "large_meteor"
    assert happened.cause.hit is not None
    assert happened.cause.hit.rolled == (1, 5)
    assert happened.destroyed == 1 << board.squares["6,8"]
    assert happened.lost == happened.destroyed | 1 << board.squares["5,8"]


@pytest.mark.parametrize(("card", "dice"), [(LARGE, 2), (SMALL, 12)])
def test_a_module_learns_of_a_miss_too(meet: Meet, card: str, dice: int) -> None:
    seen: list[Happened] = []

    def remember(table: Table, ship: Ship, happened: Happened) -> Any:
        yield from ()
        seen.append(happened)

    meet(card, dice, after_hit=remember)
    assert [(happened.destroyed, happened.lost) for happened in seen] == [(0, 0)]


def test_a_plated_side_stops_any_hit_and_the_other_sides_do_not() -> None:  # BX-4.53, AX-3.61, KX-4.5
    plated = LONG.replace("7,6 structural 3333", "7,6 structural 4333")
    heavy = "pirates strength=9 days=1 shots=heavy_front credits=1"
    for card in (LARGE, SMALL, heavy):
        r = flight(plated, plated, cards=[card, "stardust"], dice=[7])
        assert lost(r) == []
        assert [event.data["square"] for event in r.events("bounced", 0)] == ["7,6"]
    assert lost(flight(plated, plated, cards=["meteors meteors=large_left", "stardust"], dice=[6])) == ["7,6"]
    assert lost(flight(plated, plated, cards=[SABOTAGE, "stardust"], dice=[7, 6])) == ["7,6"]


@pytest.mark.parametrize(
    "card", ["meteors meteors=large_front", "pirates strength=9 days=1 shots=heavy_front credits=1"]
)
def test_no_dice_are_rolled_where_nobody_flies(card: str) -> None:
    table = flight(LONG, LONG, cards=[card, "stardust"], fly_on=False).state.copy()
    table.flight.positions.clear()
    assert list(read_card(card).play(table)) == []
    assert not table.events


@pytest.mark.parametrize(
    ("key", "side", "dice", "said"),
    [
        ("I", "front", (3, 4), "A large meteor from the front, on a roll of 7."),
        ("IA", "front", (4, 4), "A large meteor from the front, in column 6/7/8, on a roll of 8."),
        ("IA", "left", (4, 4), "A large meteor from the left, in row 6/7/8, on a roll of 8."),
        ("second-IIA", "front", (2, 3), "A large meteor from the front, in columns 5, 9, on a roll of 5."),
        ("I", "front", (1, 1), "A large meteor from the front, on a roll of 2."),
    ],
)
def test_the_story_says_in_which_line_a_hit_comes(key: str, side: str, dice: tuple[int, int], said: str) -> None:
    ship = Ship(0, Layout.of(board(key), []))
    hit = Hit("meteor", True, SIDES.index(side), dice)
    told = Event("meteor", None, {"size": "large", "side": side, "total": sum(dice), "aims": aims([ship], hit)})
    assert PRESENTATION.event(told, 0, words_for("en", "starboard.galaxy")) == said
