"""Ships with all that the box brings, in flights of any cards under any roads, with any answers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.mechanisms.technology.kinds import CYAN
from starboard.galaxy.modules.new_technology.cards import NAMES
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES
from tests.galaxy import hooks
from tests.galaxy.modules.big_expansion.together import BOX, PLAIN_TWIN
from tests.galaxy.modules.rough_roads.travel import roads

GALAXY = GAMES["galaxy"]
FLIGHTS = 40
MOST_ANSWERS = 400
BEFORE_BUILDING = {"nasty_surprise", "made_to_order", "tough_trip", "dead_zone"}
"""Roads that do something before a ship is there."""

RICH = """
ship II
5,6 cannon_booster 3333
6,6 double_cannon 0333 ^
7,6 stasis_chamber 3333 figures=ZZZZ
8,6 bidirectional_cannon 0033 ^
9,6 plating 4434
4,7 engine_cannon 0300 ^
5,7 battery_3 3333 cells=3
6,7 luxury_cabin 3333 figures=H
7,7 starting_cabin 3333 crew=2
8,7 shield 3333 ^
9,7 shield_booster 3333
10,7 cargo_2 3333 goods=YB
5,8 engine_booster 3333
6,8 double_engine 3000 ^
7,8 cabin 3333 alien=cyan
8,8 life_support_cyan 3333
9,8 reactor_furnace 3333
10,8 battery_2 3333 cells=2
5,9 engine 3000 ^
7,9 engine 3000 ^
8,9 battery_special_cargo 3303 cells=2 goods=R
9,9 cabin 3003 crew=2
"""
PLAIN = """
ship II
7,6 cannon 0030 ^
6,7 cabin 0333 crew=2
7,7 starting_cabin 3333 crew=2
8,7 cargo_3 0303 goods=GGB
9,7 battery_2 0003 cells=2
6,8 double_engine 3000 ^
7,8 engine 3000 ^
"""
RICH_TWIN = """
ship IIA
3,6 cannon_booster 0330
4,6 cannon 3333 ^
5,6 stasis_chamber 0333 figures=ZZZZ
6,6 shield 0033 ^
3,7 battery_2 3333 cells=2
4,7 battery_3 3333 cells=3
5,7 cabin 3333 crew=2
6,7 engine_booster 3033
3,8 life_support_cyan 3300
4,8 cabin 3333 alien=cyan
5,8 engine 3000 ^
6,8 double_engine 3000 ^
4,9 reactor_furnace 3000
9,6 double_cannon 0330 ^
10,6 cabin 0333 alien=purple
11,6 life_support_purple 0033
8,7 battery_3 0333 cells=3
9,7 cabin 3333 crew=2
10,7 engine_booster 3333
11,7 structural 3003
8,8 cargo_2 3000 goods=BG
9,8 engine 3000 ^
10,8 engine 3000 ^
"""
SHIPS = {"II": (RICH, PLAIN), "IIA": (RICH_TWIN, PLAIN_TWIN)}


def departed(random: Random) -> Game[Table]:
    """A flight of two to four ships, the leader's a rich one."""
    rich, plain = SHIPS[random.choice(list(SHIPS))]
    ships = [rich, *random.choices((rich, plain), k=random.randint(1, 3))]
    cards = [card for deck in decks_of("first", tuple(BOX)).values() for card in deck]
    options: dict[str, Any] = {**BOX, "rough_roads": "1", "evil_machinations": random.choice(("no", "yes"))}
    options["inspection"] = random.choice(("automatic", "players"))
    if len(ships) == 4:
        options["teams"] = random.choice(("no", "teams"))
    accounts = 2 if options.get("teams") == "teams" else len(ships)
    purses = [random.randint(0, 9) for _ in range(accounts)]
    table = flight(*ships, cards=random.sample(cards, 8), fly_on=False, purses=purses, **options).state.copy()
    for road in random.sample(sorted(set(roads()) - BEFORE_BUILDING), random.randint(0, 4)):
        put_in_force(table, road, None)
    for ship, card in zip(table.ships, random.sample(NAMES, len(NAMES)), strict=False):
        if CYAN in ship.aboard:
            SPECIALIZATIONS.take(table, ship, card)
    return Game.from_state(RULES, table.setup, table)


@pytest.mark.parametrize("number", range(FLIGHTS))
def test_nothing_is_lost_or_untold_and_saves_go_on(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios take components and cards that are elsewhere too, so these two are not counted."""
    monkeypatch.setattr(hooks, "_check_components", lambda _: None)
    monkeypatch.setattr(hooks, "_check_cards", lambda _: None)
    assert GALAXY.check_told is not None
    random = Random(f"flight {number}")
    game = departed(random)
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
