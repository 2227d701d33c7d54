"""What missions pay and ask for."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.flight.crew import CrewGone, after_losing, lose_one
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.memory import note_for
from starboard.galaxy.modules.missions.pay import settled
from starboard.galaxy.modules.missions.tally import lost, note_launch
from tests.galaxy.modules.missions.jobs import PLAIN, brought, done, fly, go_on, job, pay

TRUCK = """
ship {board}
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
{cargo}
"""
SQUARES = ("6,7", "8,7", "6,8", "8,8", "7,6", "6,6", "8,6")


def truck(*cargo: str, board: str = "II") -> str:
    """A ship that carries these special components and whatever else it takes."""
    lines = [f"{square} {kind}" for square, kind in zip(SQUARES, cargo, strict=False)]
    return TRUCK.format(board=board, cargo="\n".join(lines))


EXPLOSIVE, FRAGILE, RADIOACTIVE = "explosive_container 3333", "fragile_container 3333", "radioactive_container 3333"
HEAVY = "heavy_container_4 4131"
SINGLE, DOUBLE = "artifact 3030 ^", "double_artifact 3333"
BLAST = "combat_zone lines=crew:shots:heavy_left"
PLAIN_II, PLAIN_III = PLAIN.replace("ship I\n", "ship II\n"), PLAIN.replace("ship I\n", "ship III\n")


@pytest.mark.rule("MX-2.12", "MX-2.9", "MX-2.26", "MX-3.6")
def test_artifacts_pay_five_and_ten_credits() -> None:
    r = done(truck(SINGLE, DOUBLE, board="III"), truck(SINGLE, DOUBLE, board="III"), mission="alien_archaeology")
    assert brought(r, 0, "mission_delivered") == [5, 10]
    assert missions()["alien_archaeology"].parts("I") == ("artifact",)
    assert missions()["alien_archaeology"].parts("II") == ("double_artifact",)
    assert missions()["alien_archaeology"].parts("IIIA") == ("artifact", "double_artifact")


@pytest.mark.rule("MX-2.11", "MX-R-6", "MX-EX-17")
def test_after_the_last_card_whoever_has_fewer_artifacts_gives_up() -> None:
    r = done(truck(SINGLE, board="III"), truck(SINGLE, DOUBLE, board="III"), PLAIN_III, mission="alien_archaeology")
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [
        (0, "fewer_artifacts"),
        (2, "fewer_artifacts"),
    ]
    assert [pay(r, seat) for seat in range(3)] == [0, 15, 0]


@pytest.mark.rule("MX-2.7", "MX-2.30")
def test_alien_design_triples_the_prize_for_looks_with_that_prize() -> None:
    r = done(PLAIN_II, PLAIN_II, mission="alien_design")
    assert brought(r, 0, "best_looking") == [3 * 4]
    kinds = [line["kind"] for line in r.state.results[-1]["lines"]]
    assert kinds == ["finish", "finish", "best_looking", "best_looking"]


@pytest.mark.rule("MX-2.31", "MX-2.32", "MX-2.28")
def test_hilarious_stories_pay_finishers_for_what_they_lost() -> None:
    wide = truck("structural 3333", "structural 3333")
    shot = "combat_zone lines=crew:shots:heavy_left"
    r = done(wide, wide.replace("crew=2", "crew=1"), mission="hilarious_stories", cards=shot, dice=[7])
    assert brought(r, 1, "mission_lost") == [2]
    assert brought(r, 1, "mission_most_lost") == [5]
    assert brought(r, 1, "losses") == []
    assert pay(r, 0) == 0


@pytest.mark.rule("MX-2.32")
def test_who_gives_up_pays_for_losses_as_usual_and_leftovers_are_paid_for_by_everybody() -> None:
    wide = truck("structural 3333", "structural 3333")
    shot = "combat_zone lines=crew:shots:heavy_left"
    poor = wide.replace("crew=2", "crew=1")
    r = job(wide, poor, mission="hilarious_stories", cards=shot, dice=[7], purses=[20, 20])
    go_on(r)
    r.choose(0, "fly on").choose(1, "give up")
    assert brought(r, 1, "losses") == [-1]
    assert pay(r, 1) == 0


@pytest.mark.rule("MX-2.32")
def test_what_was_lost_before_the_flight_is_paid_for() -> None:
    table = job(truck("structural 3333"), mission="hilarious_stories").state.copy()
    ship = table.ships[0]
    ship.lost = (1, 2, 3)

    note_for(table, 0, lost={"components": 1})
    lines = settled(table, missions()["hilarious_stories"], [Line("losses", 0, -3)])
    assert lines[0].amount == -2


@pytest.mark.rule("MX-2.33")
def test_diplomats_pay_for_colours_and_cost_when_lost() -> None:
    both = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 cabin 3333 alien=brown
5,7 life_support_brown 3333
8,7 cabin 3333 alien=purple
9,7 life_support_purple 3333
7,8 engine 3000 ^
"""
    one = both.replace("8,7 cabin 3333 alien=purple", "8,7 structural 3333")
    r = done(both, one, PLAIN_II, mission="diplomatic_mission")
    assert [pay(r, seat) for seat in range(3)] == [7, 3, 0]
    slavers = "slavers strength=9 days=1 crew_loss=1 credits=5"
    r = job(both, one, mission="diplomatic_mission", cards=slavers, then=(), purses=[20, 20])
    while r.game.seats_asked():
        seat = r.game.seats_asked()[0]
        options = r.options(seat)
        alien = "8,7" if seat == 0 else "6,7"
        r.choose(seat, alien if alien in options else options[0])
    assert brought(r, 0, "mission_lost") == [-2]
    assert brought(r, 0, "mission_number") == [3]
    assert (brought(r, 1, "mission_lost"), brought(r, 1, "mission_number")) == ([-2], [])


@pytest.mark.rule("MX-2.33")
def test_luxury_guests_pay_triple_and_cost_when_lost() -> None:
    hotel = truck("luxury_cabin 3333 crew=1", "luxury_cabin 3333 crew=1")
    r = done(hotel, PLAIN_II, mission="diplomatic_mission", new_technology="yes")
    assert brought(r, 0, "luxury") == [3 * 2 * 2]
    slavers = "slavers strength=9 days=1 crew_loss=1 credits=5"
    told = job(hotel, mission="diplomatic_mission", cards=slavers, then=(), purses=[20, 20], new_technology="yes")

    table = told.state.copy()
    note_launch(table)
    ship = table.ships[0]

    gone = lose_one(table, ship, ship.board.squares["6,7"], CrewGone())
    list(after_losing(table, ship, gone))
    assert lost(table, 0, "guests") == 1


@pytest.mark.rule("MX-2.34")
def test_carpools_meet_no_abandoned_ships() -> None:

    base = [CARDS[card] for deck in decks_of().values() for card in deck]
    for number in range(6):
        options = {"missions": "chosen", "mission_plan": "carpool", "rounds": "III"}
        table = Rehearsal(Game.new(RULES, RULES.setup(2, options), f"carpool {number}")).state
        kinds = {CARDS[card].kind for pile in table.piles for card in pile}
        assert "abandoned_ship" not in kinds
        waiting = [card for deck in table.decks.values() for card in deck if CARDS[card].kind == "abandoned_ship"]
        assert len(waiting) == sum(card.kind == "abandoned_ship" for card in base)  # they stay in their decks


@pytest.mark.rule("MX-2.35", "MX-2.27")
def test_a_carpool_pays_for_who_arrives_and_charges_for_who_is_lost() -> None:
    bus = truck("cabin 3333 crew=2", "cabin 3333 crew=2")
    ship = "abandoned_ship crew_loss=3 days=1 credits=4"
    r = done(bus, bus, mission="carpool", cards=ship, purses=[20, 20])
    assert brought(r, 0, "mission_delivered") == [3]
    assert brought(r, 0, "mission_lost") == [-6]
    assert brought(r, 1, "mission_delivered") == [6]


@pytest.mark.rule("MX-2.36", "MX-2.28")
def test_a_powder_keg_pays_for_each_and_all_who_have_most() -> None:
    r = done(truck(EXPLOSIVE, EXPLOSIVE), truck(EXPLOSIVE, EXPLOSIVE), truck(EXPLOSIVE), mission="riding_a_powder_keg")
    assert [pay(r, seat) for seat in range(3)] == [2 * 5 + 6, 2 * 5 + 6, 5]
    told = r.events("mission_over")[0].data
    assert (told["credits"], told["paid"]) == ({"0": 16, "1": 16, "2": 5}, True)
    some = done(truck(EXPLOSIVE), PLAIN_II, mission="riding_a_powder_keg")
    assert some.events("mission_over")[0].data["paid"] is True
    empty = done(PLAIN_II, PLAIN_II, mission="riding_a_powder_keg")
    assert pay(empty, 0) == 0
    assert empty.events("mission_over")[0].data["paid"] is False


@pytest.mark.rule("MX-2.38", "MX-2.27")
def test_isotopes_pay_when_delivered_and_cost_when_lost() -> None:
    r = done(
        truck(RADIOACTIVE, "structural 3333", RADIOACTIVE),
        truck(RADIOACTIVE).replace("crew=2", "crew=1"),
        mission="radioactive_isotopes",
        cards=BLAST,
        dice=[7],
        purses=[20, 20],
    )
    assert brought(r, 0, "mission_delivered") == [14]
    assert brought(r, 1, "mission_lost") == [-3]


@pytest.mark.rule("MX-2.38")
def test_lost_isotopes_cost_those_who_gave_up_as_well() -> None:
    r = job(
        PLAIN_II, truck(RADIOACTIVE).replace("crew=2", "crew=1"), mission="radioactive_isotopes",
        cards=BLAST, dice=[7], purses=[20, 20],
    )  # fmt: skip
    go_on(r).choose(0, "fly on").choose(1, "give up")
    assert (brought(r, 1, "mission_lost"), brought(r, 1, "mission_delivered")) == ([-3], [])


@pytest.mark.rule("MX-2.39", "MX-2.3")
def test_weight_pays_by_the_point_and_the_heaviest_gets_more() -> None:
    r = done(truck(HEAVY, "heavy_container_2 4142"), truck(HEAVY), mission="heavy_duty")
    assert [pay(r, seat) for seat in range(2)] == [6 * 3 + 6, 4 * 3]


@pytest.mark.rule("MX-2.40", "MX-EX-18")
def test_cocktails_pay_for_containers_and_pairs() -> None:
    r = done(truck(FRAGILE, FRAGILE, FRAGILE, EXPLOSIVE, EXPLOSIVE), PLAIN_II, mission="cocktail_time")
    assert pay(r, 0) == 5 * 3 + 2 * 6 == 27


@pytest.mark.rule("MX-2.41")
def test_experiments_pay_for_everything_and_for_sets() -> None:
    cargo = (EXPLOSIVE, FRAGILE, RADIOACTIVE, HEAVY, SINGLE, DOUBLE)
    r = done(truck(*cargo, board="III"), PLAIN_III, mission="experiments")
    assert pay(r, 0) == 4 * 5 + 5 + 10 + 10
    assert pay(done(truck(*cargo[:3]), PLAIN_II, mission="experiments"), 0) == 15


@pytest.mark.rule("MX-2.42")
def test_the_platinum_club_pays_for_arriving_without_a_scratch() -> None:
    wide = truck("structural 3333", "structural 3333")
    r = done(wide, wide.replace("crew=2", "crew=1"), mission="platinum_club", cards=BLAST, dice=[7])
    assert [pay(r, seat) for seat in range(2)] == [6 + 10, 6]


@pytest.mark.rule("MX-2.43", "MX-2.30")
def test_easy_peasy_doubles_the_finishing_reward() -> None:
    r = done(PLAIN_II, PLAIN_II, PLAIN_II, mission="easy_peasy")
    assert [brought(r, seat, "finish") for seat in range(3)] == [[16], [12], [8]]


@pytest.mark.rule("MX-2.30")
def test_missions_are_settled_last_in_flight_order_and_nobody_owes_more_than_they_own() -> None:
    bus = truck("cabin 3333 crew=2", "cabin 3333 crew=2")
    r = job(bus, PLAIN_II, mission="carpool", cards="abandoned_ship crew_loss=5 days=1 credits=0", then=())
    r = fly(go_on(r))
    kinds = [line["kind"] for line in r.state.results[-1]["lines"]]
    assert kinds[-3:] == ["mission_delivered", "mission_lost", "mission_delivered"]  # ship by ship, the leader first
    assert kinds.index("mission_delivered") > kinds.index("best_looking")
    assert min(r.state.credits(seat) for seat in range(2)) >= 0


@pytest.mark.rule("MX-2.46")
@pytest.mark.parametrize(("level", "paid"), [("I", 3), ("II", 5), ("III", 7)])
def test_obedience_pays(level: str, paid: int) -> None:
    plain = PLAIN.replace("ship I\n", f"ship {level}\n")
    assert pay(done(plain, plain, mission="directives"), 0) == paid
