"""Recorded games with missions: each of the sixteen, and the supercards that some of them bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.modules.missions.memory import mission_of
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.table import Table
from tests.galaxy.recordings import PLAYERS
from tests.galaxy.recordings import observer as of_flights
from tests.recording import Book, Recording

POLICE = {"newer_technology": "yes"}


def planned(rounds: str, *missions: str, **options: str) -> dict[str, str]:
    """A game of these missions, flight by flight."""
    return {"rounds": rounds, "missions": "chosen", "mission_plan": " ".join(missions), **options}


def observer() -> Callable[[Game[Table]], Iterable[str]]:
    """How flights end, the missions that are flown, and the kinds of cards that are turned up."""
    of_base = of_flights()

    def observe(game: Game[Table]) -> Iterable[str]:
        yield from of_base(game)
        mission = mission_of(game.state)
        if mission is not None:
            yield mission.name
        for event in game.events:
            if event.kind == "card_turned_up":
                yield read_card(event.data["card"]).kind

    return observe


RECORDINGS = (
    Recording(
        "dangerous_goods",
        "containers that explode, glow and weigh; somebody dies and comes back",
        ("sensible", "random", "sensible"),
        planned("I I II", "riding_a_powder_keg", "radioactive_isotopes", "heavy_duty"),
        frozenset({"riding_a_powder_keg", "radioactive_isotopes", "heavy_duty", "exploded", "new_pilot"}),
    ),
    Recording(
        "fine_glass",
        "fragile and explosive containers side by side, and some of everything",
        ("sensible", "sensible"),
        planned("II I", "cocktail_time", "experiments", pace="turns"),
        frozenset({"cocktail_time", "experiments", "shattered"}),
    ),
    Recording(
        "museum_pieces",
        "artifacts, and a ship designed by somebody with seven eyes",
        ("sensible", "sensible"),
        planned("I II", "alien_archaeology", "alien_design"),
        frozenset({"alien_archaeology", "alien_design", "fewer_artifacts"}),
    ),
    Recording(
        "passengers",
        "aliens, commuters, and a slow rocket that wants company",
        ("sensible", "sensible"),
        planned("II I I", "diplomatic_mission", "carpool", "escort_mission"),
        frozenset({"diplomatic_mission", "carpool", "escort_mission", "escort_moved"}),
    ),
    Recording(
        "head_office",
        "a directive, and a quiet little trip",
        ("sensible", "sensible"),
        planned("II I", "easy_peasy", "directives", pace="turns"),
        frozenset({"directives", "easy_peasy", "directive_issued"}),
    ),
    Recording(
        "wagers",
        "a bet, losses that pay, and bottles thrown overboard",
        ("sensible", "sensible", "random"),
        planned("I I I", "the_bet", "hilarious_stories", "beverage_run", heavy_armor="yes", one_more_supercard="yes"),
        frozenset({"the_bet", "hilarious_stories", "beverage_run", "bottle_thrown", "meteor_sweep", "meteor_alert"}),
    ),
    Recording(
        "dust_and_fever",
        "exams of the Platinum Club: nanobots, dense stardust and a plague",
        ("sensible", "sensible"),
        planned("III III", "platinum_club", "platinum_club"),
        frozenset({"platinum_club", "nanobot_dust", "dense_stardust", "plague", "nanobots_ate"}),
    ),
    Recording(
        "glowing_batteries",
        "a contagion that goes round, a wave of radiation and a meltdown",
        ("sensible", "sensible"),
        planned("III III", "platinum_club", "platinum_club"),
        frozenset({"contagion", "radiation_wave", "meltdown", "melted_down", "batteries_drained"}),
    ),
    Recording(
        "routine_inspection",
        "the Robopolice come alone and in pairs, confiscate, and blow things up",
        ("sensible", "sensible"),
        planned("III III", "platinum_club", "platinum_club", **POLICE),
        frozenset({"robopolice_raid", "robopolice_double_raid", "confiscated", "charges_exploded"}),
    ),
    Recording(
        "event_horizon",
        "a black hole pulls: some get away, some feed it",
        ("sensible", "sensible", "random"),
        planned("III III", "platinum_club", "platinum_club"),
        frozenset({"black_hole", "let_go", "hole_fed", "hole_escaped"}),
    ),
    Recording(
        "fleet_week",
        "pirates and slavers by the dozen, and a column that compares what nobody would",
        ("sensible", "sensible"),
        planned("III III", "platinum_club", "platinum_club"),
        frozenset({"pirate_fleet", "slaver_fleet", "tactical_zone", "fleet_met", "difference_counted"}),
    ),
    Recording(
        "wholesale",
        "marauders and smugglers come for everything that is not welded down",
        ("sensible", "sensible"),
        planned("III III", "platinum_club", "platinum_club"),
        frozenset({"marauder_fleet", "smuggler_fleet"}),
    ),
    Recording(
        "three_on_the_table",
        "three jobs are drawn, and the truckers do not agree",
        ("sensible", "random"),
        {"rounds": "I", "missions": "chosen"},
        frozenset({"choose_mission"}),
    ),
    Recording(
        "any_of_them",
        "all sixteen jobs to choose from, for partners who fly halves of a ship",
        ("sensible", "sensible", "sensible", "sensible"),
        {"rounds": "IIA", "missions": "free", "new_ship_classes": "yes", "teams": "teams"},
        frozenset({"choose_mission"}),
    ),
    Recording(
        "lucky_dip",
        "jobs that nobody has chosen",
        ("random", "sensible"),
        {"rounds": "I I", "missions": "drawn"},
    ),
)

BOOK = Book(
    RULES,
    PLAYERS,
    RECORDINGS,
    observer,
    never_asked=frozenset({"abandon"}),
    home=Path(__file__).with_name("games"),
)
"""Something is abandoned only where a router joins two radioactive containers in a dead zone that goes (MX-5.24)."""
