"""`starboard replay`: a saved game again, step by step or all at once."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from starboard.cli.common import cli_words, language_option, read_text
from starboard.engine import BadInput, Game, Log, OtherVersion, read_log, steps
from starboard.engine.replay import Stopped, can_read

if TYPE_CHECKING:
    from starboard.cli.screen import Screen
    from starboard.entry import GameEntry
    from starboard.words import Words


@click.command("replay")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--to", "upto", type=click.IntRange(0), metavar="N", help="Only the first N answers.")
@click.option("--anyway", is_flag=True, help="Replay what fits of a log of another version of the rules.")
@click.option("--json", "as_json", is_flag=True, help="Print the position that is reached, as JSON.")
@language_option
def replay_command(file: Path, upto: int | None, anyway: bool, as_json: bool, language: str | None) -> None:
    """Replay the log in FILE.

    At a terminal it goes step by step: Enter goes on, b goes back, a number jumps there, q quits. Elsewhere the story
    is printed, and the table as it is at the end.
    """
    from starboard.cli.screen import Screen
    from starboard.games import game as game_named

    log = read_log(read_text(file), str(file))
    if upto is not None and upto > len(log.entries):
        raise BadInput(f"--to {upto}: the log has only {len(log.entries)} answers")
    entry = game_named(log.game)
    other_version = not can_read(entry.rules, log)
    ours = entry.rules.version_of(entry.rules.setup(log.setup.seats, log.setup.options))
    if other_version and not anyway:
        raise OtherVersion(
            f"this log was played with {log.game} rules {log.version}, and these are {ours}; --anyway replays what fits"
        )
    words = cli_words(language, *entry.words)
    screen = Screen(entry.presentation.styles)
    tape = Tape(entry, log, upto, anyway=anyway)
    if as_json:
        click.echo(_as_json(tape))
        return
    setup = log.setup
    screen.say(
        words("replay-start", game=words("game"), seats=setup.seats, version=log.version, entries=len(log.entries)),
        "heading",
    )
    if other_version:
        screen.say(words("replay-other-version", theirs=log.version, ours=ours))
    if sys.stdin.isatty():
        _browse(tape, screen, words)
    else:
        _print_all(tape, screen, words)
    if tape.stopped is not None:
        said = words("replay-stopped", step=tape.stopped.entry, steps=len(log.entries), why=tape.stopped.why)
        screen.say(said)


class Tape:
    """A log that can be played to any step; `stopped` says where it could not go on, once that is known."""

    def __init__(self, entry: GameEntry, log: Log, upto: int | None, *, anyway: bool) -> None:
        self.entry = entry
        self.log = Log(log.game, log.version, log.setup, log.seed, log.start, log.entries[:upto])
        self.stopped: Stopped | None = None
        self._anyway = anyway

    def play(self) -> Iterator[Game[Any]]:
        """The game before the first step, then after each one (always the same object)."""
        step = 0
        played = steps(self.entry.rules, self.log, any_version=self._anyway)
        while True:
            try:
                yield next(played)
            except StopIteration:
                return
            except BadInput as problem:
                if not self._anyway or not step:
                    raise
                why = str(problem).removeprefix(f"log entry {step}: ")
                self.stopped = Stopped(step, why)
                return
            step += 1

    def at(self, wanted: int) -> tuple[int, Game[Any]]:
        """The game after so many steps, or after the last one there is; how many they were."""
        reached = deque(enumerate(islice(self.play(), wanted + 1)), maxlen=1)
        return reached.pop()


def _as_json(tape: Tape) -> str:
    reached, game = tape.at(len(tape.log.entries))
    stopped = None if tape.stopped is None else {"entry": tape.stopped.entry, "why": tape.stopped.why}
    plain = {"replayed": reached, "stopped": stopped, "hash": game.hash(), "view": game.view(None)}
    return msgspec.json.format(msgspec.json.encode(plain)).decode()


def _story(tape: Tape, step: int, game: Game[Any], screen: Screen, words: Words) -> None:
    """What one step brought about."""
    from starboard.cli.story import tell

    if not step:
        return
    entry = tape.log.entries[step - 1]
    if entry.is_undo:
        screen.say("  " + words("replay-undo", name=words.seat_name(entry.seat)), "story")
        return
    screen.show(
        tell(game.events_for(None), lambda: game.view(None), None, tape.entry.presentation, words, screen.width)
    )


def _print_all(tape: Tape, screen: Screen, words: Words) -> None:
    game = None
    for step, game in enumerate(tape.play()):
        _story(tape, step, game, screen, words)
    assert game is not None
    screen.say()
    screen.show(tape.entry.presentation.draw(game.view(None), words, screen.width))


def _browse(tape: Tape, screen: Screen, words: Words) -> None:
    """Step by step, as the person likes."""
    total = len(tape.log.entries)
    wanted = 0
    while True:
        step, game = tape.at(wanted)
        screen.say()
        screen.show(tape.entry.presentation.draw(game.view(None), words, screen.width))
        screen.say(words("replay-step", step=step, steps=total, time=round(game.time)), "note")
        _story(tape, step, game, screen, words)
        try:
            chosen = _next_step(screen, words, step, total)
        except (EOFError, KeyboardInterrupt):
            return
        if chosen is None:
            return
        wanted = chosen


def _next_step(screen: Screen, words: Words, step: int, total: int) -> int | None:
    while True:
        typed = screen.read(words("replay-prompt")).strip().casefold()
        if typed == "q":
            return None
        if typed in ("b", ""):
            return max(0, step - 1) if typed else min(total, step + 1)
        if typed.isdecimal() and int(typed) <= total:
            return int(typed)
        screen.complain(words("replay-unknown", steps=total))
