"""PostgreSQL itself goes away and comes back while people play by way of two server processes."""

from __future__ import annotations

import time
from contextlib import ExitStack

from tests.browser.service import Service
from tests.server.postgres import CRASH, FAST
from tests.soak.figures import Figure, at_least, none_of
from tests.soak.journals import PostgresJournals
from tests.soak.ledger import audit
from tests.soak.players import Party, sights_differ
from tests.soak.services import logged, postgres_running, served
from tests.soak.stage import Stage

STOPS = 10
"""In the whole test; every other one is a crash."""
LONGEST_ABSENCE = 3.0
PATIENCE = 60.0
"""Seconds within which everybody must be acting again once it is back."""


def run(stage: Stage) -> list[Figure]:
    """Stop it in both ways, again and again."""
    stops = stage.share(STOPS, 2)
    done, stuck, slowest = 0, 0, 0.0
    with ExitStack() as running:
        cluster = running.enter_context(postgres_running())
        url = cluster.new_database()
        services = [
            running.enter_context(served(Service(stage.folder / name, "--database", url))) for name in ("one", "two")
        ]
        party = Party(lambda: services, pause=0.01)
        running.callback(party.end)
        for number in range(stops):
            if not party.goes_on(PATIENCE):
                stuck += 1
                stage.note(f"no play before stop {number + 1}; {party.trouble}")
                break
            time.sleep(stage.random.uniform(0.0, 2.0))
            cluster.stop(CRASH if number % 2 else FAST)
            time.sleep(stage.random.uniform(0.1, LONGEST_ABSENCE))
            cluster.start()
            began = time.monotonic()
            done += 1
            if not party.goes_on(PATIENCE):
                stuck += 1
                stage.note(f"no play after stop {number + 1}; {party.trouble}")
                break
            slowest = max(slowest, time.monotonic() - began)
            stage.tell(done / stops, f"{done} stops, {party.acknowledged:,} acts acknowledged")
        party.end()
        rows = PostgresJournals(url).rows(party.table)
        ended = [service.folder.name for service in services if not service.runs]
    found = audit(rows, party.deeds)
    differing = sights_differ(party, rows)
    for text in (*found.lost, *found.doubled, *found.refused_yet_done, *found.invented, *differing, *ended):
        stage.note(text)
    return [
        at_least("stops of PostgreSQL (fast, and immediate as in a crash)", done, stops),
        Figure("acknowledged acts", f"{found.acknowledged:,}"),
        none_of("acknowledged acts lost", len(found.lost)),
        none_of(f"acts done twice, of {found.resent:,} sent again", len(found.doubled)),
        Figure("acts refused as not stored that were stored after all", f"{len(found.refused_yet_done):,}"),
        none_of("seats whose sight is not the journal's game", len(differing)),
        none_of("times that play did not go on", stuck + len(ended)),
        Figure("longest time from its return until all had acted again", f"{slowest:.1f} s"),
        logged(*services),
    ]
