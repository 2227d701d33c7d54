"""Rulings and worked examples of the box that no test of a single rule shows."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.mechanisms.roads.procedure import in_force, put_in_force, take_out_of_force
from starboard.galaxy.modules.bonus_cards.opportunities import unused
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.big_expansion.together import JUMPER, PLAIN_TWIN, QUIET, TWIN, fly, go_on, meet
from tests.galaxy.rules.ships_cards import LINER, SCOUT

GUNS = """
ship I
7,6 cannon_booster 3333
6,6 cannon 0300 ^
8,6 cannon 0003 ^
6,7 battery_3 0300 cells=3
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""


@pytest.mark.rule("BX-R-8", "BX-4.11", "BX-4.12")
def test_nobody_is_woken_without_a_loss_and_after_one_places_that_were_empty_before_are_filled_too() -> None:
    ship = SCOUT + "6,7 stasis_chamber 0330 figures=ZZZZ\n8,7 cabin 0033\n8,8 cabin 3000 crew=2\n"
    assert meet(ship, SCOUT, card="stardust").question().startswith("next_card")
    r = meet(ship, SCOUT, card="slavers strength=9 days=1 crew_loss=1 credits=1").choose(0, "8,8")
    assert r.options(0) == ["8,7", "8,8", "done"]
    r.choose(0, "8,7", "8,7", "8,8")
    assert r.state.ships[0].human_count == 6


@pytest.mark.rule("BX-R-10", "BX-4.28", "BX-4.35")
def test_each_count_of_one_card_allows_a_boost() -> None:
    r = meet(GUNS, LINER, card="combat_zone lines=cannons:days:1,cannons:days:1").choose(0, "boost 6,6")
    assert r.question() == "power_cannons 0"
    r.choose(0, "boost 8,6")
    assert [event.data["strength"] for event in r.events("cannons_counted", 0)] == [5, 4]


@pytest.mark.rule("BX-R-19", "BX-R-68", "BX-5.13")
def test_the_last_token_may_be_what_the_techie_saves() -> None:
    ship = SCOUT + "6,7 battery_2 0330 cells=1\n6,8 double_engine 3000 ^\n8,7 cabin 0033 alien=cyan\n"
    ship += "8,8 life_support_cyan 3000\n"
    r = meet(ship, SCOUT, card="open_space", learnt=("techie",)).choose(0, "6,8")
    assert [event.data["strength"] for event in r.events("engines_counted", 0)] == [3]
    assert r.state.ships[0].cell_count == 1


@pytest.mark.rule("BX-R-25", "BX-7.2", "BX-EX-12")
def test_class_ia_has_five_lines_each_way_with_the_cabin_in_the_middle() -> None:
    ia = board("IA")
    assert ia.area.bit_count() == 18
    lines = [{2, 3}, {4, 5}, {6, 7, 8}, {9, 10}, {11, 12}]
    dice = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}
    for numbers in lines:
        assert len({ia.place(dice[total], dice[7])[0] for total in numbers}) == 1
        assert len({ia.place(dice[7], dice[total])[1] for total in numbers}) == 1
    assert len({ia.place(dice[total], dice[7])[0] for total in dice}) == len(lines)
    assert {ia.spot(dice[column], dice[row]) for column in (6, 7, 8) for row in (6, 7, 8)} == {ia.start}


@pytest.mark.rule("BX-R-41", "BX-14.12", "BX-14.15")
def test_billiards_are_compulsory_and_rows_left_over_are_ignored() -> None:
    r = meet(SCOUT, SCOUT, card="bonus-III-1", dice=[2] * 9)
    assert all(option.startswith("play ") for option in r.options(0))
    r.choose(0, "play 1 at 1").choose(1, "play 2 at 0")
    assert r.question().startswith("next_card")
    alone = meet(JUMPER, SCOUT, card="bonus-III-1").choose(0, "jump 8,8")
    assert alone.events("card_ignored")


@pytest.mark.rule("BX-R-44", "BX-14.27", "BX-R-43")
def test_what_is_replaced_at_the_depot_is_neither_lost_nor_on_offer() -> None:
    swapped = False
    for number in range(len(meet(LINER, LINER, card="bonus-II-2").options(0)) - 1):
        r = meet(LINER, LINER, card="bonus-II-2")
        r.choose(0, r.options(0)[number])
        before = r.game.view(0).table.ships[0].pieces
        places = [option for option in r.options(0) if option.startswith("fit ") and option.split()[1] in before]
        if r.question() == "fit_component 0" and places:
            swapped = True
            r.choose(0, places[0])
            go_on(r, "pass", "humans")
            (opened,) = r.events("depot_opened")
            assert r.state.ships[0].lost == ()
            assert len(opened.data["components"]) == 6
    assert swapped


@pytest.mark.rule("BX-R-48", "BX-4.45", "BX-12.14")
def test_the_last_card_is_the_last_of_the_second_pass() -> None:
    r = meet(JUMPER, SCOUT, card=QUIET, after=[], roads="deja_vu", played=()).choose(0, "jump 8,8")
    assert r.events("cards_come_again")
    fly(r)
    assert r.state.results[0]["seats"][0]["place"] == 1


@pytest.mark.rule("BX-R-92", "BX-R-48")
def test_with_deja_vu_the_union_comes_before_the_last_card_of_the_second_pass() -> None:
    planet = "planets planets=B days=1"
    r = meet(SCOUT, SCOUT, card=planet, after=[QUIET], roads="deja_vu union_ship", played=(), purses=[5, 5])
    fly(r.choose(0, "land 1"))
    while not r.events("union_ship_met"):
        (fly if r.question().startswith("next_card") else go_on)(r)
    assert len(r.events("cards_come_again")) == 1
    assert len(r.events("card_turned_up")) == 2


@pytest.mark.rule("BX-R-60", "BX-R-61", "BX-R-2")
def test_the_24_machinations_are_all_different_and_the_rule_book_s_names_are_among_them() -> None:
    kinds = [CARDS[card].kind for card in decks_of("evil_machinations")["EM"]]
    assert len(kinds) == len(set(kinds)) == 24
    named = "ambush checkpoint quality_control cosmic_rays customs_inspection eco_patrol getting_even road_narrows "
    named += "system_test trustbusters junker_for_sale stranded_ship wide_open_space"
    assert set(named.split()) <= set(kinds)
    powered = SCOUT + "6,7 battery_2 0300 cells=2\n8,7 shield 0003 ^\n"
    test = meet(powered, SCOUT, card="EM09").choose(0, "done")
    assert test.state.ships[0].cell_count == 1, "what can use power is tested, not what has it"


@pytest.mark.rule("BX-R-90", "BX-R-7")
def test_guests_of_luxury_cabins_are_crew_where_crews_are_compared() -> None:
    guest = SCOUT + "8,7 luxury_cabin 0003 figures=H\n"
    r = meet(guest, SCOUT, card="combat_zone lines=crew:days:1")
    assert [event.data["strength"] for event in r.events("crew_counted")] == [3, 2]


@pytest.mark.rule("BX-R-96", "BX-4.5")
def test_a_guest_may_be_given_up_and_those_who_arrive_pay_with_the_bonuses() -> None:
    guest = SCOUT + "8,7 luxury_cabin 0303 figures=H\n9,7 cargo_2 0003 goods=B\n"
    r = meet(guest, guest, card="slavers strength=9 days=1 crew_loss=1 credits=1", after=[QUIET], purses=[5, 5])
    assert "8,7" in r.options(0)
    r.choose(0, "8,7").choose(1, "7,7")
    fly(r)
    kinds = [line["kind"] for line in r.state.results[0]["lines"]]
    paid = [line["seat"] for line in r.state.results[0]["lines"] if line["kind"] == "luxury"]
    assert paid == [1]
    assert kinds.index("finish") < kinds.index("luxury") < kinds.index("goods")


@pytest.mark.rule("BX-EX-1", "BX-3.4")
def test_what_is_not_in_use_is_less_by_what_was_removed() -> None:
    counts = {seats: len(unused(meet(*[SCOUT] * seats, card=QUIET).state)) for seats in (2, 3, 4)}
    assert counts[3] - counts[2] <= 25


@pytest.mark.rule("BX-EX-13", "BX-EX-14", "BX-8.33", "BX-R-80")
def test_examples_thirteen_and_fourteen() -> None:
    """The right half jumps with all blocks and batteries: nothing can be taken, and nothing loaded at the next card."""
    ship = """
ship IIA
4,7 structural 0330
4,8 engine 3000 ^
5,7 cabin 0333 crew=2
5,8 engine 3003 ^
6,7 structural 0033
6,8 engine 3000 ^
8,7 cargo_2 0300 goods=YY
9,7 cabin 0333 crew=1
9,8 engine 3000 ^
10,7 engine_booster 0333
10,8 engine 3000 ^
11,7 battery_2 0003 cells=2
"""
    line = "combat_zone lines=crew:goods:3,cannons:crew:0,engines:days:1"
    r = meet(ship, PLAIN_TWIN, card=line, after=["planets planets=YY,B days=1", QUIET])
    r.choose(0, "stay").choose(0, "jump 10,8")
    go_on(r, "done")
    assert r.events("weakest")[0].seat == 0
    assert [event.data["strength"] for event in r.events("engines_counted", 0)] == [3], "2 with both halves"
    assert not r.events("goods_lost")
    assert [event.data["purpose"] for event in r.events("cell_used", 0)] == ["power"], "the jump"
    fly(r).choose(0, "land 1")
    assert not [option for option in r.options(0) if option.startswith("load")]
    go_on(r)
    assert r.state.ships[0].blocks == "YY"


@pytest.mark.rule("BX-EX-15", "BX-8.34")
def test_example_fifteen() -> None:
    one = PLAIN_TWIN.replace("9,7 cabin 0030 crew=2\n9,8 engine 3000 ^\n", "")
    r = fly(meet(one, PLAIN_TWIN, PLAIN_TWIN, one, card=QUIET, after=[QUIET]))
    paid = {line["seat"]: line["amount"] for line in r.state.results[0]["lines"] if line["kind"] == "finish"}
    assert paid == {1: 8, 2: 6, 0: 4, 3: 2}


@pytest.mark.rule("BX-8.32", "BX-R-32")
def test_half_a_ship_that_jumps_at_the_last_card_is_told_that_the_rest_flies_on() -> None:
    r = meet(TWIN, PLAIN_TWIN, card=QUIET, after=[])
    assert r.asked(0).about["options"]["jump 10,8"]["then"] == "section_left"
    r.choose(0, "jump 10,8")
    assert r.asked(0).about["options"]["jump 6,8"]["then"] == "section_left"
    r.choose(0, "stay")
    assert r.state.results[0]["seats"][0]["place"] == 2


@pytest.mark.rule("BX-R-22", "BX-1.2")
@pytest.mark.parametrize("rounds", ["I II III", "I II IIIA", "IA IIA III"])
def test_a_fifth_player_has_a_board_of_every_class(rounds: str) -> None:
    options = {"fifth_wheel": "yes", "new_technology": "yes", "new_ship_classes": "yes", "rounds": rounds}
    table = Game.new(RULES, RULES.setup(5, options), "five boards").state
    assert len(table.ships) == 5
    assert len({ship.board.name for ship in table.ships}) == 1


@pytest.mark.rule("BX-R-66", "BX-4.11", "BX-4.15")
@pytest.mark.parametrize(("card", "left"), [("EM17", 2), ("EM19", 4), ("EM22", 3)])
def test_whoever_leaves_because_of_a_machination_may_be_replaced_when_the_whole_loss_is_over(
    card: str, left: int
) -> None:
    """Wages for five are three; who pays with crew wakes nobody before the last of them has gone."""
    ship = SCOUT + "6,7 stasis_chamber 0300 figures=ZZZZ\n8,7 cabin 0303 alien=cyan\n9,7 life_support_cyan 0033\n"
    ship += "9,8 cabin 3000 crew=2\n"
    r = meet(ship, ship, LINER + "9,7 cabin 0003 crew=2\n", card=card, evil_machinations="yes")
    while r.question() in ("levy 0", "lose_crew 0"):
        r.choose(0, next(option for option in ("8,7", "9,8", "7,7") if option in r.options(0)))
    assert r.question() == "wake 0"
    assert r.state.ships[0].crew_count == left


@pytest.mark.rule("BX-R-76", "BX-12.33", "BX-7.5")
@pytest.mark.parametrize(("way", "lost", "engines"), [("front", 1, 1), ("left", 2, 1)])
def test_on_class_ia_somersaults_want_engines_along_the_direction_of_flight(way: str, lost: int, engines: int) -> None:
    """One engine blows to the rear of the board, one to its front, one to its right."""
    plain = "ship IA\n7,7 starting_cabin 3333\n7,9 engine 3000 ^\n"
    ship = plain + "7,5 engine 0030 v\n5,7 battery_2 0300\n9,7 engine 0003 <\n"
    table = yard(2, "IA", ships=[ship, plain], new_ship_classes="yes", rough_roads="1", start=False).state.copy()
    for name, _ in in_force(table):
        take_out_of_force(table, name)
    put_in_force(table, "somersault", None)
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(table.starter, "start")
    r.choose(0, "finish 1").choose(1, "finish 2").choose(0, way).choose(1, "front")
    assert len(r.state.ships[0].lost) == lost
    assert r.game.view(0).table.ships[0].engines == engines
