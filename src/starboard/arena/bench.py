"""The benchmark: decisions and games a second, the time of a copy, the size of a saved position, memory.

Everything runs on one core, and seconds are those of the processor, so that other programs on the machine disturb
little. Figures of different programs compare only within one run on one machine, so peers are measured in turn with
this house, slice by slice.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from starboard.arena.copies import Copies, CopyPoints, copy_for
from starboard.arena.memory import peak_memory
from starboard.arena.peers.peer import Peer, PeerTempo
from starboard.arena.tempo import Tempo, play_for
from starboard.bots.roster import BOTS
from starboard.compiled import is_compiled
from starboard.games import game as game_named

CARELESS = "random"
"""The player that costs next to nothing, so that what is measured is the game."""
SEATS = 4
SLICES = 4


class PeerReport(Struct, frozen=True):
    """The figures of a peer."""

    version: str
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    copy_and_answer_us: float


class BotReport(Struct, frozen=True):
    """The figures of games in which every seat is played by the same bot, its thinking included."""

    decisions_per_second: float
    games_per_second: float
    copy_us: float
    copy_and_answer_us: float


class ExtendedReport(Struct, frozen=True):
    """The figures of games with what modules bring."""

    decisions_per_second: float
    games_per_second: float
    ratio: float
    """Their decisions a second, divided by those of the game without modules in the same run."""


class Ratios(Struct, frozen=True):
    """This house divided by a peer: more is better for decisions, less is better for copies."""

    decisions_per_second: float
    copy_us: float
    copy_and_answer_us: float
    copy_open_us: float | None


class Report(Struct, frozen=True, kw_only=True):
    """All figures of one run."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    """In the midst of a turn or a card, with answers given since the last checkpoint."""
    copy_and_answer_us: float
    copy_open_us: float | None
    """Where seats may act at any time; None if the game has no such phase."""
    copy_and_answer_open_us: float | None
    position_bytes: int
    """The largest saved position in the midst of a turn or a card."""
    position_open_bytes: int | None
    peak_memory_bytes: int | None
    """The largest resident size of the whole process, from the operating system."""
    by_seats: Mapping[str, float]
    """Decisions a second for each number of seats."""
    by_options: Mapping[str, float]
    """Decisions a second for each setup that the game wants compared."""
    by_bot: Mapping[str, BotReport]
    """Games between better players: slower, as they think, and with other positions to copy."""
    extended: Mapping[str, ExtendedReport]
    """Games with modules, measured in turn with games without them."""
    peers: Mapping[str, PeerReport]
    ratios: Mapping[str, Ratios]
    machine: str
    python: str
    compiled: bool
    """Whether the rules ran as machine code."""


def steps(game: str, peers: Sequence[Peer] = (), *, with_modules: bool = False) -> int:
    """How often `bench` reports progress."""
    entry = game_named(game)
    slices = SLICES * (2 + len(peers) + len(entry.measures.extended() if with_modules else ()))
    return slices + len(entry.rules.seats) + len(entry.measures.compared) + 2 * len(_thinking_bots(game))


def _thinking_bots(game: str) -> list[str]:
    return [bot for bot in BOTS[game] if bot != CARELESS]


def bench(
    game: str,
    seconds: float,
    peers: Sequence[Peer] = (),
    progress: Callable[[], None] = lambda: None,
    *,
    with_modules: bool = False,
) -> Report:
    """Measure a game in turn with its peers and with what modules make of it; about so many seconds for each figure,
    and `progress` after each step.
    """
    rules, measures = game_named(game).rules, game_named(game).measures

    def play(bot: str, number: int, options: Mapping[str, str], tempo: Tempo | None = None) -> Tempo:
        played = play_for(seconds if tempo is None else seconds / SLICES, game, bot, number, options, tempo)
        progress()
        return played

    def copy(bot: str, part: float, points: CopyPoints) -> None:
        copy_for(seconds * part, game, bot, seats, points)
        progress()

    seats = min(SEATS, rules.most_seats())
    tempo, points = Tempo(), CopyPoints(Copies(), Copies())
    theirs = {peer: PeerTempo() for peer in peers}
    sets = measures.extended() if with_modules else {}
    extended = {name: Tempo() for name in sets}
    for _ in range(SLICES):
        play(CARELESS, seats, {}, tempo)
        copy(CARELESS, 1 / SLICES / 2, points)
        for name, options in sets.items():
            play(CARELESS, seats, options, extended[name])
        for peer in peers:
            theirs[peer].add(peer.measure(seconds / SLICES))
            progress()
    of_peers = {peer.name: _peer_report(peer, theirs[peer]) for peer in peers}
    by_seats = {str(number): play(CARELESS, number, rules.options_for(number)) for number in rules.seats}
    by_options = {name: play(CARELESS, seats, options) for name, options in measures.compared.items()}
    by_bot = {}
    largest, largest_open = points.midst.most_bytes, points.open.most_bytes
    for bot in _thinking_bots(game):
        with_bot = CopyPoints(Copies(), Copies())
        copy(bot, 1, with_bot)
        by_bot[bot] = _bot_report(play(bot, seats, {}), with_bot.midst)
        largest = max(largest, with_bot.midst.most_bytes)
        largest_open = max(largest_open, with_bot.open.most_bytes)
    return Report(
        game=game,
        seats=seats,
        decisions_per_second=tempo.decisions_per_second,
        games_per_second=tempo.games_per_second,
        copy_us=points.midst.copy_us,
        copy_and_answer_us=points.midst.copy_and_answer_us,
        copy_open_us=points.open.copy_us if points.open.points else None,
        copy_and_answer_open_us=points.open.copy_and_answer_us if points.open.points else None,
        position_bytes=largest,
        position_open_bytes=largest_open or None,
        peak_memory_bytes=peak_memory(),
        by_seats={name: one.decisions_per_second for name, one in by_seats.items()},
        by_options={name: one.decisions_per_second for name, one in by_options.items()},
        by_bot=by_bot,
        extended={name: _extended_report(one, tempo) for name, one in extended.items()},
        peers=of_peers,
        ratios={name: _ratios(tempo, points, peer) for name, peer in of_peers.items()},
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=is_compiled(),
    )


def _bot_report(tempo: Tempo, copies: Copies) -> BotReport:
    return BotReport(tempo.decisions_per_second, tempo.games_per_second, copies.copy_us, copies.copy_and_answer_us)


def _extended_report(tempo: Tempo, base: Tempo) -> ExtendedReport:
    ratio = tempo.decisions_per_second / base.decisions_per_second
    return ExtendedReport(tempo.decisions_per_second, tempo.games_per_second, ratio)


def _peer_report(peer: Peer, measured: PeerTempo) -> PeerReport:
    return PeerReport(
        version=peer.version,
        decisions_per_second=measured.decisions / measured.seconds,
        games_per_second=measured.games / measured.seconds,
        copy_us=measured.copying / measured.copies * 1e6,
        copy_and_answer_us=measured.answering / measured.copies * 1e6,
    )


def _ratios(tempo: Tempo, points: CopyPoints, peer: PeerReport) -> Ratios:
    return Ratios(
        decisions_per_second=tempo.decisions_per_second / peer.decisions_per_second,
        copy_us=points.midst.copy_us / peer.copy_us,
        copy_and_answer_us=points.midst.copy_and_answer_us / peer.copy_and_answer_us,
        copy_open_us=points.open.copy_us / peer.copy_us if points.open.points else None,
    )
