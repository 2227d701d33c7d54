"""Every two roads in one flight, with whatever is asked and told; pure seams; saves; bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations, count
from random import Random

import pytest

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Chance, Game
from starboard.galaxy import RULES
from starboard.galaxy.bank import CELLS
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.flight.damage import evict_figures
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.mechanisms.roads.ships import dead_squares
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy.modules.rough_roads.travel import roads
from tests.galaxy.roads import covering
from tests.galaxy.seams.test_flying import EVERY_KIND
from tests.galaxy.seams.twice import ask_twice

GALAXY = GAMES["galaxy"]
SAVED_EVERY = 10
"""After so many answers a game is saved, and goes on from what was saved."""
BLOCK = 5
"""How many roads a flight of these tests has: more than a table would agree on."""


def blocks() -> list[tuple[str, ...]]:
    """Groups of roads so that every two of them are together in one."""
    return covering(list(roads()), BLOCK)


@cache
def launched() -> Table:
    """Three ships that sensible bots have built on a quiet road, ready to fly."""
    setup = RULES.setup(3, {"rounds": "II", "pace": "turns", "rough_roads": "3"})
    table = RULES.start(setup, Chance("roads"))
    table.in_play = ()
    table.arrange_seams()
    game = Game.from_state(RULES, setup, table)
    bots = [SensibleBot(seat) for seat in range(setup.seats)]
    while game.state.course is None:
        (seat, *_) = game.seats_asked()
        decision = game.decision(seat)
        assert decision is not None
        game.answer(seat, decision.id, bots[seat].choose(decision, partial(game.view, seat)))
    return game.state


def on_the_road(names: Sequence[str], seed: str) -> Game[Table]:
    """Those ships before a card of every kind, in any order, with these roads in force and a few credits."""
    table = launched().copy()
    table.flight.deck = tuple(Random(seed).sample(list(EVERY_KIND.values()), len(EVERY_KIND)))
    for seat, amount in enumerate((9, 4)):
        table.earn(seat, amount, "goods")
    table.put_into_play("rough_roads")
    for name in names:
        put_in_force(table, name, None)
    for ship in table.ships:
        _clear(table, ship, dead_squares(table, ship.board))
        evict_figures(table, ship)
    return Game.from_state(RULES, table.setup, table)


def _clear(table: Table, ship: Ship, squares: int) -> None:
    """What nobody could have put there goes back to the bank."""
    for square in bits(squares):
        table.bank.take(CELLS, ship.cells.get(square, 0))
        table.bank.take_figures(ship.figures.get(square, ""))
    ship.cells = {square: count for square, count in ship.cells.items() if not squares >> square & 1}
    ship.figures = {square: letters for square, letters in ship.figures.items() if not squares >> square & 1}


def play_out(game: Game[Table], random: Random) -> None:
    assert GALAXY.check_told is not None
    for number in count():
        if game.over:
            return
        if number % SAVED_EVERY == 0:
            loaded = Game.load(RULES, game.save())
            assert loaded.hash() == game.hash()
            game = loaded
        before = game.state.copy()
        game.answer(*next_answer(GALAXY, game, random))
        GALAXY.check_conserved(game)
        GALAXY.check_told(before, game.events, game.state)


def test_blocks_have_every_two_roads() -> None:
    together = {pair for group in blocks() for pair in combinations(group, 2)}
    assert together == set(combinations(roads(), 2))


@pytest.mark.parametrize("names", blocks(), ids="-".join)
def test_every_two_roads_are_flown_together(names: tuple[str, ...]) -> None:
    random = Random(f"together {names}")
    play_out(on_the_road(names, str(names)), random)


def test_pure_seams_of_roads_change_nothing_and_saves_go_on_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_twice(monkeypatch)
    names = ["piercing_projectiles", "bum_batteries", "explosive_goods", "dead_zone", "defective_connectors"]
    game, random = on_the_road([*names, "big_baddies", "bad_luck", "deja_vu", "somersault"], "pure"), Random("pure")
    while not game.over:
        loaded = Game.load(RULES, game.save())
        answer = next_answer(GALAXY, game, random)
        for each in (game, loaded):
            each.answer(*answer)
        assert loaded.hash() == game.hash()
