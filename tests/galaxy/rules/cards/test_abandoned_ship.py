import pytest

from tests.galaxy.rules.ships_cards import LINER, SCOUT, meet, story

WRECK = "abandoned_ship crew_loss=3 credits=4 days=1"

WITH_ALIEN = SCOUT + "6,7 life_support_purple 3300\n6,6 cabin 0030 alien=purple\n"


@pytest.mark.rule("GT-18.1")
def test_the_wreck_is_offered_in_flight_order_until_somebody_takes_it() -> None:
    r = meet(LINER, LINER, LINER, card=WRECK, at=[-3, 0, -6])
    assert r.question() == "use_card 1"
    assert r.choose(1, "no").question() == "use_card 0"
    r.choose(0, "yes", "6,7", "6,7", "8,7")
    assert r.question().startswith("next_card")
    assert story(r, "card_used", "card_declined") == [("card_declined", 1), ("card_used", 0)]
    assert [r.state.credits(seat) for seat in range(3)] == [4, 0, 0]


@pytest.mark.rule("GT-18.1")
def test_all_may_refuse() -> None:
    r = meet(LINER, LINER, card=WRECK).choose(0, "no").choose(1, "no")
    assert r.question() == "next_card 0 1"
    assert [ship.crew_count for ship in r.state.ships] == [6, 6]
    assert r.state.flight.positions == {0: 0, 1: -3}


@pytest.mark.rule("GT-18.2")
def test_the_user_gives_up_crew_of_his_choice_for_credits_and_flight_days() -> None:
    r = meet(LINER, SCOUT, card=WRECK, at=[0, -1], purses=[10, 10]).choose(0, "yes")
    assert r.question() == "lose_crew 0"
    assert r.options(0) == ["6,7", "7,7", "8,7"]
    r.choose(0, "7,7", "8,7", "8,7")
    assert r.game.view(0).table.ships[0].figures == {"6,7": "HH", "7,7": "H"}
    assert [r.state.credits(seat) for seat in (0, 1)] == [14, 10]
    assert r.state.flight.positions == {0: -2, 1: -1}


@pytest.mark.rule("GT-18.2")
def test_the_crew_given_up_may_be_an_alien() -> None:
    r = meet(WITH_ALIEN, SCOUT, card="abandoned_ship crew_loss=1 credits=4 days=1").choose(0, "yes", "6,6")
    assert "P" not in r.state.ships[0].aboard
    assert r.state.ships[0].human_count == 2


@pytest.mark.rule("GT-18.3", "GT-R-17")
def test_a_crew_too_small_is_passed_over() -> None:
    r = meet(SCOUT, LINER, card=WRECK)
    assert r.question() == "use_card 1"
    assert not r.options(0)


@pytest.mark.rule("GT-18.3")
def test_a_crew_that_just_suffices_may_use_the_wreck() -> None:
    r = meet(WITH_ALIEN, SCOUT, card=WRECK)
    assert r.question() == "use_card 0"


@pytest.mark.rule("GT-18.4", "GT-EX-20")
def test_example_who_gives_up_his_last_human_is_paid_and_leaves_after_the_card() -> None:
    r = meet(WITH_ALIEN, SCOUT, card=WRECK, at=[0, -1]).choose(0, "yes")
    assert r.state.credits(0) == 4
    assert story(r, "crew_lost", "earned", "moved", "gave_up") == [
        *[("crew_lost", 0)] * 3,
        ("earned", 0),
        ("moved", 0),
        ("gave_up", 0),
    ]
    assert r.events("gave_up", 0)[0].data["why"] == "no_humans"


@pytest.mark.rule("GT-18.4")
def test_an_alien_left_aboard_does_not_save_the_flight() -> None:
    r = meet(WITH_ALIEN, SCOUT, card="abandoned_ship crew_loss=2 credits=3 days=1").choose(0, "yes", "7,7", "7,7")
    assert r.events("gave_up", 0)
    assert r.state.credits(0) == 3
    assert list(r.state.flight.positions) == [1]
