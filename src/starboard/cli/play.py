"""`starboard play`: a whole game at the terminal, against programs or with friends."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from starboard.cli.common import cli_words, language_option, read_text, table_options
from starboard.engine import BadInput, Game, Rolled, read_log, replay

if TYPE_CHECKING:
    from starboard.bots.player import Player
    from starboard.cli.screen import Screen
    from starboard.entry import GameEntry
    from starboard.words import Words


@click.command("play")
@click.argument("game")
@click.option("--seats", type=int, help="How many sit at the table; the fewest the game allows if not given.")
@click.option(
    "--bot",
    "bot_names",
    multiple=True,
    metavar="NAME",
    help="The bot to play against (see `starboard games`); repeated: one for each other seat.",
)
@click.option("--seed", help="All chance comes from it; the same seed gives the same shuffles and dice.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option (see `starboard games`); may be repeated.",
)
@click.option("--preset", metavar="NAME", help="A ready-made set of options (see `starboard games`).")
@click.option(
    "--dice", type=int, metavar="NUMBER", help="So many dice choose options, where a game has a table for it."
)
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help="Where the log of the game is written.")
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on with the game of a log.")
@click.option("--hotseat", is_flag=True, help="All seats are people at this terminal.")
@language_option
def play_command(
    game: str,
    seats: int | None,
    bot_names: tuple[str, ...],
    seed: str | None,
    options: tuple[str, ...],
    preset: str | None,
    dice: int | None,
    save: Path | None,
    resume: Path | None,
    hotseat: bool,
    language: str | None,
) -> None:
    """Play GAME in this terminal, in the first seat.

    The other seats are taken by bots. Questions come with all their options; type ? at any of them for help. Where the
    game is played in real time, a simulated clock gives every act its time, so nobody is hurried.
    """
    from starboard.cli.screen import Screen
    from starboard.games import game as game_named

    entry = game_named(game)
    words = cli_words(language, *entry.words)
    if resume is None:
        wished = Wished(seats, table_options(options), preset, dice)
        played, rolled = _new_game(entry, wished, seed or secrets.token_hex(8))
    elif seats or seed or options or preset or dice:
        raise BadInput("--resume takes seats, seed and options from the log, so they cannot be given again")
    else:
        played, rolled = replay(entry.rules, read_log(read_text(resume), str(resume))), ()
    people = range(played.setup.seats) if hotseat else range(1)
    bots = _bots(entry.name, played, bot_names, people)
    path = _prepare(save or resume, entry.name)
    screen = Screen(entry.presentation.styles)
    named = {seat: name for seat, (name, _) in bots.items()}
    _welcome(screen, words, played, people, named, rolled, resumed=resume is not None)
    _play(screen, words, entry, played, people, {seat: bot for seat, (_, bot) in bots.items()}, path)


class Wished(NamedTuple):
    """What somebody asks for on the command line."""

    seats: int | None
    options: Mapping[str, str]
    preset: str | None
    dice: int | None


def _new_game(entry: GameEntry, wished: Wished, seed: str) -> tuple[Game[Any], Sequence[tuple[str, Rolled]]]:
    """A game with what was asked for, and the dice that chose some of it, each with its table.

    A preset comes first, then the dice, then single options, which may change either.
    """
    rules = entry.rules
    seats = rules.seats[0] if wished.seats is None else wished.seats
    suggested: Mapping[str, str] = {}
    rolled: list[tuple[str, Rolled]] = []
    if wished.preset is not None:
        found = rules.suggest(wished.preset, seats, {})
        suggested, seats = found.options, found.seats if wished.seats is None else seats
    if wished.dice is not None:
        if not rules.dice_tables:
            raise BadInput(f"no dice choose the options of {entry.name}")
        table, random = rules.dice_tables[0].name, Random(f"options {seed}")
        found = rules.roll_options(table, wished.dice, lambda: random.randint(1, 6), seats, suggested)
        suggested, rolled = found.options, [(table, die) for die in found.dice]
    return Game.new(rules, rules.setup(seats, {**suggested, **wished.options}), seed), rolled


def _bots(name: str, game: Game[Any], wanted: Sequence[str], people: range) -> dict[int, tuple[str, Player]]:
    """A bot for every seat that no person takes; the best there is, or those asked for in turn."""
    from starboard.bots.roster import BOTS

    roster = BOTS[name]
    for bot in wanted:
        if bot not in roster:
            raise BadInput(f"there is no bot {bot!r} for {name}; expected one of: {', '.join(roster)}")
    names = list(wanted) or list(roster)[-1:]
    free = [seat for seat in range(game.setup.seats) if seat not in people]
    return {
        seat: (bot := names[place % len(names)], roster[bot](f"{game.seed} {seat}")) for place, seat in enumerate(free)
    }


def _prepare(asked: Path | None, game: str) -> Path:
    """The file for the log; BadInput now, not after an hour of play, if it cannot be written."""
    from starboard.cli.places import new_log_path

    path = asked or new_log_path(game, datetime.now())
    try:
        if asked is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8"):
            return path
    except OSError as problem:
        raise BadInput(f"{path}: the game could not be saved there ({problem.strerror})") from None


def _welcome(
    screen: Screen,
    words: Words,
    game: Game[Any],
    people: range,
    bots: Mapping[int, str],
    rolled: Sequence[tuple[str, Rolled]],
    *,
    resumed: bool,
) -> None:
    screen.say(words("welcome", game=words("game"), seats=game.setup.seats, seed=game.seed), "heading")
    for seat in range(game.setup.seats):
        name = words.seat_name(seat)
        if seat in bots:
            screen.say("  " + words("welcome-bot", name=name, bot=bots[seat]))
        else:
            screen.say("  " + words("welcome-person" if len(people) == 1 else "welcome-person-hotseat", name=name))
    for table, die in rolled:
        screen.say("  " + words("welcome-die", face=die.face, brought=words(f"dice-{table}-{die.brought}")))
    if resumed:
        screen.say(words("resumed", entries=len(game.log.entries)))


def _play(
    screen: Screen,
    words: Words,
    entry: GameEntry,
    game: Game[Any],
    people: range,
    bots: Mapping[int, Player],
    path: Path,
) -> None:
    from starboard.cli.person import Person
    from starboard.cli.session import play_session

    def save() -> None:
        game.log.write(path)
        screen.say(words("saved", path=str(path)), "note")

    persons = {seat: Person(seat, game, entry, words, screen, save, alone=len(people) == 1) for seat in people}
    try:
        finished = play_session(game, persons, bots)
    except BaseException:  # whatever went wrong, the game must not be lost with it
        game.log.write(path)
        raise
    for person in persons.values():
        person.tell_story()
    if finished:
        screen.show(entry.presentation.draw(game.view(None), words, screen.width))
        _ranking(screen, words, game)
        screen.say(words("replay-seed", seed=game.seed), "note")
    else:
        screen.say(words("goodbye"))
    save()
    hint, command = ("replay-hint", "replay") if finished else ("resume-hint", f"play {entry.name} --resume")
    screen.say(words(hint, command=f"starboard {command} {shlex.quote(str(path))}"), "note")


def _ranking(screen: Screen, words: Words, game: Game[Any]) -> None:
    """Everybody by score; those who have the same share the place."""
    scores = game.scores
    screen.say()
    screen.say(words("final-title"), "heading")
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        screen.say("  " + words("final-line", place=place, name=words.seat_name(seat), score=scores[seat]))
