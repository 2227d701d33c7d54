"""Chapter 13: what comes after what in one flight with all modules."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.registry import modules
from tests.galaxy.modules.support_team.hiring import SMALL, landed, lines, ready

LADEN = SMALL.replace("7,6 cannon 0030 ^", "7,6 cargo_2 0030")


@pytest.mark.rule("AX-1.7")
def test_the_support_team_is_for_tables_with_nothing_else_and_the_others_do_without() -> None:
    alone = RULES.setup(3, {"support_team": "dealt"})
    assert [module.name for module in modules() if module.is_on(alone)] == ["support_team"]
    box = {module.switch: module.on[0] for module in modules() if module.box == "another_big_expansion"}
    others = RULES.setup(3, {**box, "support_team": "no"})
    assert len([module for module in modules() if module.is_on(others)]) == len(box) - 1


@pytest.mark.rule("AX-13.1")
def test_machinations_are_chosen_before_roads_are_known_and_both_before_building() -> None:
    setup = RULES.setup(2, {"evil_machinations": "yes", "rough_roads": "1", "support_team": "dealt", "rounds": "I"})
    r = Rehearsal(Game.new(RULES, setup, "order"))
    assert r.question() == "choose_machination 0 1"
    assert not r.events("road_turned_up")
    for seat in (0, 1):
        r.choose(seat, r.options(seat)[0])
    told = [event.kind for event in r.happened]
    assert told.index("machinations_laid") < told.index("road_turned_up")
    assert "building_started" not in told


@pytest.mark.rule("AX-13.5")
def test_after_the_last_card_abilities_come_first_then_bonuses_goods_and_losses() -> None:
    r = ready(LADEN, LADEN, p0="trader", p1="bureaucrat", purses=[5, 5])
    table = r.state.copy()
    ship = table.ships[1]
    assert table.bank.give_block("Y")
    ship.goods = {ship.board.squares["7,6"]: "Y"}
    ship.lost = (1,)
    r = landed(Rehearsal(Game.from_state(RULES, table.setup, table)))
    assert not r.state.results
    assert [r.question(), r.choose(0, "done").question()] == ["use_team 0", "use_team 1"]
    r.choose(1, "done")
    told = [kind for seat, kind, _ in lines(r, "finish", "best_looking", "goods", "losses") if seat == 1]
    assert [kind for kind in told if kind != "best_looking"] == ["finish", "goods", "losses"]
