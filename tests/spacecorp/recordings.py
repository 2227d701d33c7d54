"""The recorded games of SpaceCorp: what each is for, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard.bots.careless import RandomBot
from starboard.bots.player import Player
from starboard.bots.spacecorp.sensible import SensibleBot
from starboard.engine import Game
from starboard.spacecorp import RULES
from starboard.spacecorp.notation import read_table
from starboard.spacecorp.table import Table
from tests.recording import Book, Recording

PLAYERS: dict[str, Callable[[object], Player]] = {
    "sensible": SensibleBot,
    "careless": lambda seed: RandomBot(seed, ("pass",)),
    "restless": lambda seed: RandomBot(seed, ("pass", "research", "upgrade", "done", "stay")),
}

CROWDED_SKY = """
spacecorp starfarers 3
option first_era starfarers
seat 0 profit=15 hand=S10,S20,S37 teams=barnard,barnard,wolf_359
seat 1 profit=15 hand=S29,S30,time teams=gliese_1,gliese_1,sol
seat 2 profit=15 hand=S01,S05,S13 teams=barnard,sol,sol
tile barnard/0 habitable
base barnard/0 0 industrial
tile wolf_359/0 super_earth
base wolf_359/0 0 industrial
tile luhman_16/0 gas_giant_moons
base luhman_16/0 1 research
pile primary alien_culture,alien_ruins,barren_planets,asteroid_belt
pile alien phobes,introvs,extrovs
colonies_left butler,asimov,lee
offer S11,S16,S32,S38
deck S02,S03,S06,S07,S14,S17,S21,S26,S31,S33,S39,S44,S46,S50,S54,S60
"""
"""Seat 0 could found two colonies, seat 1 explores where the Phobes live, seat 2 stands between two foreign bases."""

RECORDINGS = (
    Recording(
        "whole_game",
        "all three eras, two seats, players who know what they do",
        ("sensible", "sensible"),
        {},
        frozenset({"mariners contracts", "planeteers contracts"}),
    ),
    Recording(
        "four_corporations",
        "all three eras, four seats; an era whose deck is exhausted ends by contracts after all",
        ("sensible", "sensible", "sensible", "sensible"),
        {},
        frozenset({"deck, then contracts"}),
    ),
    Recording(
        "out_of_cards",
        "nobody hurries: every era ends because its deck is exhausted; three seats",
        ("careless", "restless", "careless"),
        {"planeteers_deck": "53"},
        frozenset(
            {
                "mariners deck",
                "planeteers deck",
                "starfarers deck",
                "beyond_start",
                "remove_infra",
                "competitors played",
            }
        ),
    ),
    Recording(
        "race_to_the_stars",
        "a game of Starfarers alone that ends by contracts; two seats",
        ("sensible", "sensible"),
        {"first_era": "starfarers"},
        frozenset({"starfarers contracts", "colonized"}),
    ),
    Recording(
        "first_steps",
        "a game of Mariners alone, with steps taken back; four seats",
        ("sensible", "careless", "sensible", "careless"),
        {"last_era": "mariners"},
        frozenset({"undo", "edge_played"}),
        undo=True,
    ),
    Recording(
        "outer_planets",
        "a game of Planeteers alone, with steps taken back; two seats",
        ("sensible", "restless"),
        {"first_era": "planeteers", "last_era": "planeteers"},
        frozenset({"undo", "progress_gained"}),
        undo=True,
    ),
    Recording(
        "half_the_way",
        "the first two eras; three seats",
        ("sensible", "sensible", "restless"),
        {"last_era": "planeteers"},
        frozenset({"heritage", "beyond_marker"}),
    ),
    Recording(
        "taken_up_again",
        "a game that was saved in Planeteers and went on from there; four seats",
        ("sensible", "restless", "sensible", "restless"),
        {"first_era": "planeteers"},
        frozenset({"espionage played"}),
        loaded_after=100,
    ),
    Recording(
        "fierce_rivals",
        "Starfarers with restless players, who play every edge; three seats",
        ("restless", "restless", "restless"),
        {"first_era": "starfarers"},
        frozenset({"starfarers deck", "new_team", "colonize performed", "terraforming gained"}),
    ),
    Recording(
        "crowded_sky",
        "two systems ripe for a colony, and Phobes where two teams explore",
        ("restless", "restless", "restless"),
        wanted=frozenset({"colonize_site", "colonists", "unfulfilled", "flee", "use_base"}),
        position=CROWDED_SKY,
    ),
)


TOLD = {
    "action": ("action", "performed"),
    "edge_played": ("edge", "played"),
    "special_played": ("special", "played"),
    "base_built": ("base", "built"),
    "progress_gained": ("progress", "gained"),
}
"""Events that tell what has been done with which thing."""


def observer() -> Callable[[Game[Table]], Iterable[str]]:
    """How eras end (`mariners deck`), and which actions, edges, special cards, bases and progress cards come up."""
    causes: list[str] = []

    def observe(game: Game[Table]) -> Iterable[str]:
        for event in game.events:
            if event.kind == "ending":
                causes.append(event.data["cause"])
            elif event.kind == "era_ended":
                yield f"{event.data['era']} {event.data['cause']}"
                yield ", then ".join(causes)
                causes.clear()
            elif event.kind in TOLD:
                thing, verb = TOLD[event.kind]
                yield f"{event.data[thing]} {verb}"

    return observe


def _position(text: str, seed: str) -> Game[Table]:
    table = read_table(text, seed)
    return Game.from_state(RULES, RULES.setup(table.setup.seats, table.setup.options), table)


BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, _position)
