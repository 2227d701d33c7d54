"""Roads about the course of a flight: cards that come again, cards that are added, and the union ship."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.flight.next_card import cards_to_come
from starboard.galaxy.mechanisms.roads.procedure import put_in_force
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.rough_roads.travel import fly, go_on, travel
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SCOUT, SMOOTH

DERELICT = "abandoned_ship crew_loss=1 credits=5 days=1"


def fly_out(r: Rehearsal[Table], *chosen: str) -> list[str]:
    """All cards that are turned up from here on."""
    while r.game.seats_asked() and r.state.stage == "card":
        (fly if r.question().startswith("next_card") else lambda r: go_on(r, *chosen))(r)
    return [event.data["card"] for event in r.events("card_turned_up")]


@pytest.mark.rule("BX-12.13", "BX-12.14", "BX-R-47")
def test_cards_that_nobody_used_come_again_the_last_one_first_and_then_no_more() -> None:
    cards = ["stardust", DERELICT, "open_space"]
    r = travel(LINER, LINER, roads="deja_vu", cards=cards, played=(), at=[20, 10])
    turned = fly_out(r, "yes")
    assert turned == [*cards, "nothing", "nothing", "nothing", "nothing", "open_space", "stardust"]


@pytest.mark.rule("BX-12.13")
@pytest.mark.parametrize(
    ("card", "answer", "again"),
    [
        ("planets planets=B days=1", "land 1", False),
        ("planets planets=B days=1", "pass", True),
        ("abandoned_station crew_needed=2 goods=B days=1", "yes", False),
        (DERELICT, "no", True),
        ("slavers strength=0 days=1 crew_loss=1 credits=1", "no", False),
        ("slavers strength=9 days=1 crew_loss=0 credits=1", "yes", True),
        ("meteors meteors=small_left", "none", True),
    ],
)
def test_which_cards_count_as_used(card: str, answer: str, again: bool) -> None:
    r = travel(FREIGHTER, FREIGHTER, roads="deja_vu", cards=card, played=(), dice=[2] * 4)
    assert (fly_out(r, answer).count(card) == 2) is again


@pytest.mark.rule("BX-12.14")
def test_what_will_come_again_counts_as_still_to_come() -> None:
    r = travel(LINER, LINER, roads="deja_vu", cards="nothing", played=())
    assert len(r.state.flight.deck) == 2
    assert cards_to_come(r.state) == 3
    assert r.asked(0).about["cards_left"] == 3


@pytest.mark.rule("BX-12.19", "BX-12.20", "BX-R-83", "BX-R-69")
@pytest.mark.parametrize(("round_name", "added"), [("I", 2), ("II", 3), ("III", 4)])
@pytest.mark.parametrize("foresight", ["no", "yes"])
def test_a_tough_trip_has_more_cards_of_the_third_level(round_name: str, added: int, foresight: str) -> None:
    table = yard(2, round_name, start=False, rough_roads="1", foresight=foresight).state.copy()
    for name, _ in table.in_play:
        table.take_out_of_play(name)
    put_in_force(table, "tough_trip", None)
    usual = 4 * {"I": 2, "II": 3, "III": 4}[round_name]
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).choose(table.starter, "start")
    r.choose(0, "finish 1").choose(1, "finish 2")
    while r.state.course is None:
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.options(seat)[0])
    deck = r.state.flight.deck
    third = [card for card in deck if CARDS[card].level == "III"]
    assert len(deck) == usual + added
    assert len(third) == added + (8 if round_name == "III" else 0)
    if foresight == "yes":
        assert all(CARDS[card].level == "III" for card in deck[-added:])
    else:
        assert CARDS[deck[0]].level == round_name


def before_the_last_card(*ships: str, purses: list[int]) -> Rehearsal[Table]:
    """The next but one card is the last one, with the union ship on the road."""
    r = travel(*ships, roads="union_ship", cards=(), purses=purses)
    assert not r.events("union_ship_met")
    return fly(r)


@pytest.mark.rule("BX-R-92", "BX-12.27", "BX-2.1")
def test_before_the_last_card_each_pays_a_credit_or_a_block_for_each_crew_member() -> None:
    laden = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=BG").replace(
        "6,7 special_cargo_2 0300", "6,7 special_cargo_2 0300 goods=R"
    )
    r = before_the_last_card(laden, LINER, purses=[5, 9])
    assert (r.question(), r.asked(0).about["due"]) == ("pay_union 0", 2)
    assert set(r.options(0)) == {"pay", "give R 6,7", "give B 8,7", "give G 8,7", "give up"}
    r.choose(0, "give B 8,7", "pay")
    assert (r.state.credits(0), r.state.ships[0].blocks) == (4, "RG")
    assert r.asked(1).about["options"]["pay"]["price"] == {"credits": 6}
    r.choose(1, "pay")
    assert [(event.seat, event.data["amount"]) for event in r.events("paid")] == [(0, 1), (1, 6)]
    told = [event.kind for event in r.happened]
    assert "card_turned_up" in told[told.index("paid") :]


@pytest.mark.rule("BX-12.27", "BX-R-92")
def test_batteries_are_not_accepted_and_who_cannot_pay_gives_up() -> None:
    r = before_the_last_card(GUARDED, SMOOTH, purses=[1, 2])
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["union"]
    assert r.state.ships[1].crew_count == 2
    r.choose(1, "give up")
    assert [event.seat for event in r.events("gave_up")] == [0, 1]


@pytest.mark.rule("BX-R-92")
def test_with_deja_vu_the_last_card_is_that_of_the_second_pass() -> None:
    r = travel(SCOUT, SCOUT, roads="union_ship deja_vu", cards=(), purses=[9, 9], played=())
    fly(r)
    assert not r.events("union_ship_met")
    while not r.events("union_ship_met"):
        fly(r)
    assert len(r.state.flight.deck) == 1
