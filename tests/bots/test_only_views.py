from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from starboard.arena.match import Match
from starboard.bots.player import Look, Player
from starboard.bots.roster import BOTS
from starboard.engine import Decision, Game, View
from starboard.galaxy.view import TableView
from starboard.games import game


class ThroughPaper:
    """Gives a player a decision and a view that were written to JSON and read back: data and nothing behind it."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, decision: Decision, look: Look) -> str:
        return self._player.choose(_reread(decision.plain(), Decision), lambda: _reread_view(look()))


def _reread(thing: Any, kind: type[Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)


def _reread_view(view: View) -> View:
    plain: View = _reread(view, View)
    return msgspec.structs.replace(plain, table=msgspec.convert(plain.table, TableView))


def _play(bot: str, seat_at: Callable[[Player], Player]) -> Game[Any]:
    rules = game("galaxy").rules
    table = Game.new(rules, rules.setup(2, {"rounds": "I II"}), "paper")
    Match(table, [seat_at(BOTS["galaxy"][bot](f"paper {seat}")) for seat in range(2)]).play_out()
    return table


@pytest.mark.parametrize("bot", BOTS["galaxy"])
def test_bots_of_galaxy_need_nothing_but_decisions_and_views(bot: str) -> None:
    on_paper = _play(bot, ThroughPaper)
    assert on_paper.over
    assert on_paper.log.entries == _play(bot, lambda player: player).log.entries
