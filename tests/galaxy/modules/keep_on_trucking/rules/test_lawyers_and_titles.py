"""The Lawyer of New Technologies in a Trek: scores that fall just short."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.transgalactic_trek.memory import remember
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.more_technologies.rules.life import CYAN, SCOUT, taught
from tests.galaxy.modules.more_technologies.rules.test_cyan import EMBASSY
from tests.galaxy.modules.transgalactic_trek.treks import TREK, trek

ENGINEER = "master_engineer"


def titled(*ships: str, title: str = ENGINEER, lawyer: str | None = "second_lawyer", **said: Any) -> list[int]:
    """Who is paid for a title, if the first ship has this alien aboard."""
    texts = [ship.replace("second-II", "I") for ship in ships]
    r = trek(*texts, titles=[title], fly_on=False, more_technologies="yes", **said)
    r = taught(r, lawyer).all_choose("fly on")
    return sorted(line["seat"] for line in r.state.results[0]["lines"] if line["kind"] == "trek_title")


def larger(components: int) -> str:
    """The scout with so many components more: 3 in all, and these."""
    squares = ("8,7 structural 0303", "9,7 structural 0003", "6,7 structural 0303", "5,7 structural 0300")
    return SCOUT + "".join(f"{square}\n" for square in squares[:components])


@pytest.mark.rule("KX-10.13", "KX-EX-12")
@pytest.mark.parametrize(("more", "winners"), [(2, [0, 1]), (3, [0, 1]), (4, [1])])
def test_a_lawyer_who_is_one_short_of_a_title_declares_a_tie(more: int, winners: list[int]) -> None:
    """The ship with the Lawyer has 5 components."""
    assert titled(CYAN, larger(more)) == winners
    assert titled(CYAN, larger(more), lawyer=None) == ([0, 1] if more == 2 else [1])


@pytest.mark.rule("KX-10.13")
@pytest.mark.parametrize(("holder", "winners"), [(0, [0]), (1, [1])])
def test_a_lawyer_defends_a_title_that_is_missed_by_one(holder: int, winners: list[int]) -> None:
    assert titled(CYAN, larger(3), level="II", holders={ENGINEER: holder}) == winners
    assert titled(CYAN, larger(3), level="II", holders={ENGINEER: holder}, lawyer=None) == [1] * holder


@pytest.mark.rule("KX-10.14", "KX-EX-12")
def test_a_score_of_nothing_is_beyond_any_lawyer() -> None:
    """A single double cannon is the best of the Battery Masters."""
    assert titled(CYAN, SCOUT + "8,7 double_cannon 0003 ^\n", title="battery_master") == [1]


def test_a_lawyer_is_in_front_as_soon_as_one_is_aboard() -> None:
    """While others still man their ships, everybody is told who would win a title."""
    small = EMBASSY.replace("9,7 life_support_cyan 0003\n", "")
    ships = [ship.replace("second-II", "second-I") for ship in (small, EMBASSY)]
    r = yard(ships=ships, round_name="second-I", rounds=TREK, more_technologies="yes")
    table = r.state.copy()
    remember(table, titles=[ENGINEER])
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(0, "finish 1").choose(1, "finish 2")
    r.choose(0, "cyan", "second_lawyer")
    assert r.question() == "board_crew 1"
    (title,) = r.game.view(1).table.modules["transgalactic_trek"]["conditions"]
    assert title["seats"] == [1, 0]


@pytest.mark.rule("KX-14.17", "KX-10.13")
@pytest.mark.parametrize(("components", "winners"), [(5, [0, 1]), (4, [0, 1]), (3, [1])])
def test_the_lawyer_compares_scores_after_halving(components: int, winners: list[int]) -> None:
    """The scout at the finish has 3, the ship that gave up half of what it has: 2½, 2 and 1½."""
    lawyer = CYAN
    for line in ("7,8 engine 3000 ^\n", "7,6 cannon 0030 ^\n")[: 5 - components]:
        lawyer = lawyer.replace(line, "")
    texts = [ship.replace("second-II", "I") for ship in (lawyer, SCOUT)]
    r = trek(*texts, titles=[ENGINEER], fly_on=False, more_technologies="yes", more_titles="3-6-9")
    r = taught(r, "second_lawyer").choose(0, "give up").choose(1, "fly on")
    paid = [line["seat"] for line in r.state.results[0]["lines"] if line["kind"] == "trek_title"]
    assert sorted(paid) == winners
