"""The end of a flight: GT-25, GT-EX-14, GT-EX-15 and the rulings on it."""

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_ending import BARE, QUIET, TIDY, UNTIDY, loaded, of_class, with_losses
from tests.galaxy.settled import rows


def column(r: Rehearsal[Table], name: str) -> list[object]:
    """One column of the settlement, by seat."""
    return [row[name] for row in rows(r.state.results[-1])]


def fly_on(r: Rehearsal[Table]) -> Rehearsal[Table]:
    return r.all_choose("fly on")


@pytest.mark.rule("GT-25.1")
def test_flight_ends_with_its_last_card_and_not_before() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET, QUIET])
    assert (r.state.stage, r.state.results) == ("card", ())
    fly_on(r)
    assert (r.state.stage, r.state.results) == ("card", ())
    fly_on(r)
    assert len(r.events("round_settled")) == 1
    assert r.game.over


@pytest.mark.rule("GT-25.2")
def test_bonuses_come_before_goods_and_goods_before_penalties() -> None:
    r = flight(with_losses(loaded("R"), 2), with_losses(loaded("Y"), 2), cards=[QUIET])
    money = [
        (event.data.get("source") or event.data["reason"], event.seat) for event in r.happened if "amount" in event.data
    ]
    assert money == [
        ("finish", 0),
        ("finish", 1),
        ("best_looking", 0),
        ("best_looking", 1),
        ("goods", 0),
        ("goods", 1),
        ("losses", 0),
        ("losses", 1),
    ]


@pytest.mark.rule("GT-25.2")
def test_penalties_are_paid_out_of_what_the_flight_has_earned() -> None:
    r = flight(UNTIDY, with_losses(loaded("R"), 5), cards=[QUIET])
    assert column(r, "losses") == [0, 5]
    assert r.game.scores == [4 + 2, 3 + 4 - 5]


@pytest.mark.rule("GT-25.3")
@pytest.mark.parametrize(("round_name", "bonuses"), [("I", (4, 3, 2, 1)), ("II", (8, 6, 4, 2)), ("III", (12, 9, 6, 3))])
def test_finishing_bonus_goes_by_flight_order_and_round(round_name: str, bonuses: tuple[int, ...]) -> None:
    ship = of_class(round_name, UNTIDY)
    r = flight(ship, ship, ship, ship, cards=[QUIET], at=[0, 9, 3, 6])
    first, second, third, fourth = bonuses
    assert column(r, "finish") == [fourth, first, third, second]
    assert column(r, "place") == [4, 1, 3, 2]


@pytest.mark.rule("SB-GT-16", "GT-25.3")
def test_two_ships_share_the_first_two_finishing_bonuses() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET], at=[0, 5])
    assert column(r, "finish") == [3, 4]


@pytest.mark.rule("GT-EX-14")
def test_example_four_ships_of_round_one_get_4_3_2_1_and_the_best_looking_2() -> None:
    r = flight(UNTIDY, TIDY, UNTIDY, BARE, cards=[QUIET])
    assert column(r, "finish") == [4, 3, 2, 1]
    assert column(r, "best_looking") == [0, 2, 0, 0]
    assert r.game.scores == [4, 5, 2, 1]


@pytest.mark.rule("GT-25.4")
@pytest.mark.parametrize(("round_name", "prize"), [("I", 2), ("II", 4), ("III", 6)])
def test_all_ships_tied_for_fewest_exposed_connectors_get_the_full_prize(round_name: str, prize: int) -> None:
    bare, untidy = of_class(round_name, BARE), of_class(round_name, UNTIDY)
    r = flight(bare, untidy, untidy, cards=[QUIET])
    assert column(r, "best_looking") == [0, prize, prize]


@pytest.mark.rule("GT-25.4")
def test_connectors_laid_bare_in_flight_count_against_the_looks() -> None:
    nearly_tidy = UNTIDY.replace("7,6 cannon", "8,7 battery_2 0003\n7,6 cannon")
    shelled = "combat_zone lines=crew:days:1,crew:days:1,engines:shots:heavy_front+heavy_rear"
    r = flight(TIDY, nearly_tidy, cards=[QUIET])
    assert column(r, "best_looking") == [2, 0]
    r = flight(TIDY, nearly_tidy, cards=[shelled], dice=[7, 7])
    assert len(r.events("component_destroyed", 0)) == 2
    assert column(r, "best_looking") == [0, 2]


@pytest.mark.rule("GT-25.5")
@pytest.mark.parametrize(("goods", "price"), [("R", 4), ("Y", 3), ("G", 2), ("B", 1), ("RRYGBB", 15)])
def test_blocks_brought_home_are_sold_at_their_prices(goods: str, price: int) -> None:
    r = flight(loaded(goods), UNTIDY, cards=[QUIET])
    assert column(r, "goods") == [price, 0]
    assert sum(event.data["amount"] for event in r.events("earned", 0) if event.data["source"] == "goods") == price
    assert r.state.bank.blocks == {"R": 12, "Y": 17, "G": 13, "B": 14}


@pytest.mark.rule("GT-25.6")
@pytest.mark.parametrize("lost", [0, 1, 4])
def test_each_lost_component_costs_a_credit(lost: int) -> None:
    r = flight(with_losses(UNTIDY, lost), UNTIDY, cards=[QUIET], purses=[30, 30])
    assert column(r, "losses") == [lost, 0]
    assert r.game.scores[0] == 30 + 4 + 2 - lost


@pytest.mark.rule("GT-25.7")
@pytest.mark.parametrize(("round_name", "limit"), [("I", 5), ("II", 8), ("III", 11)])
def test_penalty_stops_at_the_insurance_limit_of_the_class(round_name: str, limit: int) -> None:
    ship = of_class(round_name, UNTIDY)
    for lost, paid in ((limit - 1, limit - 1), (limit, limit), (limit + 1, limit)):
        r = flight(with_losses(ship, lost), ship, cards=[QUIET], purses=[30, 30])
        assert column(r, "losses") == [paid, 0]


@pytest.mark.rule("GT-25.8")
@pytest.mark.parametrize(("round_name", "limit"), [("I", 5), ("II", 8), ("III", 11)])
def test_limit_holds_for_losses_of_twice_as_much_and_more(round_name: str, limit: int) -> None:
    ship = of_class(round_name, UNTIDY)
    for lost in (2 * limit, 2 * limit + 1, 3 * limit):
        r = flight(with_losses(ship, lost), ship, cards=[QUIET], purses=[40, 40])
        assert column(r, "losses") == [limit, 0]


@pytest.mark.rule("GT-EX-15")
@pytest.mark.parametrize("lost", [6, 10, 12])
def test_example_six_or_ten_components_lost_from_a_class_i_ship_cost_5(lost: int) -> None:
    r = flight(with_losses(UNTIDY, lost), UNTIDY, cards=[QUIET], purses=[20, 20])
    assert rows(r.game.view(None).table.results[0])[0]["losses"] == 5
    assert r.game.scores[0] == 20 + 4 + 2 - 5


@pytest.mark.rule("GT-25.9")
def test_discard_pile_holds_components_left_set_aside() -> None:
    r = yard(2, heap=["engine 1000", "cannon 0010", "cabin 2121"])
    r.choose(0, "draw", "set aside")
    r.choose(0, "draw", "set aside")
    aside = list(r.game.view(0).table.yard.places[0].aside)
    r.choose(0, "draw", "weld 7,6 ^", "finish 1")
    cabin = r.events("component_welded", 0)[0].data["component"]
    r.choose(1, "finish 2")
    lost = r.game.view(None).table.ships[0].lost
    assert sorted(lost) == sorted(aside)
    assert cabin not in lost, "a cabin joined rightly is no error"
    r.all_choose("give up")
    assert [event.data["owed"] for event in r.events("paid", 0)] == [2]


@pytest.mark.rule("GT-25.9")
def test_discard_pile_holds_components_taken_off_as_errors() -> None:
    r = yard(2, heap=["engine 1000", "cannon 0010"])
    r.choose(0, "draw", "weld 7,6 ^", "finish 1")
    wrong = r.events("component_welded", 0)[0].data["component"]
    r.choose(1, "draw", "weld 7,6 ^", "finish 2")
    assert [list(ship.lost) for ship in r.game.view(None).table.ships] == [[wrong], []]
    r.all_choose("give up")
    assert [event.data["owed"] for event in r.events("paid")] == [1]


@pytest.mark.rule("GT-25.9")
def test_discard_pile_holds_components_shot_and_cut_off_in_flight() -> None:
    tower = "ship I\n7,7 starting_cabin 3333\n8,7 structural 0303\n9,7 battery_2 0003\n7,8 engine 1000 ^\n"
    r = flight(with_losses(tower, 1), tower, cards=["meteors meteors=large_front"], dice=[8], purses=[20, 20])
    r.choose(0, "7,7").choose(1, "7,7")
    assert column(r, "losses") == [3, 2]


@pytest.mark.rule("GT-25.10")
def test_who_cannot_pay_gives_everything_and_starts_again_from_nothing() -> None:
    r = flight(with_losses(UNTIDY, 5), UNTIDY, cards=[QUIET], purses=[2, 9], fly_on=False)
    r.choose(0, "give up").choose(1, "fly on")
    assert [(event.data["amount"], event.data["owed"]) for event in r.events("paid", 0)] == [(2, 5)]
    assert r.game.scores == [0, 9 + 4 + 2]
    assert column(r, "losses") == [2, 0]


@pytest.mark.rule("GT-R-38")
def test_settlement_is_paid_in_flight_order() -> None:
    r = flight(*[with_losses(UNTIDY, 1)] * 3, cards=[QUIET], at=[0, 6, 3])
    assert [event.seat for event in r.events("earned") if event.data["source"] == "finish"] == [1, 2, 0]
    assert [event.seat for event in r.events("paid")] == [1, 2, 0]


@pytest.mark.rule("GT-R-25")
def test_fine_for_a_late_error_is_one_credit_however_much_comes_off() -> None:
    wrong = "ship I\n7,7 starting_cabin 3333\n5,7 battery_2 0000\n5,8 battery_2 0000\n"
    r = flight(wrong, UNTIDY, cards=[QUIET, QUIET], purses=[9, 0], inspection="players", fly_on=False)
    r.choose(0, "fly on").choose(1, "point 0")
    fines = [event.data["amount"] for event in r.events("paid", 0) if event.data["reason"] == "late_error"]
    assert len(r.state.ships[0].lost) == 2
    assert fines == [1]


@pytest.mark.rule("GT-R-25")
def test_who_owns_nothing_pays_no_fine_for_a_late_error() -> None:
    wrong = "ship I\n7,7 starting_cabin 3333\n5,7 battery_2 0000\n"
    r = flight(wrong, UNTIDY, cards=[QUIET, QUIET], inspection="players", fly_on=False)
    r.choose(0, "fly on").choose(1, "point 0")
    assert [event.data["amount"] for event in r.events("paid", 0)] == [0]
    assert r.state.credits(0) == 0
