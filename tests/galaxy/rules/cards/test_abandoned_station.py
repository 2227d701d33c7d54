import pytest

from tests.galaxy.rules.ships_cards import FREIGHTER, LINER, SCOUT, meet, story

STATION = "abandoned_station crew_needed=2 goods=YG days=1"
BIG_STATION = "abandoned_station crew_needed=3 goods=YG days=1"

WITH_ALIEN = SCOUT + "6,7 life_support_purple 3300\n6,6 cabin 0030 alien=purple\n"


@pytest.mark.rule("GT-19.1")
def test_the_station_is_offered_in_flight_order_to_one_ship_only() -> None:
    r = meet(FREIGHTER, FREIGHTER, FREIGHTER, card=STATION, at=[-3, 0, -6])
    assert r.question() == "use_card 1"
    assert r.choose(1, "no").question() == "use_card 0"
    r.choose(0, "yes", "load Y 8,7", "load G 8,7")
    assert r.question().startswith("next_card")
    assert story(r, "card_used", "card_declined") == [("card_declined", 1), ("card_used", 0)]
    assert [ship.blocks for ship in r.state.ships] == ["YG", "", ""]


@pytest.mark.rule("GT-19.1")
def test_all_may_refuse() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=STATION).choose(0, "no").choose(1, "no")
    assert r.question() == "next_card 0 1"
    assert r.state.flight.positions == {0: 0, 1: -3}


@pytest.mark.rule("GT-19.2")
def test_a_crew_too_small_to_search_the_station_is_passed_over() -> None:
    assert meet(SCOUT, LINER, card=BIG_STATION).question() == "use_card 1"
    assert meet(SCOUT, SCOUT, card=BIG_STATION).question() == "next_card 0 1"


@pytest.mark.rule("GT-19.2")
def test_an_alien_counts_among_the_searchers() -> None:
    assert meet(WITH_ALIEN, LINER, card=BIG_STATION).question() == "use_card 0"


@pytest.mark.rule("GT-19.3")
def test_the_user_loads_the_goods_and_then_loses_the_flight_days() -> None:
    r = meet(FREIGHTER, SCOUT, card=STATION, at=[0, -1]).choose(0, "yes")
    assert r.asked(0).about["hand"] == "YG"
    assert r.state.flight.positions == {0: 0, 1: -1}
    r.choose(0, "load Y 6,7", "load G 8,7")
    assert r.game.view(0).table.ships[0].goods == {"6,7": "Y", "8,7": "G"}
    assert r.state.flight.positions == {0: -2, 1: -1}


@pytest.mark.rule("GT-19.4")
def test_nobody_stays_on_the_station() -> None:
    r = meet(LINER, SCOUT, card="abandoned_station crew_needed=5 goods=YG days=1").choose(0, "yes")
    assert r.question().startswith("next_card")
    assert r.state.ships[0].crew_count == 6
    assert not r.events("crew_lost")
