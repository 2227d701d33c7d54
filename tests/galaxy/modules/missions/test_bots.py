"""Programs fly missions: to the end whatever they do, and for the pay if they are sensible."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.arena.match import Match
from starboard.bots.roster import BOTS
from starboard.engine import Decision, Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.missions.advice import choose
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.memory import note
from starboard.galaxy.modules.missions.procedure import begin
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import fly, job
from tests.galaxy.modules.missions.rules.test_black_hole import BATTERED, FLEET_FOOTED

FAST = {"pace": "turns", "errors": "refused"}


def flown(bot: str, mission: str, seed: str, rounds: str = "I", **options: str) -> Game[Table]:
    agreed = {"missions": "chosen", "mission_plan": mission, "rounds": rounds, **options}
    game = Game.new(RULES, RULES.setup(2, agreed), seed)
    Match(game, [BOTS["galaxy"][bot](f"{seed} {seat}") for seat in range(2)]).play_out()
    return game


@pytest.mark.parametrize("mission", missions())
def test_random_players_come_to_the_end_of_every_mission(mission: str) -> None:
    assert flown("random", mission, f"end of {mission}", **FAST).over


def test_aliens_are_paid_by_their_colours_on_a_cruiser_as_well() -> None:
    """Its level is the fourth, and there are only three colours to be paid for."""
    game = flown("random", "diplomatic_mission", "cruiser", "IV", newer_ship_classes="yes", newer_cards="yes")
    assert game.over


def paid(mission: str, kind: str) -> int:
    """What lines of a kind brought sensible players in a few flights."""
    results = [flown("sensible", mission, f"load {number}").state.results[-1] for number in range(3)]
    return sum(line["amount"] for result in results for line in result["lines"] if line["kind"] == kind)


@pytest.mark.parametrize("mission", ["riding_a_powder_keg", "heavy_duty"])
def test_sensible_builders_load_what_pays(mission: str) -> None:
    assert paid(mission, "mission_delivered") > 0


def test_sensible_builders_put_engines_where_they_push() -> None:
    assert paid("alien_design", "best_looking") > 0


def test_sensible_builders_use_the_bottles_that_lie_at_their_places() -> None:
    agreed = {"missions": "chosen", "mission_plan": "beverage_run", "rounds": "I"}
    game = Game.new(RULES, RULES.setup(2, agreed), "bottles")
    match = Match(game, [BOTS["galaxy"]["sensible"](f"bottles {seat}") for seat in range(2)])
    while game.state.stage != "card":
        match.step()
    assert sum(len(ship.layout.squares_with("fragile")) for ship in game.state.ships) >= 3


def test_sensible_builders_obey() -> None:
    for number in range(3):
        agreed = {"missions": "chosen", "mission_plan": "directives", "rounds": "I"}
        game = Game.new(RULES, RULES.setup(2, agreed), f"obey {number}")
        match = Match(game, [BOTS["galaxy"]["sensible"](f"obey {seat}") for seat in range(2)])
        while game.state.stage in ("yard", "inspection"):
            match.step()
            assert not [event for event in game.events if event.kind == "errors_found"]


def meets(text: str, card: str, mission: str = "platinum_club", **settings: Any) -> Rehearsal[Table]:
    """A sensible player in the lead meets a card; whoever is behind takes the last option."""
    r = job(text, text, mission=mission, cards=card, **settings)
    bot = BOTS["galaxy"]["sensible"]("meets")
    while r.game.seats_asked() and not r.question().startswith("next_card"):
        seat = r.game.seats_asked()[0]
        asked = r.asked(seat)
        r.choose(seat, asked.options[-1] if seat else bot.choose(asked, lambda: r.game.view(0)))
    return r


def test_sensible_players_power_engines_before_they_feed_a_hole() -> None:
    r = meets(BATTERED, "black_hole attraction=3,3,3,3")
    assert r.events("engine_powered", 0)
    assert not r.events("hole_fed", 0)


def test_sensible_players_feed_a_hole_with_what_is_worth_least() -> None:
    """Neither the engines nor the people nor the goods, if there is anything else."""
    text = FLEET_FOOTED.replace("10,7 structural 0003", "10,7 cargo_2 0003 goods=YY") + "7,6 structural 0030\n"
    text = text.replace("9,7 structural 0303", "9,7 structural 3303") + "9,6 structural 0030\n"
    r = meets(text, "black_hole attraction=4,5,6,7")
    assert [set(event.data["squares"]) for event in r.events("hole_fed", 0)] == [{"7,6", "9,6"}]


def test_sensible_players_power_cannons_as_far_as_that_spares_them_lines_of_a_fleet() -> None:
    text = "ship II\n7,7 starting_cabin 3333 crew=2\n7,6 double_cannon 0030 ^\n8,7 battery_2 0003 cells=2\n"
    text += "6,7 double_cannon 0300 ^\n"
    card = "slaver_fleet sides=front strengths={} effects=I:crew:1,II:crew:1"
    assert len(meets(text, card.format("2,3,9,9")).events("cannon_powered", 0)) == 2
    assert len(meets(text, card.format("2,9,9,9")).events("cannon_powered", 0)) == 1
    assert not meets(text, card.format("7,9,9,9")).events("cannon_powered", 0)


def test_sensible_players_power_what_counts_in_a_zone_and_not_what_is_taken_off() -> None:
    text = "ship II\n7,7 starting_cabin 3333 crew=2\n7,6 double_cannon 0030 ^\n8,7 battery_2 0003 cells=2\n"
    zone = "tactical_zone first={} left=I:crew:1 second={} right=IV:crew:1"
    r = meets(text, zone.format("cannons_minus_crew", "crew_minus_cannons"))
    assert len(r.events("cannon_powered", 0)) == 1


def test_sensible_players_come_to_the_end_with_every_supercard_of_force() -> None:
    for number in range(2):
        assert flown("sensible", "platinum_club", f"force {number}", "II").over


def thrown(text: str, card: str, level: str = "II") -> list[str]:
    """The bottles that a sensible player in the lead throws away before a card."""
    r = meets(f"\nship {level}\n{text}", card, mission="beverage_run", dice=[2] * 40)
    return [event.data["square"] for event in r.events("bottle_thrown", 0)]


BOTTLED = "7,7 starting_cabin 3333 crew=2\n8,7 fragile_container 0003\n6,7 {} 0300\n7,8 engine 3000 ^\n"
SMOOTH = BOTTLED.format("structural")


@pytest.mark.parametrize(
    ("card", "text", "throws"),
    [
        ("SC22", SMOOTH, False),  # a plague finds nobody
        ("SC22", BOTTLED.format("cabin").replace("0300", "0300 crew=2"), True),
        ("SC23", BOTTLED.format("cabin").replace("0300", "0300 crew=2"), True),
        ("SC24", BOTTLED.format("battery_2").replace("0300", "0300 cells=2"), False),
        ("SC24", BOTTLED.format("battery_2").replace("0300", "0300 cells=2").replace("crew=2", "crew=1"), True),
        ("SC25", SMOOTH, False),  # nothing to melt
        ("SC20", SMOOTH, False),  # no more than one exposed connector anywhere
        (
            "SC20",
            SMOOTH.replace(
                "6,7 structural 0300",
                "\n".join(f"{square} structural 3333" for square in ("6,7", "6,8", "5,7", "4,7", "6,6")),
            ),
            True,
        ),
        ("SC21", SMOOTH, False),
        ("SC01", SMOOTH, False),
        (
            "SC01",
            SMOOTH.replace(
                "6,7 structural 0300", "6,7 structural 3333\n6,6 cabin 3333\n6,8 cabin 3333\n5,7 structural 3333"
            ),
            True,
        ),
        ("SC05", SMOOTH, True),  # large meteors
        ("SC10", SMOOTH, True),  # an engine against a black hole
        ("black_hole attraction=1,1,1,1", SMOOTH, False),
        ("SC14", SMOOTH, True),  # slavers take everybody
        ("slaver_fleet sides=front strengths=0,0,9,9 effects=I:crew:4", SMOOTH, False),
        ("SC15", SMOOTH, False),  # nothing to smuggle
        (
            "tactical_zone first=crew_minus_cannons left=I:days:1 second=crew_minus_engines right=I:days:1",
            SMOOTH,
            False,
        ),
    ],
)
def test_sensible_players_throw_a_bottle_when_the_card_would_cost_more(card: str, text: str, throws: bool) -> None:
    assert bool(thrown(text, card)) is throws


def test_sensible_players_throw_the_bottle_that_holds_nothing_else() -> None:
    text = (
        "7,7 starting_cabin 3333 crew=2\n8,7 fragile_container 0303\n9,7 structural 0003\n6,7 fragile_container 0300\n"
    )
    assert thrown(text + "7,8 engine 3000 ^\n", "SC14") == ["6,7"]


ESCORTED = """
ship II
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 battery_3 0330 cells=3
6,8 double_engine 3000 ^
"""


@pytest.mark.parametrize(("escort", "days"), [(-4, 1), (0, 3), (20, 3)])
def test_sensible_players_do_not_run_away_from_the_escort(escort: int, days: int) -> None:
    """It will be three spaces farther on: one day is enough to stay near it where it is behind."""
    told = flight(ESCORTED, ESCORTED, cards=["open_space"], at=[0, -9], fly_on=False, missions="chosen")
    table = told.state.copy()
    begin(table, missions()["escort_mission"])
    note(table, escort=escort)
    r = fly(Rehearsal(Game.from_state(RULES, table.setup, table)))
    bot = BOTS["galaxy"]["sensible"]("near")
    while r.question() == "power_engines 0":
        r.choose(0, bot.choose(r.asked(0), lambda: r.game.view(0)))
    assert r.events("moved", 0)[0].data["days"] == days


SHIELDED = """
ship II
7,7 starting_cabin 3333 crew=2
6,7 structural 3300
7,8 engine 3000 ^
8,7 shield 0003 ^
7,6 battery_2 0030 cells=2
"""


@pytest.mark.parametrize(("mission", "saves"), [("hilarious_stories", False), ("platinum_club", True)])
def test_sensible_players_laugh_about_a_structural_module_where_that_is_paid_for(mission: str, saves: bool) -> None:
    r = meets(SHIELDED, "meteors meteors=small_front", mission=mission, dice=[6])
    assert bool(r.events("component_destroyed", 0)) is not saves


def test_sensible_players_laugh_less_about_their_cabin() -> None:
    text = SHIELDED.replace("6,7 structural 3300", "6,7 cabin 3300 crew=2")
    assert not meets(text, "meteors meteors=small_front", mission="hilarious_stories", dice=[6]).events("crew_lost", 0)


def test_sensible_players_agree_on_what_brings_most() -> None:
    options = ["fly platinum_club", "fly radioactive_isotopes", "fly the_bet"]
    for order in (options, options[::-1]):
        decision = Decision("1", 0, "choose_mission", order, {"jobs": {}})
        r = Game.new(RULES, RULES.setup(2, {"missions": "chosen", "rounds": "II"}), "agree")
        assert choose(decision, r.view(0).table) == "fly radioactive_isotopes"
