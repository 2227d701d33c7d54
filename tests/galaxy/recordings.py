"""The recorded games of Galaxy Trucker: what each is for, and the odd characters who play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Look, Player
from starboard.engine import Decision, Game
from starboard.engine.vocabulary import texts_of
from starboard.galaxy import RULES
from starboard.galaxy.options import plan_of
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary.questions import QUESTIONS, Finish, GiveUp, Point
from tests.recording import Book, Recording

CARD_PILES = 4


class Racer(SensibleBot):
    """Goes as fast as it can and stops for nothing."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Full speed."""
        match decision.question:
            case "power_engines":
                return decision.options[0]
            case "land":
                return "pass"
            case "use_card":
                return "no"
            case _:
                return super().choose(decision, look)


class Loiterer(SensibleBot):
    """Starts last, saves its batteries and stops everywhere."""

    def choose(self, decision: Decision, look: Look) -> str:
        """No hurry."""
        match decision.question:
            case "power_engines":
                return "done"
            case "land":
                return decision.options[0]
            case "use_card":
                return "yes"
            case _:
                choice = super().choose(decision, look)
                if choice.startswith("finish"):
                    return max(option for option in decision.options if option.startswith("finish"))
                return choice


class Quitter(SensibleBot):
    """Gives up as soon as half of the cards are over."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Home, before it gets worse."""
        if decision.question == "next_card" and decision.about["cards_left"] <= HALF_OF_ROUND_ONE:
            return "give up" if "give up" in decision.options else "fly on"
        return super().choose(decision, look)


class Bungler(SensibleBot):
    """Welds a component anyhow now and then, and does not look whether it fits."""

    def __init__(self, seed: object = 0) -> None:
        super().__init__(seed)
        self._random = Random(f"bungler {seed}")

    def choose(self, decision: Decision, look: Look) -> str:
        """Good enough."""
        welds = [option for option in decision.options if option.startswith("weld ")]
        if welds and self._random.random() < BUNGLED:
            return self._random.choice(welds)
        return super().choose(decision, look)


class Sleepyhead(SensibleBot):
    """Looks at the ships of others only when the first card is over."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Wake me up when we are there."""
        if decision.question == "inspect":
            return "fine"
        if decision.question == "next_card" and not look().table.flight.played:
            return "fly on"
        return super().choose(decision, look)


HALF_OF_ROUND_ONE = 4
BUNGLED = 0.2

PLAYERS: dict[str, Callable[[object], Player]] = {
    "sensible": SensibleBot,
    "random": lambda seed: RandomBot(seed, reluctant=texts_of(Finish, GiveUp, Point)),
    "racer": Racer,
    "loiterer": Loiterer,
    "quitter": Quitter,
    "bungler": Bungler,
    "sleepyhead": Sleepyhead,
}


RECORDINGS = (
    Recording(
        "first_game",
        "a learners' game: the test flight and nothing else, four seats, open purses",
        ("sensible", "bungler", "sensible", "bungler"),
        {"rounds": "test", "credits": "open"},
        frozenset({"finished", "numbers_dealt_anew"}),
    ),
    Recording(
        "whole_game",
        "the game as it comes out of the box, three rounds, two seats",
        ("sensible", "sensible"),
        {},
        frozenset({"finished"}),
    ),
    Recording(
        "lost_the_crew",
        "a careless builder loses the last human; three seats",
        ("sensible", "random", "random"),
        {"rounds": "I"},
        frozenset({"finished", "no_humans"}),
    ),
    Recording(
        "out_of_engines",
        "open space comes and somebody cannot move",
        ("sensible", "random"),
        {"rounds": "I"},
        frozenset({"finished", "no_engines"}),
    ),
    Recording(
        "had_enough",
        "one player gives up half-way, the others fly on",
        ("sensible", "quitter", "sensible"),
        {"rounds": "I"},
        frozenset({"finished", "chose_to"}),
    ),
    Recording(
        "nobody_home",
        "everybody gives up half-way, so the flight ends early and the holder of tile 1 starts the next round",
        ("quitter", "quitter"),
        {"rounds": "I II", "pace": "turns"},
        frozenset({"chose_to", "ended_early"}),
    ),
    Recording(
        "lapped",
        "a racer laps a loiterer; class III, four seats",
        ("racer", "loiterer", "loiterer", "loiterer"),
        {"rounds": "III", "errors": "refused"},
        frozenset({"finished", "lapped"}),
    ),
    Recording(
        "second_thoughts",
        "undo while building and in flight; errors are made and found by the table",
        ("sensible", "bungler", "sensible"),
        {"rounds": "I"},
        frozenset({"finished", "undo", "remove_component"}),
        undo=True,
    ),
    Recording(
        "sharp_eyes",
        "players inspect each other's ships before the launch and in flight, where errors cost a fine",
        ("bungler", "sleepyhead"),
        {"rounds": "I", "inspection": "players"},
        frozenset({"late_error", "finished"}),
    ),
    Recording(
        "foresight",
        "card piles in a known order; round IIIA instead of round III",
        ("sensible", "sensible"),
        {"rounds": "I IIIA", "foresight": "yes"},
    ),
    Recording(
        "long_haul",
        "rounds II and III with IIIA added",
        ("sensible", "sensible"),
        {"rounds": "II III IIIA"},
    ),
    Recording(
        "teams",
        "two teams with common purses, each flying the partner's ship",
        ("sensible", "random", "sensible", "sensible"),
        {"rounds": "II", "teams": "teams"},
    ),
    Recording(
        "expert_teams",
        "partners swap ships when the hourglass is turned, twice in round III",
        ("sensible", "sensible", "sensible", "sensible"),
        {"rounds": "III", "teams": "expert"},
        frozenset({"partners_swapped"}),
    ),
    Recording(
        "expert_turns",
        "expert teams building in turns, with undo, in a game with no errors",
        ("sensible", "sensible", "sensible", "sensible"),
        {"rounds": "II", "teams": "expert", "pace": "turns", "errors": "refused"},
        frozenset({"partners_swapped"}),
        undo=True,
    ),
    Recording(
        "taken_up_again",
        "a game that was saved while building and went on from there",
        ("sensible", "sensible"),
        {"rounds": "I"},
        loaded_after=30,
    ),
)


def observer() -> Callable[[Game[Table]], Iterable[str]]:
    """How flights end for the seats: with `finished` or with why one gave up, and `ended_early` where cards were left.

    `late_error` is the fine for an error found in flight.
    """
    cards = 0

    def observe(game: Game[Table]) -> Iterable[str]:
        nonlocal cards
        for event in game.events:
            cards += event.kind == "card_turned_up"
            if event.kind == "paid":
                yield event.data["reason"]
            if event.kind == "round_settled":
                if cards < CARD_PILES * len(plan_of(event.data["round"]).pile):
                    yield "ended_early"
                cards = 0
        if game.over:
            for result in game.state.results:
                yield from (row["left"] or "finished" for row in result["seats"])

    return observe


NEVER_ASKED = frozenset(
    {"bid", "choose_goods", "count_crew", "insurance", "leave_goods", "lose_which", "owed", "secret_bid"}
)
OF_MODULES = RULES.questions - {question.name for question in QUESTIONS}
"""What only modules ask; each has recordings of its own beside its tests (`test_module_recordings.py`)."""

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, never_asked=NEVER_ASKED | OF_MODULES)
