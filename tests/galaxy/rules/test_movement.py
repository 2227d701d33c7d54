import pytest

from starboard.galaxy.flight.giving_up import give_up
from starboard.galaxy.flight.track import move_back_all
from starboard.galaxy.scenario import flight
from tests.galaxy.rules.ships_flight import QUIET


def ship_with_engines(count: int) -> str:
    """A ship whose engine strength is a number from 1 to 4."""
    engines = ("7,8 engine 3000 ^", "6,8 engine 3000 ^", "8,8 engine 3000 ^", "5,7 engine 0300 ^")[:count]
    hull = "7,7 starting_cabin 3333\n7,6 cannon 0030 ^\n6,7 structural 0333\n8,7 structural 0033"
    return "\n".join(["ship I", hull, *engines])


SLOW, FAST = ship_with_engines(1), ship_with_engines(4)


@pytest.mark.rule("GT-11.1")
def test_whoever_leads_now_turns_up_the_next_card() -> None:
    r = flight(SLOW, FAST, cards=["open_space", QUIET, QUIET], at=[1, 0])
    r.all_choose("fly on").all_choose("fly on")
    assert [event.seat for event in r.events("card_turned_up")] == [0, 1, 1]


@pytest.mark.rule("GT-11.1")
def test_a_card_is_resolved_completely_before_the_next_one_and_the_last_one_ends_the_flight() -> None:
    cards = ["open_space", "planets planets=B,Y days=1", QUIET]
    r = flight(SLOW, SLOW, cards=cards)
    r.all_choose("fly on")
    assert len(r.events("card_turned_up")) == 2
    r.choose(0, "pass")
    assert r.question() == "land 1"
    assert r.state.flight.card == cards[1]
    r.choose(1, "pass").all_choose("fly on")
    assert [event.data["card"] for event in r.events("card_turned_up")] == cards
    assert r.game.over


@pytest.mark.rule("GT-11.2")
def test_flight_order_is_the_order_on_the_track_and_changes_with_it() -> None:
    r = flight(SLOW, FAST, SLOW, cards=["open_space", QUIET], at=[4, 2, 5], fly_on=False)
    assert r.game.view(0).table.flight.order == [2, 0, 1]
    r.all_choose("fly on")
    assert r.state.flight.positions == {2: 6, 0: 5, 1: 8}
    assert r.game.view(0).table.flight.order == [1, 2, 0]


@pytest.mark.rule("GT-11.3")
def test_two_ships_never_stand_on_the_same_space() -> None:
    # counting every space, the last ship would end on the second's
    r = flight(SLOW, FAST, FAST, cards=["open_space", QUIET], at=[9, 3, 2])
    assert r.state.flight.positions == {0: 10, 1: 7, 2: 6}
    back = flight(SLOW, SLOW, cards=["abandoned_ship crew_loss=1 credits=1 days=2", QUIET], at=[5, 3])
    back.choose(0, "yes")
    assert back.state.flight.positions == {0: 2, 1: 3}


@pytest.mark.rule("GT-11.4", "GT-R-44")
def test_losing_days_counts_empty_spaces_only() -> None:
    r = flight(SLOW, SLOW, SLOW, cards=["abandoned_ship crew_loss=1 credits=1 days=2", QUIET], at=[6, 5, 3])
    r.choose(0, "yes")
    assert r.state.flight.positions[0] == 2  # over 5, to 4, over 3, to 2


@pytest.mark.rule("GT-EX-3")
def test_example_blue_loses_three_days_and_stops_right_ahead_of_red() -> None:
    blue, green, red = 5, 3, 0
    r = flight(SLOW, SLOW, SLOW, cards=["abandoned_ship crew_loss=1 credits=1 days=3", QUIET], at=[blue, green, red])
    r.choose(0, "yes")
    assert r.state.flight.positions == {0: red + 1, 1: green, 2: red}


@pytest.mark.rule("GT-11.5", "GT-R-44")
def test_gaining_days_counts_empty_spaces_only_and_overtakes() -> None:
    r = flight(SLOW, SLOW, ship_with_engines(2), cards=["open_space", QUIET], at=[4, 2, 1])
    # the first two move to 5 and 3; from 1 the last one goes to 2, over 3, to 4
    assert r.state.flight.positions == {0: 5, 1: 3, 2: 4}
    assert r.state.flight.order() == [0, 2, 1]


CARDS_WITH_DAYS = {
    "abandoned_ship crew_loss=1 credits=1 days=4": ("yes",),
    "abandoned_station crew_needed=1 goods=B days=4": ("yes",),
    "planets planets=B,Y days=4": ("land 1",),
    "smugglers strength=0 days=4 goods_loss=1 goods=B": ("yes",),
    "slavers strength=0 days=4 crew_loss=1 credits=1": ("yes",),
    "pirates strength=0 days=4 credits=1 shots=heavy_front": ("yes",),
}


@pytest.mark.rule("GT-11.6")
@pytest.mark.parametrize("card", CARDS_WITH_DAYS)
def test_whoever_uses_a_card_loses_its_flight_days(card: str) -> None:
    r = flight(SLOW, SLOW, cards=[card, QUIET], at=[20, 0])
    r.choose(0, *CARDS_WITH_DAYS[card])
    if r.question() == "land 1":
        r.choose(1, "pass")
    assert r.question().startswith("next_card")
    assert r.state.flight.positions == {0: 16, 1: 0}


@pytest.mark.rule("GT-11.6")
@pytest.mark.parametrize("card", CARDS_WITH_DAYS)
def test_whoever_declines_a_card_loses_no_flight_days(card: str) -> None:
    r = flight(SLOW, SLOW, cards=[card, QUIET], at=[20, 0])
    while not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        r.choose(seat, "pass" if "pass" in r.options(seat) else "no")
    assert r.state.flight.positions == {0: 20, 1: 0}


@pytest.mark.rule("GT-11.7")
def test_when_several_lose_days_the_ship_farthest_behind_moves_first() -> None:
    r = flight(SLOW, SLOW, SLOW, cards=["planets planets=B,B,B,B days=1", QUIET], at=[5, 4, 3])
    for seat in range(3):
        r.choose(seat, f"land {seat + 1}")
    # had the leader moved first, it would have jumped over both
    assert r.state.flight.positions == {0: 4, 1: 3, 2: 2}
    assert [event.seat for event in r.events("moved")] == [2, 1, 0]


@pytest.mark.rule("GT-11.8")
def test_the_track_is_a_ring_of_forty_spaces() -> None:
    # from 39 the next space is the start space, where the other ship stands
    r = flight(SLOW, ship_with_engines(2), cards=["open_space", QUIET], at=[39, 0])
    assert r.state.flight.positions[0] == 41


@pytest.mark.rule("GT-11.8", "GT-R-20")
def test_a_ship_jumps_over_a_ship_on_another_lap() -> None:
    r = flight(SLOW, FAST, cards=["open_space", QUIET], at=[41, 1])
    # the leader moves on to 42, which is space 2; from 1 the other goes over it to 3, 4, 5 and 6
    assert r.state.flight.positions == {0: 42, 1: 6}
    back = flight(SLOW, SLOW, cards=["abandoned_ship crew_loss=1 credits=1 days=3", QUIET], at=[42, 1])
    back.choose(0, "yes")
    assert back.state.flight.positions == {0: 38, 1: 1}  # 41 is the other's space


def test_who_has_left_the_flight_by_then_does_not_move_back_with_the_others() -> None:
    table = flight(SLOW, SLOW, cards=["open_space"], fly_on=False).state.copy()
    before, gone = dict(table.flight.positions), table.ships[0]
    give_up(table, gone, "gave_up")
    for _ in move_back_all(table, [(ship, 1) for ship in table.ships]):
        pass
    assert table.flight.positions == {1: before[1] - 1}
