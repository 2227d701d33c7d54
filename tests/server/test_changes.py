"""Whoever applies the ops of every update has, after each of them, exactly the JSON of what is to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from starboard import games
from starboard.engine import Game, Overlay, laid_over
from starboard.server import journal
from starboard.server.audience import Audience
from starboard.server.changes import changes, changes_of_overlay, lie_beside
from starboard.server.load.patch import apply_ops
from starboard.server.protocol import ByeCode, Language
from starboard.server.room import room_shown
from starboard.server.scene import Scene
from starboard.server.table import Table
from tests.every_game.play import next_answer, random_setup
from tests.every_game.registered import GAMES

MOST_ANSWERS = 400


class Client:
    """Follows a table as a browser does, over a line that loses nothing."""

    def __init__(self) -> None:
        self.sight: Any = None
        self.number = 0
        self.acts: list[str] = []

    def send(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        if heard["is"] == "welcome":
            self.sight, self.number = heard["sight"], heard["n"]
        elif heard["is"] == "update":
            assert heard["n"] > self.number
            self.number = heard["n"]
            apply_ops(self.sight, heard["ops"])

    def close(self, code: ByeCode, reason: str = "") -> None:
        raise AssertionError(code)


def as_json(thing: Any) -> bytes:
    """Equal only for the same JSON: 1, 1.0 and true are three things."""
    return msgspec.json.encode(thing, order="sorted")


def random_entries(name: str, random: Random, table: Table) -> Iterator[journal.AnyEntry]:
    """What happens at a table from its opening to the end of a random game, each just before it is applied."""
    rules = table.entry.rules
    for number in range(len(table.seats)):
        yield journal.Taken(seat=number, name=f"Player {number}", key="key")
    yield journal.Started(seed=str(random.random()), version=rules.version_of(table.setup), at=0.0, bot="random")
    game: Game[Any] | None = table.game
    assert game is not None
    for answer in range(MOST_ANSWERS):
        if game.over:
            return
        undoing = next((seat for seat in range(len(table.seats)) if game.may_undo(seat)), None)
        if undoing is not None and random.random() < 0.05:
            yield journal.Undone(seat=undoing, time=game.time)
            continue
        if answer % 100 == 50:
            yield journal.Spoke(seat=0, name="Player 0", text="Hello")
        seat, decision, option, time = next_answer(GAMES[name], game, random)
        yield journal.Answered(seat=seat, decision=decision, option=option, time=time)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", games.GAMES)
def test_updates_applied_one_after_the_other_give_exactly_what_is_to_be_seen(name: str, seed: int) -> None:
    random = Random(f"{name} {seed}")
    setup = random_setup(GAMES[name], random)
    table = Table("t", journal.Opened(game=name, seats=setup.seats, options=setup.options, private=False), 0.0)
    scene = Scene(table, room_shown(table))
    languages: list[Language | None] = ["en", "fr", None]
    audiences = [
        Audience(seat, languages[(seed + number) % 3], scene) for number, seat in enumerate([None, *range(setup.seats)])
    ]
    clients = [Client() for _ in audiences]
    for audience, client in zip(audiences, clients, strict=True):
        audience.lines.add(client)
        audience.welcome(client, None, 0.0, "")
    for entry in random_entries(name, random, table):
        events = table.apply(entry)
        scene.go_on(table, room_shown(table), events)
        for audience, client in zip(audiences, clients, strict=True):
            message = audience.look(0.0)
            if message is not None:
                client.send(message)
            assert as_json(client.sight) == as_json(audience.sight), (entry, audience.seat)
            if table.game is not None:  # a copy works everything out anew
                assert as_json(client.sight["game"]) == as_json(table.game.copy().view(audience.seat)), entry


class Part(msgspec.Struct, frozen=True):
    """A part with a name for anything."""

    thing: Any


THINGS: list[Any] = [
    None,
    True,
    1,
    1.0,
    0,
    False,
    "1",
    [],
    [1, 2, 3],
    [1, 3],
    [1.0, True, 3],
    (1, 2, 3),
    [0, 1, 2, 2, 3],
    [None],
    [[True], [2]],
    [[1], [2]],
    [[1], [2], [2]],
    {},
    {"a": 1},
    {"a": True},
    {"b": 1, "a": {"c": []}},
    {"a": {"c": [1], "d": None}},
    [{"a": 1}, {"b": 2}],
    [{"a": 1}, {"b": 2.0}],
    [{"a": 1}],
    [{"a": 1}, 3],
    [3, {"a": 1}],
    Part(1),
    Part([Part(1), Part(2)]),
    Part([Part(1), Part(2.0)]),
    [Part(1), {"thing": 1}],
]


def test_any_two_things_are_told_apart_and_turned_into_each_other() -> None:
    for old in THINGS:
        for new in THINGS:
            before, after = Part(old), Part(new)
            document = msgspec.json.decode(msgspec.json.encode(before))
            ops = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
            apply_ops(document, ops)
            assert as_json(document) == as_json(after), (old, new)
            assert not ops or as_json(before) != as_json(after), (old, new)


def test_an_overlay_that_lies_where_it_lay_is_compared_alone() -> None:
    picture = Part({"hand": None, "pile": [None, None], "open": 1})
    old = Overlay(thing=Overlay(hand=3, pile=Overlay({1: "a"})))
    new = Overlay(thing=Overlay(hand=3.0, pile=Overlay({1: "b"})))
    ops = changes_of_overlay(old, new)
    assert ops == [[["thing", "hand"], 3.0], [["thing", "pile", 1], "b"]]
    document = msgspec.json.decode(msgspec.json.encode(laid_over(picture, old)))
    apply_ops(document, ops)
    assert as_json(document) == as_json(laid_over(picture, new))


@pytest.mark.parametrize("other", [Overlay(), Overlay(thing=1), Overlay(thing=Overlay(pile=3))])
def test_an_overlay_that_lies_elsewhere_cannot_be_compared_alone(other: Overlay) -> None:
    here = Overlay(thing=Overlay(hand=3))
    assert changes_of_overlay(here, other) is None
    assert changes_of_overlay(other, here) is None


@pytest.mark.parametrize(
    ("path", "beside"),
    [
        (["time"], True),
        (["thing", "open"], True),
        (["thing", "pile", 0], True),
        (["thing"], False),
        (["thing", "pile"], False),
        (["thing", "pile", 1], False),
        (["thing", "pile", 1, "deeper"], False),
    ],
)
def test_what_changes_below_or_around_an_overlay_does_not_lie_beside_it(path: list[str | int], beside: bool) -> None:
    assert lie_beside([[path, 1]], Overlay(thing=Overlay(pile=Overlay({1: "a"})))) is beside
