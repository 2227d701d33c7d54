"""Records the games in tests/fixtures/galaxy anew: `python -m tests.record_games`.

Run it after a change of the rules that is meant to change how games go, and say so in the commit. The table
RECORDINGS says what each game is for; of the seeds 0, 1, 2 ... the first one whose game has the endings wanted is
kept. tests/galaxy/test_recorded_games.py replays the games and checks that together they still show everything.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import click
import msgspec
from msgspec import Struct

from starboard.arena.match import Match
from starboard.bots.careless import RandomBot
from starboard.bots.galaxy.sensible import SensibleBot
from starboard.bots.player import Look, Player
from starboard.engine import Decision, Game, Log
from starboard.engine.replay import steps
from starboard.galaxy import RULES
from starboard.galaxy.options import plan_of

FIXTURES = Path(__file__).parent / "fixtures" / "galaxy"
HASHES = FIXTURES / "hashes.json"
HASH_EVERY = 100
"""Entries of a log after which the position is hashed, so that a replay that goes astray says about where."""
MOST_SEEDS = 500
CARD_PILES = 4
UNDO_CHANCE = 0.1


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
    "random": lambda seed: RandomBot(seed, reluctant=("finish", "give up", "point")),
    "racer": Racer,
    "loiterer": Loiterer,
    "quitter": Quitter,
    "bungler": Bungler,
    "sleepyhead": Sleepyhead,
}


class Recording(Struct, frozen=True):
    """One game to be recorded. `wanted` are the ends of flights that it must show, and other things, see `shown`."""

    name: str
    purpose: str
    players: tuple[str, ...]
    options: dict[str, str]
    wanted: frozenset[str] = frozenset()
    undo: bool = False
    """Whether players take back some of their steps."""
    loaded_after: int | None = None
    """After so many answers the game is saved and loaded; the log begins there."""


def _want(*endings: str) -> frozenset[str]:
    return frozenset(endings)


RECORDINGS = (
    Recording(
        "first_game",
        "a learners' game: the test flight and nothing else, four seats, open purses",
        ("sensible", "bungler", "sensible", "bungler"),
        {"rounds": "I", "test_flight": "yes", "credits": "open"},
        _want("finished", "numbers_dealt_anew"),
    ),
    Recording(
        "whole_game",
        "the game as it comes out of the box, three rounds, two seats",
        ("sensible", "sensible"),
        {},
        _want("finished"),
    ),
    Recording(
        "lost_the_crew",
        "a careless builder loses the last human; three seats",
        ("sensible", "random", "random"),
        {"rounds": "I"},
        _want("finished", "no_humans"),
    ),
    Recording(
        "out_of_engines",
        "open space comes and somebody cannot move",
        ("sensible", "random"),
        {"rounds": "I"},
        _want("finished", "no_engines"),
    ),
    Recording(
        "had_enough",
        "one player gives up half-way, the others fly on",
        ("sensible", "quitter", "sensible"),
        {"rounds": "I"},
        _want("finished", "chose_to"),
    ),
    Recording(
        "nobody_home",
        "everybody gives up half-way, so the flight ends early and the holder of tile 1 starts the next round",
        ("quitter", "quitter"),
        {"rounds": "I II", "pace": "turns"},
        _want("chose_to", "ended_early"),
    ),
    Recording(
        "lapped",
        "a racer laps a loiterer; class III, four seats",
        ("racer", "loiterer", "loiterer", "loiterer"),
        {"rounds": "III", "errors": "refused"},
        _want("finished", "lapped"),
    ),
    Recording(
        "second_thoughts",
        "undo while building and in flight; errors are made and found by the table",
        ("sensible", "bungler", "sensible"),
        {"rounds": "I"},
        _want("finished", "undo", "remove_component"),
        undo=True,
    ),
    Recording(
        "sharp_eyes",
        "players inspect each other's ships before the launch and in flight, where errors cost a fine",
        ("bungler", "sleepyhead"),
        {"rounds": "I", "inspection": "players"},
        _want("late_error", "finished"),
    ),
    Recording(
        "foresight",
        "card piles in a known order; round IIIA instead of round III",
        ("sensible", "sensible"),
        {"rounds": "I III", "foresight": "yes", "round_IIIA": "instead"},
    ),
    Recording(
        "long_haul",
        "rounds II and III with IIIA added",
        ("sensible", "sensible"),
        {"rounds": "II III", "round_IIIA": "added"},
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
        _want("partners_swapped"),
    ),
    Recording(
        "expert_turns",
        "expert teams building in turns, with undo, in a game with no errors",
        ("sensible", "sensible", "sensible", "sensible"),
        {"rounds": "II", "teams": "expert", "pace": "turns", "errors": "refused"},
        _want("partners_swapped"),
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


def shown(log: Log) -> set[str]:
    """What a game shows: every kind of event and of question, how flights ended for the seats, and undo.

    A flight ends for a seat with `finished` or with why it gave up, and for all with `ended_early` where cards were
    left unseen; `late_error` is the fine for an error found in flight.
    """
    seen = {"undo" for entry in log.entries if entry.is_undo} | {"start" for _ in (log.start,) if log.start}
    cards = 0
    for game in steps(RULES, log):
        seen |= {decision.question for decision in game.decisions().values()}
        for event in game.events:
            seen.add(event.kind)
            cards += event.kind == "card_turned_up"
            if event.kind == "paid":
                seen.add(event.data["reason"])
            if event.kind == "round_settled":
                if cards < CARD_PILES * len(plan_of(event.data["round"]).pile):
                    seen.add("ended_early")
                cards = 0
        if game.over:
            rows = [row for result in game.state.results for row in result["seats"]]
            seen |= {row["left"] or "finished" for row in rows}
    return seen


def hashes(log: Log) -> dict[str, str]:
    """The hashes of the positions that a replay of this log passes, by the number of entries so far."""
    wanted = {*range(0, len(log.entries), HASH_EVERY), len(log.entries)}
    return {str(count): game.hash() for count, game in enumerate(steps(RULES, log)) if count in wanted}


def play(recording: Recording, number: int) -> Log:
    """One attempt at a recording: the game that these players play with this seed."""
    seed = f"{recording.name} {number}"
    fickle = Random(f"undo {seed}")
    players = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(recording.players)]
    match = Match(Game.new(RULES, RULES.setup(len(players), recording.options), seed), players)
    if recording.loaded_after is not None:
        match.play_out(recording.loaded_after)
        match = Match(Game.load(RULES, match.game.save()), players)
    while not match.game.over:
        match.step()
        if recording.undo and fickle.random() < UNDO_CHANCE:
            for seat in range(len(players)):
                if match.game.may_undo(seat):
                    match.game.undo(seat)
    return match.game.log


def record(recording: Recording) -> Log:
    """The first game that shows what is wanted."""
    for number in range(MOST_SEEDS):
        log = play(recording, number)
        if recording.wanted <= shown(log):
            return log
    raise SystemExit(f"{recording.name}: none of {MOST_SEEDS} games shows all of {sorted(recording.wanted)}")


def main() -> None:
    """Record all games anew."""
    logs = {recording.name: record(recording) for recording in RECORDINGS}
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for old in FIXTURES.glob("*.log"):
        old.unlink()
    for name, log in logs.items():
        path = FIXTURES / f"{name}.log"
        log.write(path)
        click.echo(f"{path.name:22} {len(log.entries):5} entries  {path.stat().st_size:6} bytes  seed {log.seed!r}")
    expected = {name: hashes(log) for name, log in logs.items()}
    HASHES.write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n")


if __name__ == "__main__":
    main()
