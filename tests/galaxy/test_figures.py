"""A kind of figure that a module brings: its folder is all it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES, registry
from starboard.galaxy.notation import read_ship, write_ship
from starboard.galaxy.presentation.ships import ship_board
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.seen import ship_view
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import Room
from starboard.galaxy.table import Table
from tests.galaxy.hooks import check_told
from tests.galaxy.rules.ships_flight import QUIET, SCOUT

LINER = """
ship I
8,6 cabin 0030 figures=SS
6,7 cabin 0300 figures=HS
7,7 starting_cabin 3333 crew=2
8,7 structural 3333 marks=fragile
7,8 engine 3000 ^
"""


@pytest.fixture(autouse=True)
def sleepers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A galaxy with one module more."""
    read = (registry.modules, registry.figures, registry.crew_letters, registry.human_letters)
    monkeypatch.setenv(registry.MORE_MODULES, "tests.galaxy.sleepers")
    for what in read:
        what.cache_clear()
    yield
    monkeypatch.undo()
    for what in read:
        what.cache_clear()


def raided(amount: int) -> Rehearsal[Table]:
    return flight(LINER, SCOUT, cards=[f"slavers strength=9 days=1 crew_loss={amount} credits=1", QUIET])


def test_texts_of_ships_name_it_by_its_letter() -> None:
    ship = read_ship(LINER)
    at = ship.board.squares
    assert ship.figures == {at["8,6"]: "SS", at["6,7"]: "HS", at["7,7"]: "HH"}
    assert ship.marks == {at["8,7"]: "fragile"}
    assert read_ship(write_ship(ship)).data() == ship.data()


def test_it_is_seen_and_drawn_but_counts_as_crew_only_if_it_is() -> None:
    seen = ship_view(read_ship(LINER), 0)
    assert seen.figures == {"8,6": "SS", "6,7": "HS", "7,7": "HH"}
    assert seen.crew == 3
    drawn = ["".join(text for text, _ in line) for line in ship_board(seen, None, {})]
    assert any("(zz)" in line for line in drawn)
    assert any("(☺z)" in line for line in drawn)
    assert any("╬*" in line for line in drawn)


def test_whoever_is_no_crew_is_not_chosen_and_sleeps_on() -> None:
    r = raided(1)
    assert set(r.options(0)) == {"6,7", "7,7"}
    r.choose(0, "6,7")
    assert r.game.view(0).table.ships[0].figures == {"8,6": "SS", "6,7": "S", "7,7": "HH"}


def test_it_goes_back_to_the_ledger_with_its_component_and_events_say_so() -> None:
    r = flight(LINER, SCOUT, cards=["combat_zone lines=engines:shots:heavy_front", QUIET], dice=[8], fly_on=False)
    before = r.state.copy()
    assert before.bank.ledger["S"] == -3
    r.choose(0, "fly on").choose(1, "fly on")
    assert r.state.bank.ledger["S"] == -1
    gone = r.events("component_destroyed", 0)[0].data["now"]
    assert gone == {"pieces": {"8,6": None}, "figures": {"8,6": None}}


class Dormitory:
    """Cabins that are not the first are for sleepers, three in each."""

    name = "dormitory"
    rank: ClassVar[Mapping[str, int]] = {}

    def room(self, table: Table, ship: Ship, square: int, room: Room) -> Room:
        return room._replace(berths=3, who="S") if ship.layout.at(square).parts.cabin == "crew" else room


def test_it_moves_in_as_often_as_there_is_room_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "modifiers", lambda: {Dormitory.name: Dormitory()})
    registry._seams.cache_clear()
    liner = re.sub(r" (figures|crew|marks)=\w+", "", LINER)
    table = yard(ships=[liner]).state.copy()
    table.put_into_play(Dormitory.name)
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "finish 1").choose(1, "finish 2")
    registry._seams.cache_clear()
    assert r.game.view(0).table.ships[0].figures == {"8,6": "SSS", "6,7": "SSS", "7,7": "HH"}
    assert r.state.bank.ledger["S"] == -6


def test_a_saved_game_keeps_it() -> None:
    game = raided(1).game
    again = Game.load(RULES, game.save())
    assert again.hash() == game.hash()
    assert again.state.bank.ledger["S"] == -3
    check_told(game.state, (), again.state)
