"""What intruders bring to roads, machinations and cyan aliens, and what they need."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Chance, Game, Rehearsal, WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.intruders.cards import Intruder
from starboard.galaxy.registry import extras, modules
from starboard.galaxy.table import Table
from tests.galaxy.modules.intruders.rules.test_harm import COMMANDO, FRONT, LARDER
from tests.galaxy.modules.intruders.ships import CYAN, NAME, ON, SCOUT, destroyed, earned, path, visited


def on_a_road(card: str, road: str, seats: tuple[int, ...] | None = None, **said: Any) -> Rehearsal[Table]:
    """The ship meets a card while a road is in force."""
    table = visited(LARDER, SCOUT, card=card, dice=7, fly_on=False, **said).state.copy()
    table.put_into_play(road, seats)
    r = Rehearsal(Game.from_state(RULES, table.setup, table))
    return r.all_choose("fly on")


@pytest.mark.rule("AX-1.4")
def test_nobody_plays_with_intruders_without_the_components_that_stop_them() -> None:
    with pytest.raises(WrongSetup) as problem:
        RULES.setup(3, {NAME: "yes"})
    assert problem.value.values == {"need": "needs_module"}
    assert RULES.setup(3, ON)[NAME] == "yes"


@pytest.mark.rule("AX-1.5")
def test_without_intruders_no_deck_has_any() -> None:
    every = {
        module.switch: module.on[0] for module in modules() if module.editions == ("first",) and not module.excludes
    }
    every = {switch: value for switch, value in every.items() if "mission" not in switch}
    with_them = RULES.start(RULES.setup(3, every), Chance("all"))
    without = RULES.start(RULES.setup(3, {**every, NAME: "no"}), Chance("all"))

    def found(table: Table) -> int:
        return sum(isinstance(CARDS[card], Intruder) for deck in table.decks.values() for card in deck)

    assert found(with_them) >= 15
    assert found(without) == 0
    assert without.setup.options.get(NAME, "no") == "no"


@pytest.mark.rule("AX-15.28", "AX-R-41")
def test_restless_intruders_make_two_steps_more() -> None:
    card = FRONT.format("left", 2)
    assert len(path(on_a_road(card, "restless_intruders"))) == 4
    assert len(path(on_a_road(card, "restless_intruders", seats=(1,)))) == 2  # a road for some seats only


@pytest.mark.rule("AX-15.28", "AX-R-41")
def test_restless_commandos_make_two_steps_more_before_each_charge() -> None:
    r = on_a_road(COMMANDO.format("right", "1,2"), "restless_intruders")
    assert [event.data["square"] for event in r.events("charge_planted", 0)] == [path(r)[2], path(r)[6]]
    assert len(path(r)) == 7


@pytest.mark.rule("AX-15.28", "AX-R-41")
@pytest.mark.parametrize("card", [FRONT.format("right", 4), COMMANDO.format("left", "4"), "IV-18"])
def test_hunting_in_pairs_makes_two_of_one_and_leaves_two_as_they_are(card: str) -> None:
    r = on_a_road(card.replace("IV-18", "double_predator side=front steps=4 credits=3"), "hunting_in_pairs")
    assert path(r, hand="left") == ["7,5", "7,6", "8,6", "7,6"]
    assert path(r, hand="right") == ["7,5", "7,6", "6,6", "7,6"]


@pytest.mark.rule("AX-15.28", "AX-R-41")
@pytest.mark.parametrize(("card", "steps"), [("EM25", 6), ("EM26", 10)])
def test_the_two_machinations_are_intruders_like_any_other(card: str, steps: int) -> None:
    assert CARDS[card].level == "EM"
    r = visited(LARDER, SCOUT, card=card, dice=7)
    assert r.events("intruder_entered", 0)[0].data["steps"] == steps
    assert not r.events("card_used")


@pytest.mark.rule("AX-15.28")
def test_what_joins_other_collections_is_named_there() -> None:
    assert NAME in extras("roads")
    assert NAME in extras("specializations")


GUARDED = LARDER.replace("7,6 cabin 3333 crew=2", "7,6 cabin 3333 figures=C").replace(
    "8,6 battery_3 0003 cells=3", "8,6 life_support_purple_cyan 0003"
)


def bodyguard(ship: str, card: str, **said: Any) -> Rehearsal[Table]:
    """The first ship's cyan alien is a Bodyguard."""
    table = visited(ship, SCOUT, card=card, dice=7, fly_on=False, **{**CYAN, **said}).state.copy()
    table.put_into_play("bodyguard", (0,))
    return Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")


@pytest.mark.rule("AX-15.28", "AX-R-41")
def test_a_bodyguard_needs_no_armory_and_is_paid_for_what_is_beaten() -> None:
    r = bodyguard(GUARDED, FRONT.format("left", 5))
    assert path(r) == ["7,5", "7,6"]
    assert earned(r) == 3 + 1
    r = visited(GUARDED, SCOUT, card=FRONT.format("left", 2), dice=7, **CYAN)
    assert r.events("prey_eaten", 0)[0].data["figures"] == ["cyan"]
    two = bodyguard(GUARDED, "double_predator side=front steps=4 credits=3")
    assert earned(two) == 2 * (3 + 1)


@pytest.mark.rule("AX-15.28", "AX-R-41")
def test_a_bodyguard_counts_two_where_crews_are_compared_and_no_more_with_an_armory() -> None:
    """Four humans and the Bodyguard, alone among them with weapons; an armory beside him gives him no more hands."""
    ship = GUARDED.replace("4,7 cabin 0300 figures=P", "4,7 cabin 0300 crew=2")
    assert _compared(ship) == 4 + 2
    assert _compared(ship.replace("7,5 structural", "7,5 armory")) == 4 + 2
    assert _compared(ship.replace("6,6 cargo_2 0300 goods=GB", "6,6 structural 0300"), learnt=False) == 4 + 1


def _compared(ship: str, *, learnt: bool = True) -> float:
    table = visited(ship, SCOUT, card="combat_zone lines=crew:days:1", dice=[], fly_on=False, **CYAN).state.copy()
    if learnt:
        table.put_into_play("bodyguard", (0,))
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")
    strength: float = r.events("crew_counted", 0)[-1].data["strength"]
    return strength


@pytest.mark.rule("AX-15.28", "AX-10.27")
def test_who_was_beaten_while_a_bodyguard_was_aboard_is_paid_for_though_a_charge_takes_him() -> None:
    ship = GUARDED.replace("6,6 cargo_2 0300 goods=GB", "6,6 auto_defense 0300")
    ship = ship.replace("6,7 structural 0303", "6,7 cargo_3 0303")
    r = bodyguard(ship, COMMANDO.format("right", "1,5"))
    assert "7,5" in destroyed(r)
    assert earned(r) == 1
