"""Any ships with all that all boxes bring, on any mission, in flights of any cards and supercards, with any answers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.bank import CELLS
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.choosing import can_fly
from starboard.galaxy.modules.missions.memory import note
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.modules.missions.supercards.dealing import DECK
from starboard.galaxy.modules.missions.tally import note_launch
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.scenario import flight
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.ship.working import room_on
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy import hooks
from tests.galaxy.modules.another_big_expansion.random_ships import CLASSES, boards, ship
from tests.galaxy.modules.another_big_expansion.test_random_flights import BEFORE_BUILDING, BOTH
from tests.galaxy.modules.rough_roads.travel import roads
from tests.galaxy.modules.support_team.hiring import hire

GALAXY = GAMES["galaxy"]
FLIGHTS = 36
"""Four of each class."""
MOST_ANSWERS = 250
USUAL, SUPER = 5, 6
"""How many cards of each sort."""


def departed(random: Random, name: str) -> Game[Table]:
    """A flight of two to five ships, with up to two roads and up to two people for everybody."""
    count = random.randint(2, 5)
    ships = [ship(random, key) for key in boards(random, name, count)]
    options = {**BOTH, "missions": "chosen", "evil_machinations": random.choice(("no", "yes"))}
    options["fifth_wheel"] = "yes" if count > 4 else "no"
    decks = decks_of("first", tuple(options))
    usual = [card for level, deck in decks.items() if level != DECK for card in deck]
    cards = [*random.sample(usual, USUAL), *random.sample(list(decks[DECK]), SUPER)]
    purses = [random.randint(0, 30) for _ in ships]
    shuffled = random.sample(cards, len(cards))
    told = flight(*ships, cards=shuffled, fly_on=False, purses=purses, round_name=name, **options)
    table = told.state.copy()
    mission = random.choice([job for job in missions().values() if can_fly(table, job)])
    begin(table, mission)
    for each in table.ships:
        unload_what_has_no_room(table, each)
    note_launch(table)
    if mission.escort is not None:
        note(table, escort=min(table.flight.positions.values()) - 1)
    for road in random.sample(sorted(set(roads()) - BEFORE_BUILDING), random.randint(0, 2)):
        put_in_force(table, road, None)
    names = random.sample(sorted(people()), len(people()))
    hire(table, {seat: " ".join(names[3 * seat : 3 * seat + random.randint(0, 2)]) for seat in range(count)}, both=True)
    return Game.from_state(RULES, table.setup, table)


def unload_what_has_no_room(table: Table, ship: Ship) -> None:
    """Nothing is loaded in dead zones, and neither crew nor tokens beside what is radioactive (MX-R-37)."""
    for square, _ in ship.layout.placed():
        room: Any = room_on(table, ship, square)
        for letter in ship.figures.get(square, ""):
            if letter not in room.who + room.apart:
                ship.dismiss_figure(square, letter)
                table.bank.take(letter)
        if ship.cells.get(square, 0) > room.cells:
            table.bank.take(CELLS, ship.cells[square])
            ship.cells = {other: tokens for other, tokens in ship.cells.items() if other != square}
        if len(ship.goods.get(square, "")) > room.holds:
            table.bank.take_blocks(ship.goods[square])
            ship.goods = {other: blocks for other, blocks in ship.goods.items() if other != square}


def fly(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios take components and cards that are elsewhere too, so these two are not counted."""
    monkeypatch.setattr(hooks, "_check_components", lambda _: None)
    monkeypatch.setattr(hooks, "_check_cards", lambda _: None)
    assert GALAXY.check_told is not None
    random = Random(f"missions and all boxes {number}")
    game = departed(random, CLASSES[number % len(CLASSES)])
    GALAXY.check_conserved(game)
    for count in range(MOST_ANSWERS):
        if game.over:
            break
        if count % 20 == 0:
            loaded = Game.load(RULES, game.save())
            assert loaded.hash() == game.hash()
            game = loaded
        before, answer = game.state.copy(), next_answer(GALAXY, game, random)
        decision = game.decision(answer.seat)
        assert decision is not None
        assert isinstance(decision.about, Mapping), "facts are worked out only when somebody looks"
        game.answer(*answer)
        GALAXY.check_conserved(game)
        GALAXY.check_told(before, game.events, game.state)


@pytest.mark.parametrize("number", range(FLIGHTS))
def test_nothing_is_lost_or_untold_and_saves_go_on(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fly(number, monkeypatch)
