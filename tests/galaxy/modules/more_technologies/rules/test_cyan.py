"""Section 10: cyan aliens, and what they have learnt."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_technologies.rules.life import (
    CYAN,
    QUIET,
    SCOUT,
    aboard,
    counted,
    line_of,
    meet,
    meet_with,
    story,
    why_left,
)

ABILITIES = ["second_lawyer", "manager", "second_merchant", "micronavigator", "technician", "diplomat"]

EMBASSY = """
ship second-II
7,6 cannon 0030 ^
5,7 life_support_cyan 0300
6,7 cabin 0303
7,7 starting_cabin 3333
8,7 cabin 0303
9,7 life_support_cyan 0003
7,8 engine 3000 ^
"""
"""Two cabins for a cyan alien, of whom there may be only one."""

SLAVERS = "slavers strength=9 days=1 crew_loss=1 credits=1"


def boarding(*ships: str, numbers: tuple[int, ...] = (1, 2)) -> Rehearsal[Table]:
    r = yard(len(numbers), round_name="second-II", ships=ships, more_technologies="yes")
    for seat, number in enumerate(numbers):
        r.choose(seat, f"finish {number}")
    return r


@pytest.mark.rule("KX-10.1", "KX-10.3", "KX-14.11")
def test_a_cabin_joined_to_a_cyan_life_support_may_hold_the_one_cyan_alien() -> None:
    r = boarding(EMBASSY)
    assert r.options(0) == ["humans", "cyan"]
    r.choose(0, "cyan", "technician")
    assert aboard(r) == {"6,7": "C", "7,7": "HH", "8,7": "HH"}  # the second cabin is not asked about
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("KX-10.2", "KX-14.11")
def test_no_alien_lives_in_the_starting_cabin() -> None:
    r = boarding(SCOUT.replace(" crew=2", "") + "6,7 life_support_cyan 0300\n")
    assert r.question() == "next_card 0 1"
    assert aboard(r) == {"7,7": "HH"}


@pytest.mark.rule("KX-14.11")
def test_a_ship_may_hold_an_alien_of_each_colour() -> None:
    ship = EMBASSY.replace("9,7 life_support_cyan 0003", "9,7 life_support_purple 0003").replace(
        "6,7 cabin 0303", "6,7 cabin 0333"
    )
    ship += "6,8 life_support_brown 3030\n6,9 cabin 3000\n"
    r = boarding(ship).choose(0, "cyan", "manager").choose(0, "purple").choose(0, "brown")
    assert sorted("".join(aboard(r).values())) == ["B", "C", "H", "H", "P"]
    assert r.state.ships[0].crew_count == 5  # aliens are crew (KX-10.5)


@pytest.mark.rule("KX-10.4", "KX-10.11", "KX-14.11")
def test_without_its_life_support_the_alien_leaves_and_takes_its_ability_along() -> None:
    ship = CYAN.replace("3333 crew=2", "3333 crew=1")
    card = "combat_zone lines=crew:shots:heavy_left"
    r = meet_with("second_merchant", ships=[ship, SCOUT], card=card, dice=[7], at=[0, -3])
    assert story(r, "alien_left") == [("alien_left", 0)]
    assert r.game.view(0).table.modules["more_technologies"]["tray"] == []


@pytest.mark.rule("KX-10.4")
def test_a_second_life_support_keeps_the_alien() -> None:
    ship = CYAN.replace("6,7 cabin 0303", "6,7 cabin 0333").replace("3333 crew=2", "3333 crew=1")
    ship += "6,8 life_support_cyan 3000\n"
    card = "combat_zone lines=crew:shots:heavy_left"
    r = meet_with("second_merchant", ships=[ship, SCOUT], card=card, dice=[7], at=[0, -3])
    assert len(r.state.ships[0].lost) == 1
    assert "C" in r.state.ships[0].aboard


@pytest.mark.rule("KX-10.5")
def test_a_cyan_alien_counts_as_crew_and_may_be_lost_like_any() -> None:
    r = meet_with("second_lawyer", ships=[CYAN, SCOUT], card="combat_zone lines=crew:days:3")
    assert counted(r, "crew") == 3
    r = meet_with("second_lawyer", ships=[CYAN, SCOUT], card=SLAVERS)
    assert r.options(0) == ["6,7", "7,7"]


@pytest.mark.rule("KX-10.6", "KX-10.7", "KX-10.8", "KX-R-48")
def test_abilities_are_chosen_in_flight_order_from_those_that_are_left() -> None:
    r = boarding(EMBASSY, EMBASSY, EMBASSY, numbers=(2, 1, 3))
    assert r.question() == "board_crew 1"
    r.choose(1, "cyan")
    assert r.options(1) == ABILITIES
    r.choose(1, "technician").choose(0, "cyan")
    assert r.options(0) == [ability for ability in ABILITIES if ability != "technician"]
    r.choose(0, "second_lawyer").choose(2, "cyan")
    assert r.options(2) == ["manager", "second_merchant", "micronavigator", "diplomat"]
    r.choose(2, "diplomat")
    tray = r.game.view(0).table.modules["more_technologies"]["tray"]
    assert [(thing["seat"], thing["name"]) for thing in tray] == [
        (0, "second_lawyer"),
        (1, "technician"),
        (2, "diplomat"),
    ]


@pytest.mark.rule("KX-10.9")
def test_whoever_comes_later_knows_what_was_chosen_and_may_do_without_the_alien() -> None:
    r = boarding(EMBASSY, EMBASSY)
    assert r.game.decision(1) is None  # nobody need decide before
    r.choose(0, "cyan", "technician")
    assert r.question() == "board_crew 1"
    assert r.game.view(1).table.modules["more_technologies"]["tray"][0]["name"] == "technician"
    r.choose(1, "humans", "humans")
    assert r.state.ships[1].human_count == 6
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("KX-10.10", "KX-10.11")
def test_an_ability_is_its_owners_and_goes_with_the_alien() -> None:
    ships = [CYAN + "lost 6\n", CYAN + "lost 6\n"]
    r = meet_with("second_lawyer", ships=ships, card=QUIET, purses=[20, 20]).all_choose("fly on")
    assert [line_of(r, "losses", seat) for seat in (0, 1)] == [-3, -6]
    r = meet_with("second_lawyer", ships=ships, card=SLAVERS, purses=[20, 20]).choose(0, "6,7").choose(1, "7,7")
    assert line_of(r.all_choose("fly on"), "losses") == -6


@pytest.mark.rule("KX-10.7")
def test_the_cards_go_back_after_the_flight() -> None:
    r = meet_with("second_lawyer", "diplomat", ships=[CYAN, CYAN], card=QUIET).all_choose("fly on")
    assert not [name for name, seats in r.state.in_play if seats is not None]


# ------------------------------------------------------------------------------------------------ the Lawyer


@pytest.mark.rule("KX-10.12", "KX-EX-11")
@pytest.mark.parametrize(("lost", "paid"), [(7, 3), (6, 3), (1, 0)])
def test_the_lawyer_halves_what_is_due(lost: int, paid: int) -> None:
    ships = [CYAN + f"lost {lost}\n", SCOUT]
    r = meet_with("second_lawyer", ships=ships, card=QUIET, purses=[20, 20]).all_choose("fly on")
    assert line_of(r, "losses") == -paid


@pytest.mark.rule("KX-10.12")
def test_the_lawyer_argues_for_whoever_gives_up_as_well() -> None:
    ships = [CYAN + "lost 4\n", SCOUT + "lost 2\n"]
    r = meet_with("second_lawyer", ships=ships, card=QUIET, purses=[20, 20]).choose(0, "give up").choose(1, "fly on")
    assert [line_of(r, "losses", seat) for seat in (0, 1)] == [-2, -2]


# ----------------------------------------------------------------------------------------------- the Manager

BOSS = """
ship second-II
7,6 cannon 0030 ^
5,6 life_support_purple 0030
5,7 life_support_cyan 3300
6,7 cabin 0303 alien=cyan
5,8 cabin 3000 alien=purple
7,7 starting_cabin 3333 crew=2
8,7 cabin 0333 alien=brown
9,7 life_support_brown 0003
7,8 engine 3000 ^
"""
"""All three colours."""


@pytest.mark.rule("KX-10.21")
def test_with_the_manager_other_aliens_are_worth_three() -> None:
    r = meet_with("manager", ships=[BOSS, SCOUT], card=SLAVERS)
    assert counted(r, "cannons") == 1 + 3
    assert counted(meet_with("manager", ships=[BOSS, SCOUT], card="open_space"), "engines") == 1 + 3
    assert counted(meet(BOSS, SCOUT, card=SLAVERS), "cannons") == 1 + 2


@pytest.mark.rule("KX-10.15", "KX-10.21")
@pytest.mark.parametrize(
    ("gone", "worth"), [([], 6), (["alien=purple"], 3), (["alien=purple", "alien=brown"], 1), (["alien=cyan"], 0)]
)
def test_the_manager_is_rewarded_for_a_mixed_crew(gone: list[str], worth: int) -> None:
    ship = BOSS
    for alien in gone:
        ship = ship.replace(alien, "crew=2")
    assert line_of(meet_with("manager", ships=[ship, SCOUT], card=QUIET).all_choose("fly on"), "manager") == worth


@pytest.mark.rule("KX-10.15", "KX-EX-13")
def test_the_manager_of_a_ship_that_gave_up_gets_nothing() -> None:
    r = meet_with("manager", ships=[BOSS, SCOUT], card=QUIET).choose(0, "give up").choose(1, "fly on")
    assert line_of(r, "manager") == 0


# ---------------------------------------------------------------------------------------------- the Merchant

TRADER = CYAN + "8,7 special_cargo_1 0303 goods=R\n9,7 cargo_3 0303 goods=YY\n10,7 cargo_3 0003 goods=BBB\n"


@pytest.mark.rule("KX-10.16")
def test_the_merchant_sells_two_colours_for_more() -> None:
    r = meet_with("second_merchant", ships=[TRADER, SCOUT], card=QUIET).all_choose("fly on")
    assert line_of(r, "goods") == 4 + 2 * 3 + 3 * 1 + 5


@pytest.mark.rule("KX-10.16")
@pytest.mark.parametrize(("goods", "extra"), [("Y", 1), ("YYB", 3), ("YGB", 2)])
def test_the_colours_are_those_of_which_most_is_sold(goods: str, extra: int) -> None:
    ship = CYAN + f"8,7 cargo_3 0003 goods={goods}\n"
    plain, better = (
        line_of(meet_with(ability, ships=[ship, SCOUT], card=QUIET).all_choose("fly on"), "goods")
        for ability in ("second_lawyer", "second_merchant")
    )
    assert better - plain == extra


@pytest.mark.rule("KX-10.17", "KX-EX-14")
def test_the_extra_credits_are_not_halved() -> None:
    """Half of 13 rounded up is 7, and 5 more for yellow and blue."""
    r = meet_with("second_merchant", ships=[TRADER, SCOUT], card=QUIET).choose(0, "give up").choose(1, "fly on")
    assert next(event.data["amount"] for event in r.events("earned", 0)) == 12


# ----------------------------------------------------------------------------------------- the Micronavigator

FAST = SCOUT + "6,8 engine 3000 ^\n8,8 engine 3000 ^\n6,7 structural 0330\n8,7 structural 0033\n"
"""Three engines."""


@pytest.mark.rule("KX-10.18", "KX-10.22", "KX-EX-15")
def test_a_leader_who_is_passed_gains_a_day() -> None:
    """The leader moves 1, the other one 3 and past the leader, who gains one day more."""
    r = meet_with("micronavigator", ships=[CYAN, FAST], card="open_space", at=[0, -1])
    assert r.state.flight.positions == {0: 2, 1: 3}
    assert story(r, "shortcut_found") == [("shortcut_found", 0)]
    r = meet_with("second_lawyer", ships=[CYAN, FAST], card="open_space", at=[0, -1])
    assert r.state.flight.positions == {0: 1, 1: 3}


@pytest.mark.rule("KX-10.22", "KX-R-10")
def test_whoever_passes_several_gains_one_day_in_all() -> None:
    fast = FAST.replace("6,7 structural 0330", "6,7 cabin 0333 alien=cyan\n5,7 life_support_cyan 0300")
    r = meet_with(None, None, "micronavigator", ships=[SCOUT, SCOUT, fast], card="open_space", at=[1, 0, -1])
    # the others have come to 2 and 1; three days take the third ship over both to 4, and one more to 5
    assert r.state.flight.positions[2] == 5
    assert len(r.events("shortcut_found")) == 1


@pytest.mark.rule("KX-10.22")
def test_what_the_micronavigator_gains_sets_off_nothing_further() -> None:
    """The day takes the owner past the ship that has just come to stand before it."""
    r = meet_with("micronavigator", ships=[CYAN, FAST], card="open_space", at=[0, -2])
    assert r.state.flight.positions == {0: 3, 1: 2}
    assert len(r.events("shortcut_found")) == 1


@pytest.mark.rule("KX-10.22")
def test_days_that_are_lost_never_count() -> None:
    """The scout loses 2 days for its connectors; then the leader loses more, and falls behind it."""
    r = meet_with("micronavigator", ships=[CYAN + "8,7 structural 3333\n", SCOUT], card="stardust", at=[0, -1])
    assert r.events("moved", 0)[0].data["passed"] == [1]
    assert not r.events("shortcut_found")


@pytest.mark.rule("KX-10.18")
def test_ships_that_do_not_meet_the_owner_do_not_count() -> None:
    r = meet_with(None, None, "micronavigator", ships=[SCOUT, FAST, CYAN], card="open_space", at=[0, -1, -9])
    assert r.events("moved", 1)[0].data["passed"] == [0]
    assert not r.events("shortcut_found")


# --------------------------------------------------------------------------------------------- the Technician

RACER = (
    CYAN
    + "8,7 battery_3 0333 cells={cells}\n9,7 structural 0033\n"
    + "".join(f"{square} double_engine 3000 ^\n" for square in ("6,8", "8,8", "9,8", "5,8"))
)


@pytest.mark.rule("KX-10.19", "KX-EX-17", "KX-14.16")
@pytest.mark.parametrize(("engines", "paid"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_the_second_token_of_a_card_is_free(engines: int, paid: int) -> None:
    r = meet_with("technician", ships=[RACER.format(cells=3), SCOUT], card="open_space")
    for square in ("6,8", "8,8", "9,8", "5,8")[:engines]:
        r.choose(0, square)
    if engines < 4:
        r.choose(0, "done")
    assert counted(r, "engines") == 1 + 2 * engines
    assert r.state.ships[0].cell_count == 3 - paid


@pytest.mark.rule("KX-10.19")
def test_each_price_says_what_is_free_now() -> None:
    r = meet_with("technician", ships=[RACER.format(cells=2), SCOUT], card="open_space")
    prices = []
    for square in ("6,8", "8,8", "9,8"):
        prices.append(r.asked(0).about["options"][square]["price"])
        r.choose(0, square)
    assert prices == [{"cells": 1}, {"cells": 0}, {"cells": 1}]
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("KX-10.19")
def test_one_token_is_enough_for_two_uses_and_none_for_none() -> None:
    r = meet_with("technician", ships=[RACER.format(cells=1), SCOUT], card="open_space")
    assert r.asked(0).about["most"] == 5
    r.choose(0, "6,8")
    assert r.state.ships[0].cell_count == 0
    assert r.options(0) == ["5,8", "8,8", "9,8", "done"]  # the next one is free though no token is left
    r.choose(0, "8,8")
    assert counted(r, "engines") == 5
    r = meet_with("technician", ships=[RACER.replace(" cells={cells}", ""), SCOUT], card="open_space")
    assert counted(r, "engines") == 1


@pytest.mark.rule("KX-10.19")
def test_with_the_next_card_the_technician_helps_again() -> None:
    r = meet_with("technician", ships=[RACER.format(cells=3), SCOUT], card="open_space", after=["open_space", QUIET])
    r.choose(0, "6,8", "8,8", "done").all_choose("fly on").choose(0, "6,8", "8,8", "done")
    assert r.state.ships[0].cell_count == 1
    assert len(r.events("techie_helped")) == 2


@pytest.mark.rule("KX-10.19", "KX-EX-16", "KX-14.16")
def test_a_double_cannon_is_paid_then_a_shield_is_free_and_a_third_use_is_paid() -> None:
    ship = CYAN.replace("7,6 cannon 0030 ^", "7,6 double_cannon 0030 ^")
    ship += "8,7 battery_3 0303 cells=3\n9,7 shield 0003 ^\n"
    card = "meteors meteors=large_front,small_front,small_front"
    r = meet_with("technician", ships=[ship, SCOUT], card=card, dice=[7, 9, 9])
    spent = []
    while r.question().startswith(("shoot 0", "shield 0")):
        before = r.state.ships[0].cell_count
        r.choose(0, next(option for option in r.options(0) if option != "none"))
        spent.append(before - r.state.ships[0].cell_count)
    assert spent[0] == 1
    assert spent[1:] == [0, 1][: len(spent) - 1]


@pytest.mark.rule("KX-10.24")
def test_tokens_that_are_taken_neither_start_nor_use_it() -> None:
    ship = RACER.format(cells=3)
    card = "combat_zone lines=crew:goods:1,engines:days:1"
    r = meet_with(
        "technician", ships=[ship, CYAN.replace("3333 crew=2", "3333 crew=2") + "8,7 cabin 0003 crew=2\n"], card=card
    )
    assert r.state.ships[0].cell_count == 2  # taken for want of a block
    assert r.question() == "power_engines 0"
    r.choose(0, "6,8")
    assert r.state.ships[0].cell_count == 1  # the first one used is paid
    r.choose(0, "8,8")
    assert r.state.ships[0].cell_count == 1  # the next one is free


@pytest.mark.rule("KX-14.16")
def test_the_free_token_may_pay_for_a_booster() -> None:
    ship = CYAN.replace("7,6 cannon 0030 ^", "7,6 double_cannon 0330 ^")
    ship += "8,6 cannon_booster 0003\n8,7 battery_2 0003 cells=2\n"
    r = meet_with("technician", ships=[ship, SCOUT], card=SLAVERS.replace("9", "2")).choose(0, "7,6")
    assert r.asked(0).about["options"]["boost 7,6"]["price"] == {"cells": 0}
    r.choose(0, "boost 7,6")
    assert counted(r, "cannons") == 3
    assert r.state.ships[0].cell_count == 1


# ---------------------------------------------------------------------------------------------- the Diplomat


@pytest.mark.rule("KX-10.20", "KX-10.23")
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
    assert not r.events("rolled")  # it is certain, and nothing has been rolled
    r.choose(0, "negotiate")
    ship = r.state.ships[0]
    assert (ship.aboard, ship.blocks, len(ship.lost)) == ("HH", "RYYBBB", 0)
    assert story(r, "enemy_won")[-1] == ("enemy_won", 1)  # the enemy goes on
    assert r.game.view(0).table.modules["more_technologies"]["tray"] == []


@pytest.mark.rule("KX-10.23")
def test_the_diplomat_settles_a_line_of_a_combat_zone_and_nobody_else_suffers() -> None:
    r = meet_with("diplomat", ships=[CYAN, SCOUT, SCOUT], card="combat_zone lines=cannons:crew:1,engines:days:4")
    assert r.asked(0).about["options"]["suffer"]["price"] == {"crew": 1}
    r.choose(0, "negotiate")
    assert [event.data["who"] for event in r.events("crew_lost")] == ["cyan"]
    assert r.state.flight.positions[0] < 0  # the next line is another matter


@pytest.mark.rule("KX-10.23")
@pytest.mark.parametrize("card", ["sabotage", "epidemic", "stardust"])
def test_nobody_else_listens_to_the_diplomat(card: str) -> None:
    ship = CYAN.replace("3333 crew=2", "3333 crew=1")
    r = meet_with("diplomat", ships=[ship, CYAN], card=card, dice=[7, 8] if card == "sabotage" else ())
    assert not r.events("diplomat_sent")
    assert r.question().startswith("next_card")


@pytest.mark.rule("KX-10.25")
def test_the_diplomats_leaving_is_a_loss_of_crew() -> None:
    ship = CYAN.replace("6,7 cabin 0303", "6,7 cabin 3303") + "6,6 stasis_chamber 0030 figures=ZZZZ\n"
    r = meet_with("diplomat", ships=[ship, SCOUT], card="slavers strength=9 days=1 crew_loss=2 credits=1")
    r.choose(0, "negotiate")
    assert (r.question(), r.options(0)) == ("wake 0", ["6,7", "done"])
    assert why_left(r) is None
