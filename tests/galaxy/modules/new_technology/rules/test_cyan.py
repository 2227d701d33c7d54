"""Chapters 4 and 5: cyan life supports, cyan aliens and their specializations."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_technology.rules.ships import QUIET, SCOUT, counted, meet, meet_with, story, why_left

EMBASSY = """
ship I
7,6 cannon 0030 ^
5,7 life_support_cyan 0300
6,7 cabin 0303
7,7 starting_cabin 3333
8,7 cabin 0303
9,7 life_support_cyan 0003
7,8 engine 3000 ^
"""
"""Two cabins for a cyan alien, of whom there may be only one."""

CYAN = """
ship I
7,6 cannon 0030 ^
5,7 life_support_cyan 0300
6,7 cabin 0303 alien=cyan
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""

SLAVERS = "slavers strength=9 days=1 crew_loss=1 credits=1"


def boarding(*ships: str, numbers: tuple[int, ...] = (1, 2)) -> Rehearsal[Table]:
    r = yard(ships=ships, new_technology="yes")
    for seat, number in enumerate(numbers):
        r.choose(seat, f"finish {number}")
    return r


@pytest.mark.rule("BX-4.56", "BX-4.58", "BX-5.1")
def test_a_cabin_joined_to_a_cyan_life_support_may_hold_one_cyan_alien() -> None:
    r = boarding(EMBASSY)
    assert r.options(0) == ["humans", "cyan"]
    r.choose(0, "cyan", "merchant")
    ship = r.state.ships[0]
    assert ship.figures[ship.board.squares["6,7"]] == "C"
    assert ship.figures[ship.board.squares["8,7"]] == "HH"  # the second one is not asked about
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-4.56")
def test_a_life_support_that_is_joined_to_no_cabin_does_nothing() -> None:
    r = boarding(SCOUT.replace(" crew=2", "") + "6,7 life_support_cyan 0300\n")
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-4.57")
@pytest.mark.parametrize("kind", ["luxury_cabin", "stasis_chamber"])
@pytest.mark.parametrize("colour", ["purple", "brown", "cyan"])
def test_no_alien_lives_in_starting_cabins_luxury_cabins_or_stasis_chambers(kind: str, colour: str) -> None:
    ship = SCOUT.replace(" crew=2", "") + f"6,7 life_support_{colour} 0303\n5,7 {kind} 0300\n"
    r = boarding(ship)
    assert r.question() == "next_card 0 1"
    assert set(r.state.ships[0].aboard) <= {"H", "Z"}


@pytest.mark.rule("BX-5.1", "BX-5.3")
def test_without_its_life_support_the_alien_leaves_and_takes_its_learning_along() -> None:
    ship = CYAN.replace("3333 crew=2", "3333 crew=1")
    r = meet_with("merchant", ships=[ship, SCOUT], card="combat_zone lines=crew:shots:heavy_left", dice=[7], at=[0, -3])
    assert story(r, "alien_left") == [("alien_left", 0)]
    assert r.game.view(0).table.modules["new_technology"]["tray"] == []


@pytest.mark.rule("BX-5.2", "BX-5.4", "BX-R-4")
def test_cards_are_chosen_in_the_order_of_the_number_tiles() -> None:
    r = boarding(EMBASSY, EMBASSY, numbers=(2, 1))
    assert r.question() == "board_crew 1"
    r.choose(1, "cyan")
    assert r.options(1) == ["lawyer", "manager", "merchant", "techie", "diplomat"]
    r.choose(1, "techie").choose(0, "cyan")
    assert r.options(0) == ["lawyer", "manager", "merchant", "diplomat"]
    r.choose(0, "lawyer")
    tray = r.game.view(0).table.modules["new_technology"]["tray"]
    assert [(thing["seat"], thing["name"]) for thing in tray] == [(0, "lawyer"), (1, "techie")]


@pytest.mark.rule("BX-5.4")
def test_a_player_may_prefer_two_humans() -> None:
    r = boarding(EMBASSY).choose(0, "humans", "humans")
    assert r.question() == "next_card 0 1"
    assert r.state.ships[0].human_count == 6


def losses(r: Rehearsal[Table], seat: int = 0) -> int:
    lines = r.state.results[0]["lines"]
    return -sum(int(line["amount"]) for line in lines if (line["kind"], line["seat"]) == ("losses", seat))


@pytest.mark.rule("BX-5.5", "BX-R-3")
@pytest.mark.parametrize(("round_name", "lost", "paid"), [("I", 4, 0), ("III", 7, 0), ("IIIA", 7, 3), ("IIIA", 6, 3)])
def test_the_lawyer_changes_what_is_paid_for_losses(round_name: str, lost: int, paid: int) -> None:
    ships = [text.replace("ship I", f"ship {round_name}") for text in (CYAN + f"lost {lost}\n", SCOUT)]
    r = meet_with("lawyer", ships=ships, card=QUIET, purses=[20, 20]).all_choose("fly on")
    assert losses(r) == paid


@pytest.mark.rule("BX-5.6")
def test_the_lawyer_helps_whoever_gives_up_with_the_lawyer_on_board() -> None:
    ships = [CYAN + "lost 4\n", SCOUT + "lost 2\n"]
    r = meet_with("lawyer", ships=ships, card=QUIET, purses=[20, 20]).choose(0, "give up").choose(1, "fly on")
    assert (losses(r), losses(r, 1)) == (0, 2)


@pytest.mark.rule("BX-5.6", "BX-5.3")
def test_a_lawyer_who_left_is_no_help() -> None:
    r = meet_with("lawyer", ships=[CYAN + "lost 4\n", SCOUT], card=SLAVERS, purses=[20, 20]).choose(0, "6,7")
    r.all_choose("fly on")
    assert losses(r) == 4


BOSS = """
ship I
7,6 cannon 0030 ^
5,6 life_support_purple 0030
5,7 life_support_cyan 3300
6,7 cabin 0303 alien=cyan
5,8 cabin 3000 alien=purple
7,7 starting_cabin 3333 crew=2
8,7 cabin 0333 alien=brown
9,7 life_support_brown 0003
8,8 life_support_purple 3300
9,8 cabin 0003
7,8 engine 3000 ^
"""
"""All three colours; the purple one lives on a life support of its own further down."""


@pytest.mark.rule("BX-5.7")
def test_the_manager_makes_other_aliens_worth_three() -> None:
    """BX-EX-25: +3 to cannon strength above 0, and likewise for engines."""
    r = meet_with("manager", ships=[BOSS, SCOUT], card=SLAVERS)
    assert counted(r, "cannons") == 1 + 3
    assert counted(meet_with("manager", ships=[BOSS, SCOUT], card="open_space"), "engines") == 1 + 3
    assert counted(meet(BOSS, SCOUT, card=SLAVERS), "cannons") == 1 + 2
    unarmed = BOSS.replace("7,6 cannon 0030 ^", "7,6 structural 0030").replace(
        "7,8 engine 3000 ^", "7,8 structural 3000"
    )
    assert counted(meet_with("manager", ships=[unarmed, SCOUT], card=SLAVERS), "cannons") == 0
    assert counted(meet_with("manager", ships=[CYAN, SCOUT], card=SLAVERS), "cannons") == 1


def reward(r: Rehearsal[Table]) -> int:
    return sum(line["amount"] for line in r.state.results[0]["lines"] if line["kind"] == "manager")


@pytest.mark.rule("BX-5.8")
@pytest.mark.parametrize(
    ("gone", "worth"), [([], 6), (["alien=purple"], 3), (["alien=purple", "alien=brown"], 1), (["alien=cyan"], 0)]
)
def test_the_manager_is_rewarded_for_a_mixed_crew(gone: list[str], worth: int) -> None:
    ship = BOSS
    for alien in gone:
        ship = ship.replace(alien, "crew=2")
    assert reward(meet_with("manager", ships=[ship, SCOUT], card=QUIET).all_choose("fly on")) == worth


@pytest.mark.rule("BX-5.9")
def test_the_manager_of_a_ship_that_gave_up_gets_nothing() -> None:
    r = meet_with("manager", ships=[BOSS, SCOUT], card=QUIET).choose(0, "give up").choose(1, "fly on")
    assert reward(r) == 0


TRADER = CYAN + "8,7 special_cargo_2 0333 goods=RR\n9,7 cargo_3 0003 goods=YYY\n8,8 cargo_2 3000 goods=G\n"


@pytest.mark.rule("BX-5.10")
def test_the_merchant_sells_red_and_yellow_blocks_for_more() -> None:
    r = meet_with("merchant", ships=[TRADER, SCOUT], card=QUIET).all_choose("fly on")
    (sale,) = [line["amount"] for line in r.state.results[0]["lines"] if line["kind"] == "goods"]
    assert sale == 19 - 0 + 5


@pytest.mark.rule("BX-5.11", "BX-R-5", "BX-EX-22")
def test_example_twenty_two() -> None:
    """BX-EX-22: half of 19 rounded up, and 5 more."""
    r = meet_with("merchant", ships=[TRADER, SCOUT], card=QUIET).choose(0, "give up").choose(1, "fly on")
    assert next(event.data["amount"] for event in r.events("earned", 0)) == 15


RACER = CYAN + "8,7 battery_2 0033 cells={cells}\n6,8 double_engine 3000 ^\n8,8 double_engine 3000 ^\n"


@pytest.mark.rule("BX-5.12")
def test_the_techie_saves_the_first_token_of_each_card() -> None:
    """BX-EX-23: a double engine runs, and the token is still there."""
    r = meet_with("techie", ships=[RACER.format(cells=1), SCOUT], card="open_space", after=["open_space", QUIET])
    assert r.asked(0).about["options"]["6,8"]["price"] == {"cells": 0}
    r.choose(0, "6,8")
    assert r.state.ships[0].cell_count == 1
    assert r.asked(0).about["options"]["8,8"]["price"] == {"cells": 1}
    r.choose(0, "8,8")
    assert (counted(r, "engines"), r.state.ships[0].cell_count) == (5, 0)
    r.all_choose("fly on")
    assert r.question().startswith("next_card")  # without a token there is nothing to save


@pytest.mark.rule("BX-5.12")
def test_with_the_next_card_the_techie_helps_again() -> None:
    r = meet_with("techie", ships=[RACER.format(cells=1), SCOUT], card="open_space", after=["open_space", QUIET])
    r.choose(0, "6,8", "done").all_choose("fly on").choose(0, "6,8", "done")
    assert r.state.ships[0].cell_count == 1
    assert story(r, "techie_helped") == [("techie_helped", 0)] * 2


@pytest.mark.rule("BX-5.13", "BX-R-19")
def test_without_a_token_the_techie_is_no_help() -> None:
    r = meet_with("techie", ships=[RACER.replace(" cells={cells}", ""), SCOUT], card="open_space")
    assert counted(r, "engines") == 1


@pytest.mark.rule("BX-5.12")
def test_example_twenty_four() -> None:
    """BX-EX-24: three double cannons for one card cost two tokens."""
    ship = (
        CYAN
        + "8,7 battery_3 3333 cells=3\n8,6 double_cannon 0030 ^\n9,7 double_cannon 0003 ^\n8,8 double_cannon 3000 >\n"
    )
    r = meet_with("techie", ships=[ship, SCOUT], card=SLAVERS.replace("9", "5")).choose(0, "8,6", "9,7", "8,8")
    assert (counted(r, "cannons"), r.state.ships[0].cell_count) == (6, 1)


@pytest.mark.rule("BX-5.12")
def test_the_techie_saves_a_token_of_a_boosted_shield() -> None:
    """BX-R-68: one of the two tokens."""
    ship = CYAN + "8,7 battery_2 0333 cells=1\n9,7 shield_booster 0033\n9,8 shield 3000 ^\n"
    r = meet_with("techie", ships=[ship, ship], card="combat_zone lines=crew:shots:heavy_front", dice=[7])
    assert r.asked(0).about["options"]["boost 9,8"]["price"] == {"cells": 1}
    r.choose(0, "boost 9,8")
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-5.14")
def test_the_techie_cannot_save_what_is_taken_away() -> None:
    r = meet_with(
        "techie", ships=[RACER.format(cells=2), SCOUT], card="smugglers strength=9 days=1 goods_loss=2 goods=B"
    )
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("BX-5.15", "BX-5.16", "BX-5.17", "BX-5.19")
@pytest.mark.parametrize(
    "card",
    [
        "slavers strength=9 days=1 crew_loss=2 credits=1",
        "smugglers strength=9 days=1 goods_loss=2 goods=B",
        "pirates strength=9 days=1 shots=heavy_front credits=4",
    ],
)
def test_the_diplomat_spares_a_loser_everything_and_stays_with_the_enemy(card: str) -> None:
    dice = [7] if "pirates" in card else ()
    r = meet_with("diplomat", ships=[TRADER, SCOUT], card=card, dice=dice)
    assert story(r, "cannons_counted", "enemy_won") == [("cannons_counted", 0), ("enemy_won", 0)]
    assert (r.question(), r.options(0)) == ("negotiate 0", ["negotiate", "suffer"])
    r.choose(0, "negotiate")
    ship = r.state.ships[0]
    assert (ship.aboard, ship.blocks, len(ship.lost)) == ("HH", "RRYYYG", 0)
    assert story(r, "enemy_won")[-1] == ("enemy_won", 1)  # the enemy is undefeated and goes on
    if "pirates" in card:
        assert [event.seat for event in r.events("rolled")] == [1]  # BX-R-21


@pytest.mark.rule("BX-5.15")
def test_the_diplomat_may_be_kept_for_later() -> None:
    r = meet_with("diplomat", ships=[CYAN, SCOUT], card="slavers strength=9 days=1 crew_loss=1 credits=1")
    r.choose(0, "suffer", "7,7")
    assert r.state.ships[0].aboard in ("CH", "HC")


@pytest.mark.rule("BX-5.15", "BX-5.18")
def test_the_diplomat_settles_a_line_of_a_combat_zone() -> None:
    card = "combat_zone lines=cannons:crew:1,engines:days:4"
    r = meet_with("diplomat", ships=[CYAN, SCOUT, SCOUT], card=card)
    assert r.asked(0).about["options"]["suffer"]["price"] == {"crew": 1}
    r.choose(0, "negotiate")
    assert story(r, "weakest") == [("weakest", 0), ("weakest", 0)]
    assert [event.data["who"] for event in r.events("crew_lost")] == ["cyan"]  # nobody suffers instead
    assert r.state.flight.positions[0] < 0  # and the next line is not settled


@pytest.mark.rule("BX-5.16")
def test_the_diplomat_is_not_asked_before_the_defeat_is_certain() -> None:
    r = meet_with("diplomat", ships=[CYAN, SCOUT], card="slavers strength=1 days=1 crew_loss=1 credits=1")
    assert not r.events("enemy_won", 0)
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-5.15")
@pytest.mark.parametrize("card", ["sabotage", "epidemic", "stardust"])
def test_nobody_else_listens_to_the_diplomat(card: str) -> None:
    """BX-R-67."""
    ship = CYAN.replace("3333 crew=2", "3333 crew=1")
    dice = [7, 8] if card == "sabotage" else ()
    r = meet_with("diplomat", ships=[ship, CYAN], card=card, dice=dice)
    assert not r.events("diplomat_sent")
    assert r.question().startswith("next_card")


@pytest.mark.rule("BX-5.19", "BX-4.11")
def test_the_removal_of_the_diplomat_wakes_sleepers() -> None:
    """BX-R-66."""
    ship = CYAN + "8,7 stasis_chamber 0003 figures=ZZZZ\n"
    r = meet_with("diplomat", ships=[ship, SCOUT], card="slavers strength=9 days=1 crew_loss=2 credits=1")
    r.choose(0, "negotiate")
    assert (r.question(), r.options(0)) == ("wake 0", ["6,7", "done"])
    assert why_left(r) is None
