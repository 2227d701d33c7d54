"""Drawing roads, what they do to the course of a flight, and the order of what comes after a card."""

from __future__ import annotations

import pytest

from starboard.engine import BadInput, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.mechanisms.roads.memory import remember, remembered
from starboard.galaxy.mechanisms.roads.procedure import draw, in_force, put_in_force
from starboard.galaxy.registry import modifiers
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_roads.journey import SECOND, journey, roads
from tests.galaxy.roads import fly, go_on
from tests.galaxy.rules.ships_cards import FREIGHTER, GUARDED, LINER, SMOOTH

TREK = "second-I second-II second-III"


def game(seed: str = "roads", seats: int = 3, **options: str) -> Game[Table]:
    setup = RULES.setup(seats, {"edition": "second", "rounds": "second-I", "pace": "turns", **options})
    return Game.new(RULES, setup, seed)


def at_once(started: Game[Table], *chosen: str) -> None:
    """One answer by whoever is asked: one of these, or the first that begins with one, else the first option."""
    (seat, *_) = started.seats_asked()
    decision = started.decision(seat)
    assert decision is not None
    options = decision.options
    wanted = [option for word in chosen for option in options if option.startswith(word)]
    started.answer(seat, decision.id, wanted[0] if wanted else options[0])


def to_the_flight(started: Game[Table]) -> Table:
    while started.state.course is None:
        at_once(started, "finish")
    return started.state


def through_a_flight(started: Game[Table]) -> None:
    """Everybody finishes building at once and gives up."""
    before = len(started.state.results)
    to_the_flight(started)
    while len(started.state.results) == before and not started.over:
        at_once(started, "give up")
    while not started.over and started.state.yard is None:
        at_once(started)


@pytest.mark.rule("KX-13.1")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_as_many_roads_as_agreed_on_lie_face_up_before_building(level: int) -> None:
    started = game(more_roads=str(level))
    if not level:
        assert "more_roads" not in started.state.setup.options
        return
    drawn = [name for name, _ in in_force(started.state)]
    assert len(set(drawn)) == level
    conditions = started.view(0).table.modules["more_roads"]["conditions"]
    assert [condition["name"] for condition in conditions] == drawn


@pytest.mark.rule("KX-13.2")
def test_there_are_21_roads_each_with_its_rule_and_they_are_shuffled_before_each_flight() -> None:
    assert len(roads()) == 21
    assert set(roads()) <= set(modifiers())
    assert [road.id for road in roads().values()] == [f"KR{number:02}" for number in range(1, 22)]
    started = game("two flights", rounds=TREK, more_roads="1")
    before = list(remembered(started.state, "deck", ()))
    assert sorted([*before, *(name for name, _ in in_force(started.state))]) == sorted(roads())
    through_a_flight(started)
    after = list(remembered(started.state, "deck", ()))
    assert after != [name for name in before if name in after]


@pytest.mark.rule("KX-13.3")
def test_in_a_trek_roads_of_earlier_flights_are_not_drawn_again() -> None:
    started = game("trek", rounds=TREK, more_roads="3")
    seen = [name for name, _ in in_force(started.state)]
    for _ in range(2):
        through_a_flight(started)
        now = [name for name, _ in in_force(started.state)]
        assert not set(seen) & set(now)
        assert set(seen) <= set(remembered(started.state, "discard", ()))
        seen += now
    assert len(set(seen)) == 9


@pytest.mark.rule("KX-13.4")
def test_the_roads_may_hold_for_some_players_only() -> None:
    started = game(more_roads="2", more_roads_handicap="0 all 0")
    assert [seats for _, seats in in_force(started.state)] == [(1,), (1,)]
    conditions = started.view(0).table.modules["more_roads"]["conditions"]
    assert [condition["seats"] for condition in conditions] == [[1], [1]]


@pytest.mark.rule("KX-13.5")
def test_with_a_handicap_two_roads_are_ignored() -> None:
    table = game(more_roads="1", more_roads_handicap="0 all all").state
    every = {*remembered(table, "deck", ()), *(name for name, _ in in_force(table))}
    assert set(roads()) - every == {"remorseless_fate", "tough_trip"}


@pytest.mark.rule("KX-13.6", "KX-13.63")
def test_another_road_takes_the_place_of_the_nasty_surprise_but_none_of_building() -> None:
    marked = [name for name, road in roads().items() if road.construction]
    assert marked == ["gravity_anomaly", "faulty_connectors", "dead_zone"]
    table = game(more_roads="1").state.copy()
    for name, _ in in_force(table):
        table.take_out_of_play(name)
    others = [name for name in roads() if name not in (*marked, "no_luck", "nasty_surprise")]
    remember(table, deck=[*marked, "no_luck", *others], discard=[], in_force=[])
    put_in_force(table, "nasty_surprise", None)
    started = Game.from_state(RULES, table.setup, table)
    flying = to_the_flight(started)
    assert in_force(flying) == [("no_luck", None)]
    told = [event.kind for event in started.events]
    assert told.index("road_turned_up", told.index("building_ended")) < told.index("crew_boarded")


@pytest.mark.rule("KX-1.6")
def test_roads_are_not_for_a_learning_flight() -> None:
    with pytest.raises(BadInput, match="learning"):
        RULES.setup(2, {"edition": "second", "rounds": "second-learning", "more_roads": "1"})


def test_discarded_roads_come_again_when_there_are_no_others() -> None:
    table = game(more_roads="1").state.copy()
    used = list(remembered(table, "deck", ()))
    remember(table, deck=[], discard=used)
    assert draw(table) in used


@pytest.mark.rule("KX-13.64")
@pytest.mark.parametrize(("level", "added"), [("I", 2), ("II", 3), ("III", 4)])
def test_a_tough_trip_has_more_cards_of_the_third_level(level: str, added: int) -> None:
    usual = len(fresh_deck(level, ""))
    deck = fresh_deck(level, "tough_trip")
    assert len(deck) == usual + added
    assert sum(CARDS[card].level == "III" for card in deck) >= added
    assert CARDS[deck[0]].level == level


def fresh_deck(level: str, road: str) -> tuple[str, ...]:
    """The cards of a flight with this road."""
    table = yard(2, f"second-{level}", start=False, **SECOND).state.copy()
    for name, _ in in_force(table):
        table.take_out_of_play(name)
    remember(table, in_force=[])
    if road:
        put_in_force(table, road, None)
    started = Game.from_state(RULES, table.setup, table)
    return to_the_flight(started).flight.deck


def before_the_last_card(*ships: str, purses: list[int]) -> Rehearsal[Table]:
    """The next but one card is the last one, with the union ship on the road."""
    r = journey(*ships, roads="union_ship", cards=(), purses=purses)
    assert not r.events("union_ship_met")
    return fly(r)


@pytest.mark.rule("KX-13.61")
def test_before_the_last_card_each_pays_a_credit_or_a_block_for_each_crew_member() -> None:
    laden = FREIGHTER.replace("8,7 cargo_3 0003", "8,7 cargo_3 0003 goods=BG")
    r = before_the_last_card(laden, LINER, purses=[5, 9])
    assert set(r.options(0)) == {"pay", "give B 8,7", "give G 8,7", "give up"}
    r.choose(0, "give B 8,7", "pay").choose(1, "pay")
    assert [(event.seat, event.data["amount"]) for event in r.events("paid")] == [(0, 1), (1, 6)]
    told = [event.kind for event in r.happened]
    assert "card_turned_up" in told[told.index("paid") :]


@pytest.mark.rule("KX-13.38", "KX-13.61")
def test_batteries_are_not_accepted_and_who_cannot_pay_gives_up() -> None:
    r = before_the_last_card(GUARDED, SMOOTH, purses=[1, 2])
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["union"]
    r.choose(1, "give up")
    assert [event.seat for event in r.events("gave_up")] == [0, 1]


TAILED = """
ship I
4,7 structural 0300
5,7 structural 0303
6,7 structural 0303
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
8,7 structural 0003
"""


@pytest.mark.rule("KX-13.68")
def test_effects_after_a_card_come_in_their_order() -> None:
    """Metal fatigue at 6,7 of the leader, psychosis at 2,2, the tail flies as junk, ships turn, who is stranded leaves
    and the new leader is welcomed."""
    leader = (
        TAILED.replace("ship I\n", "ship I\n7,6 cannon 0030 ^\n")
        .replace("4,7 structural 0300\n", "")
        .replace("5,7 structural 0303", "5,7 structural 0300")
    )
    stranded = SMOOTH.replace("7,8 engine 3000 ^", "7,8 structural 3000")
    names = "structural_weakness cosmic_psychosis space_waste gravity_anomaly welcome_to_the_lead"
    r = journey(stranded, leader, SMOOTH, roads=names, cards="open_space", at=[9, 8, 2], fly_on=False)
    r.state.chance.script("dice", [0, 2, 2, 3, 2] + [0] * 20)
    go_on(fly(r), "7,7", "7,6")
    order = [event.data.get("road", event.kind) for event in r.happened if event.kind in TOLD]
    first = list(dict.fromkeys(order))
    assert first == [
        "joints_tried",
        "structural_weakness",
        "cosmic_psychosis",
        "junk_flies",
        "ship_turned",
        "gave_up",
        "leader_welcomed",
    ]


TOLD = {"joints_tried", "spot_rolled", "junk_flies", "ship_turned", "gave_up", "leader_welcomed"}


@pytest.mark.rule("KX-13.68")
def test_what_falls_off_by_the_welcome_flies_after_the_next_card() -> None:
    """The shot from the rear takes 6,8, on which the rest hangs."""
    leader = "ship I\n7,7 starting_cabin 3333 crew=2\n6,7 structural 0330\n6,8 structural 3003\n5,8 structural 0300\n"
    leader += "7,8 engine 3000 ^\n8,7 structural 0333\n8,8 engine 3000 ^\n9,7 structural 0033\n9,8 engine 3000 ^\n"
    gunner = "ship I\n6,6 cannon 0030 ^\n6,7 structural 3300\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    names = "welcome_to_the_lead space_waste"
    r = journey(gunner, leader, roads=names, cards=["open_space", "nothing"], at=[3, 2], dice=[2])
    r.choose(0, "6,6")
    go_on(r, "7,7")
    assert r.events("parts_lost", 1)
    assert not r.events("junk_flies")
    fly(r)
    assert [event.seat for event in r.events("junk_flies")] == [1]
    assert list(r.events("meteor")[0].data["aims"]) == ["0"]


def test_golden_titles_are_looked_after_when_ships_have_turned() -> None:
    known = modifiers()
    gold = [known[name].rank["at_resolved"] for name in ("golden_xeno_quartermaster", "golden_cruise_captain")]
    assert min(gold) > known["gravity_anomaly"].rank["at_resolved"] > known["space_waste"].rank["at_resolved"]
