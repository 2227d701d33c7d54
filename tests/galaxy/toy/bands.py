"""Ships with bands in flight, to meet cards with."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

BAND_SHIP = """
ship I
7,6 double_cannon 0030 ^
8,6 cabin 0030 crew=2
5,7 cargo_3 0330 goods=B
6,7 bandstand 0333 ^
7,7 starting_cabin 3333 crew=2
8,7 battery_2 3003 cells=2
5,8 shield 3000 ^
6,8 double_engine 3000 ^
7,8 engine 3000 ^
"""
"""A ship with a bandstand on 6,7, everything that can be powered, and a block to lose."""

PLAIN_SHIP = BAND_SHIP.replace("6,7 bandstand 0333 ^", "6,7 structural 0333")
"""The same without its band."""

PARADE = "parade credits=2 floats=drum:1"
SALE = "instrument_sale goods=YB days=1"
ENCORE = "encore credits=4"
TUNES = ("march", "waltz", "polka")


def bidders(*purses: int, fly_on: bool = True, cards: Sequence[str] = (SALE, ENCORE)) -> Rehearsal[Table]:
    """Ships without bands before cards to bid on, the first one leading, each with its credits."""
    return flight(*(PLAIN_SHIP,) * len(purses), cards=[*cards, "nothing"], purses=purses, fly_on=fly_on, toy="yes")


def bands(ships: int, *cards: str, tempo: str = "slow") -> Game[Table]:
    """So many ships before these cards, each with a musician, a drum major and a tune; the first one has hummed."""
    told = flight(*(BAND_SHIP,) * ships, cards=cards, fly_on=False, toy="yes", toy_tempo=tempo)
    table = told.state.copy()
    for ship in table.ships:
        stand = ship.board.squares["6,7"]
        ship.board_figures(stand, "M")
        table.bank.give_figures("M")
        ship.marks = {stand: "gilded"}
    table.drawers = {
        "toy": {
            "tunes": list(TUNES[:ships]),
            "hummed": [0],
            "rehearsed": ["march"] * ships,
            "majors": {str(ship.seat): ship.board.squares["6,7"] for ship in table.ships},
        }
    }
    return Game.from_state(RULES, table.setup, table)
