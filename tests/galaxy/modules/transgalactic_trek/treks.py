"""Treks under way: any of its flights, with these titles, holders and golden sides."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.titles import golden as in_gold
from starboard.galaxy.modules.transgalactic_trek.memory import remember
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

TREK = "second-I second-II second-III"
LEVELS = ("I", "II", "III")
QUIET = "abandoned_ship crew_loss=99 credits=1 days=1"


def trek(
    *ships: str,
    level: str = "I",
    titles: Sequence[str],
    holders: Mapping[str, int] | None = None,
    golden: Sequence[str] = (),
    cards: Sequence[str] = (QUIET,),
    purses: Sequence[int] = (),
    at: Sequence[int] | None = None,
    dice: Sequence[int] = (),
    fly_on: bool = True,
    **options: Any,
) -> Rehearsal[Table]:
    """These ships in one flight of a Trek; their texts are for the board of level I."""
    texts = [ship.replace("ship I\n", f"ship second-{level}\n") for ship in ships]
    r = flight(
        *texts, cards=cards, purses=purses, at=at, dice=dice, fly_on=False, rounds=TREK, edition="second", **options
    )
    table = r.game.state.copy()
    table.round = LEVELS.index(level)
    remember(table, titles=list(titles), holders=dict(holders or {}), golden=list(golden))
    for title in golden:
        table.put_into_play(in_gold(title), ((holders or {})[title],))
    rehearsal = Rehearsal(Game.from_state(RULES, table.setup, table))
    return rehearsal.all_choose("fly on") if fly_on else rehearsal


SCOUT = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
7,8 engine 3000 ^
"""
"""3 components; the engine and the cannon are a corridor each."""

LARGE = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
7,8 engine 3000 ^
8,7 cabin 0003
6,7 battery_2 0300
"""
"""5 components, and a cabin with a view."""
