"""Programs on a Trek: they take the title that suits them and build for it."""

import pytest

from starboard.arena.match import Match
from starboard.bots.galaxy.advised import briefing
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.roster import BOTS
from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.briefing import PLAIN
from starboard.galaxy.modules.transgalactic_trek.catalogue import own_titles
from tests.galaxy.modules.transgalactic_trek.treks import LARGE, QUIET, SCOUT, TREK, trek


def test_of_what_it_has_won_a_program_takes_a_title() -> None:
    r = trek(LARGE, SCOUT, SCOUT, titles=("master_engineer", "cruise_captain", "supreme_hauler"))
    choice = SensibleBot(0).choose(r.asked(0), lambda: r.game.view(0))
    assert choice == "title master_engineer", "which is easier to live with in gold"


@pytest.mark.parametrize("title", own_titles())
def test_whoever_holds_a_title_builds_for_it_and_nobody_else_does(title: str) -> None:
    other = next(name for name in own_titles() if name != title)
    for golden in ((), (title,)):
        r = trek(
            SCOUT,
            SCOUT,
            level="III",
            titles=(title, other),
            holders={title: 0, other: 1},
            golden=golden,
            cards=(QUIET, QUIET),
        )
        table = r.game.view(None).table
        assert (briefing(table, 0) == PLAIN) == (title == "master_engineer"), "many components are always good"
        assert briefing(table, 0) != briefing(table, 1)


def test_programs_come_to_the_end_of_a_trek() -> None:
    game = Game.new(RULES, RULES.setup(2, {"rounds": TREK}), "bots")
    Match(game, [BOTS["galaxy"]["sensible"](f"trek {seat}") for seat in range(2)]).play_out()
    assert game.over
