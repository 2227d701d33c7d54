"""Kill -9 at random moments while people act, on SQLite with one process and on PostgreSQL with two."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack

from tests.browser.service import Service
from tests.soak.figures import Figure, at_least, none_of
from tests.soak.journals import PostgresJournals, SqliteJournals
from tests.soak.ledger import Findings, audit
from tests.soak.players import Party, sights_differ
from tests.soak.services import logged, postgres_running, served
from tests.soak.stage import Stage

KILLS = 100
"""On each store, in the whole test."""
ROUNDS_A_TABLE = 5
"""Kills that one table lives through: a long journal only makes waking up slower."""
LONGEST_PLAY = 1.2
"""Seconds of play between a restart and the next kill, at most."""
PATIENCE = 45.0
"""Seconds within which everybody must be acting again after a kill."""


class _Tally:
    """What is counted on one store."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kills = 0
        self.findings = Findings()
        self.stuck: list[str] = []
        self.differing: list[str] = []
        self.longest_absence = 0.0

    def figures(self, goal: int) -> list[Figure]:
        found = self.findings
        return [
            at_least(f"{self.name}: kills", self.kills, goal),
            Figure(f"{self.name}: acknowledged acts", f"{found.acknowledged:,}"),
            none_of(f"{self.name}: acknowledged acts lost", len(found.lost)),
            none_of(f"{self.name}: acts done twice, of {found.resent:,} sent again", len(found.doubled)),
            none_of(
                f"{self.name}: acts refused or never sent that are in a journal",
                len(found.refused_yet_done) + len(found.invented),
            ),
            none_of(f"{self.name}: seats whose sight is not the journal's game", len(self.differing)),
            none_of(f"{self.name}: times that play did not go on", len(self.stuck)),
            Figure(f"{self.name}: longest time from a kill until all had acted again", f"{self.longest_absence:.1f} s"),
        ]


def run(stage: Stage) -> list[Figure]:
    """Both stores, one after the other."""
    kills = stage.share(KILLS, 2)
    sqlite, postgres = _Tally("SQLite"), _Tally("PostgreSQL, two processes")
    tallies = (sqlite, postgres)

    def tell() -> None:
        done = sum(tally.kills for tally in tallies)
        acts = sum(tally.findings.acknowledged for tally in tallies)
        lost = sum(len(tally.findings.lost) for tally in tallies)
        stage.tell(done / (2 * kills), f"{done} kills, {acts:,} acts acknowledged, {lost} lost")

    with ExitStack() as running:
        service = running.enter_context(served(Service(stage.folder / "sqlite")))
        journals = SqliteJournals(stage.folder / "sqlite" / "tables" / "tables.sqlite")
        _rounds(stage, sqlite, [service], journals, kills, tell)
    with ExitStack() as running:
        cluster = running.enter_context(postgres_running())
        url = cluster.new_database()
        services = [
            running.enter_context(served(Service(stage.folder / name, "--database", url))) for name in ("one", "two")
        ]
        _rounds(stage, postgres, services, PostgresJournals(url), kills, tell)
    for tally in tallies:
        found = tally.findings
        for text in (*found.lost, *found.doubled, *found.refused_yet_done, *found.invented, *tally.stuck):
            stage.note(f"{tally.name}: {text}")
    return [*(figure for tally in tallies for figure in tally.figures(kills)), logged(service, *services)]


def _rounds(
    stage: Stage,
    tally: _Tally,
    services: Sequence[Service],
    journals: SqliteJournals | PostgresJournals,
    kills: int,
    tell: Callable[[], None],
) -> None:
    up = list(services)
    while tally.kills < kills and len(tally.stuck) < 3:
        party = Party(lambda: up)
        try:
            for _ in range(min(ROUNDS_A_TABLE, kills - tally.kills)):
                if not party.goes_on(PATIENCE):
                    tally.stuck.append(f"table {party.table} after {tally.kills} kills; {party.trouble}")
                    break
                time.sleep(stage.random.uniform(0.0, LONGEST_PLAY))
                killed = stage.random.choice(services)
                up[:] = [service for service in services if service is not killed]
                killed.kill()
                began = time.monotonic()
                tally.kills += 1
                deeds = party.deeds
                killed.start()
                up[:] = services
                found = audit(journals.rows(party.table), deeds)
                if found.lost or found.doubled or found.refused_yet_done:
                    stage.note(f"{tally.name}: after kill {tally.kills} of {killed.folder.name}, see below")
                if party.goes_on(PATIENCE):
                    tally.longest_absence = max(tally.longest_absence, time.monotonic() - began)
                else:
                    tally.stuck.append(f"table {party.table} after kill {tally.kills}; {party.trouble}")
                    break
                tell()
        finally:
            party.end()
        rows = journals.rows(party.table)
        tally.findings.add(audit(rows, party.deeds))
        tally.differing += sights_differ(party, rows)
        tell()
