"""Any ships with all that both boxes bring, in flights of any cards under any roads, with any team and any answers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy import hooks
from tests.galaxy.modules.another_big_expansion.random_ships import CLASSES, boards, ship
from tests.galaxy.modules.rough_roads.travel import roads
from tests.galaxy.modules.support_team.hiring import hire

GALAXY = GAMES["galaxy"]
FLIGHTS = 36
"""Four of each class."""
MOST_ANSWERS = 250
BEFORE_BUILDING = {"nasty_surprise", "made_to_order", "tough_trip", "dead_zone"}
"""Roads that do something before a ship is there."""
BOTH: dict[str, Any] = {
    "new_technology": "yes",
    "new_ship_classes": "yes",
    "bonus_cards": "yes",
    "newer_technology": "yes",
    "newer_ship_classes": "yes",
    "newer_cards": "yes",
    "intruders": "yes",
    "support_team": "dealt",
    "rough_roads": "1",
}


def departed(random: Random, name: str) -> Game[Table]:
    """A flight of two to five ships, with up to three roads and up to three people for everybody."""
    count = random.randint(2, 5)
    ships = [ship(random, key) for key in boards(random, name, count)]
    options = {**BOTH, "evil_machinations": random.choice(("no", "yes")), "fifth_wheel": "yes" if count > 4 else "no"}
    cards = [card for deck in decks_of("first", tuple(options)).values() for card in deck]
    purses = [random.randint(0, 9) for _ in ships]
    told = flight(*ships, cards=random.sample(cards, 10), fly_on=False, purses=purses, round_name=name, **options)
    table = told.state.copy()
    for road in random.sample(sorted(set(roads()) - BEFORE_BUILDING), random.randint(0, 3)):
        put_in_force(table, road, None)
    names = random.sample(sorted(people()), len(people()))
    hire(table, {seat: " ".join(names[3 * seat : 3 * seat + random.randint(0, 3)]) for seat in range(count)}, both=True)
    return Game.from_state(RULES, table.setup, table)


@pytest.mark.parametrize("number", range(FLIGHTS))
def test_nothing_is_lost_or_untold_and_saves_go_on(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios take components and cards that are elsewhere too, so these two are not counted."""
    monkeypatch.setattr(hooks, "_check_components", lambda _: None)
    monkeypatch.setattr(hooks, "_check_cards", lambda _: None)
    assert GALAXY.check_told is not None
    random = Random(f"both boxes {number}")
    game = departed(random, CLASSES[number % len(CLASSES)])
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
