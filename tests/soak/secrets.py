"""Whole games of which every byte to every seat and watcher is held against the true state for secrets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import ExitStack
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from msgspec import Struct

from starboard.server import journal
from tests.browser.service import Service
from tests.every_game.registered import GAMES
from tests.server.clients import PATIENCE, Client, open_table
from tests.server.witness import Recording, Witness, check_recordings, play, seed_of
from tests.soak.figures import Figure, at_least, none_of
from tests.soak.journals import SqliteJournals
from tests.soak.services import logged, served
from tests.soak.stage import Stage

MOST_SECONDS = 120.0
"""Of one game; without it a fault in a game would hold up the whole test."""
GAMES_PLAYED = 22
"""In the whole test."""
QUESTIONS = ("", "/drawing", "/drawing?tell=fr&look=map", "/seats/0/text", "/seats/1/text", "/log", "/replay")
"""What anybody may ask over HTTP in the midst of a game."""


class _Kind(Struct, frozen=True):
    """A game to play: people act at random on `people` seats, bots play those of `lent`, whose holders look on."""

    game: str
    seats: int
    options: Mapping[str, str]
    people: int = 1
    lent: int = 1


KINDS = (
    _Kind("galaxy", 4, {"rounds": "I", "credits": "secret"}, people=2, lent=0),
    _Kind("galaxy", 3, {"rounds": "II", "credits": "secret"}),
    _Kind("spacecorp", 3, {}, people=2, lent=0),
    _Kind("galaxy", 3, {"rounds": "III", "credits": "open"}, people=0, lent=2),
    _Kind("galaxy", 4, {"rounds": "I II III", "credits": "secret"}, people=0, lent=2),
    _Kind("galaxy", 4, {"rounds": "II", "teams": "teams", "credits": "secret"}, people=0, lent=2),
    _Kind("galaxy", 2, {"rounds": "I", "foresight": "yes", "credits": "open"}),
    _Kind("spacecorp", 4, {}, people=1, lent=1),
    _Kind("galaxy", 2, {"rounds": "I II", "pace": "turns", "credits": "secret"}),
    _Kind("galaxy", 4, {"rounds": "IIIA", "credits": "secret"}, people=0, lent=3),
    _Kind("spacecorp", 2, {}, people=0, lent=2),
)


class _Tally:
    def __init__(self) -> None:
        self.games = 0
        self.messages = 0
        self.bytes = 0
        self.pictures = 0
        self.answers = 0
        self.leaks: list[str] = []

    def told(self) -> str:
        return f"{self.games} games, {self.messages:,} messages, {self.bytes / 1e6:.1f} MB, {len(self.leaks)} secrets"


def run(stage: Stage) -> list[Figure]:
    """Game after game, each on the same server."""
    goal = stage.share(GAMES_PLAYED, 3)
    tally = _Tally()
    with served(Service(stage.folder, bot_pace=0.0)) as service:
        journals = SqliteJournals(stage.folder / "tables" / "tables.sqlite")
        for number in range(goal):
            _play(stage, KINDS[number % len(KINDS)], service, journals, tally)
            tally.games += 1
            stage.tell(tally.games / goal, tally.told())
    for leak in tally.leaks:
        stage.note(leak)
    return [
        at_least("whole games, galaxy with secret and with open credits, spacecorp", tally.games, goal),
        Figure("messages to seats and watchers", f"{tally.messages:,}"),
        Figure("... with so many bytes", f"{tally.bytes:,}"),
        Figure("pictures held against what the seat may see", f"{tally.pictures:,}"),
        Figure("answers over HTTP during the games", f"{tally.answers:,}"),
        none_of("secrets found", len(tally.leaks)),
        logged(service),
    ]


def _play(stage: Stage, kind: _Kind, service: Service, journals: SqliteJournals, tally: _Tally) -> None:
    answers: list[tuple[str | None, str]] = []
    with ExitStack() as lines:
        opened = open_table(service.address, kind.game, kind.seats, options=kind.options, name="Ana")
        table = opened["table"]
        holders = [lines.enter_context(Client(service.address, table, opened["token"], tell="en"))]
        for seat in range(1, kind.people + kind.lent):
            holder = lines.enter_context(Client(service.address, table, tell="fr" if seat % 2 else None))
            holder.do("sit", name=f"Player {seat}", seat=seat)
            holders.append(holder)
        watchers = [lines.enter_context(Client(service.address, table, tell=tell)) for tell in ("en", None)]
        _expect_done(holders[0].do("start"))
        everybody = (*holders, *watchers)
        for client in everybody:
            client.until(lambda me: me.game)
        for holder in holders[kind.people :]:
            _expect_done(holder.do("fill", seat=holder.seat, bot="sensible"))
        if any(client.game and client.game["over"] for client in everybody):
            raise AssertionError("the game was over before it could be looked at")
        for question in QUESTIONS:
            for token in (None, *(holder.token for holder in holders)):
                answers.append((token, _ask(f"{service.address}/api/tables/{table}{question}", token)))
        play(
            holders[: kind.people],
            [*holders[kind.people :], *watchers],
            stage.random,
            GAMES[kind.game].reluctant,
            MOST_SECONDS,
        )
    rows = journals.rows(table)
    recordings = [Recording(client.seat, client.received, client.token) for client in everybody]
    witnesses: list[Witness] = check_recordings(kind.game, rows, recordings, stage.random)
    tally.messages += sum(len(recording.texts) for recording in recordings)
    tally.bytes += sum(len(text.encode()) for recording in recordings for text in recording.texts)
    tally.pictures += sum(witness.checked for witness in witnesses)
    tally.leaks += [leak for witness in witnesses for leak in witness.leaks]
    tally.answers += len(answers)
    keys = {entry.key for row in rows if isinstance(entry := journal.read_entry(row.entry), journal.Taken)}
    secrets = {seed_of(rows), *keys, *(holder.token for holder in holders if holder.token)}
    for token, answer in answers:
        tally.leaks += [f"over HTTP: {answer[:500]}" for secret in secrets if secret != token and secret in answer]


def _expect_done(answer: Mapping[str, object]) -> None:
    if answer["is"] != "done":
        raise AssertionError(f"not done: {json.dumps(answer)}")


def _ask(address: str, token: str | None) -> str:
    """The text at an address, whatever its status."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    try:
        with urlopen(Request(address, headers=headers), timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except HTTPError as problem:
        with problem:
            return problem.read().decode()
