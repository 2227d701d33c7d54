"""Hostile clients beside a table of people who mean no harm, who must hardly notice.

Attackers are processes of their own with the lowest priority, one on the address of the players and one on others. For
each attack they first turn against a sink, which costs the machine as much and the server nothing: that is the calm
value. Then they turn against the server, while the same people go on acting at the same pace.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles

from msgspec import Struct, field

from starboard.server.load.machine import processor_seconds, resident_bytes
from tests.browser.service import Service
from tests.server.clients import Client, open_table
from tests.soak.attacks import ATTACKS, Counts, Order
from tests.soak.figures import Figure, at_least, at_most, none_of
from tests.soak.journals import SqliteJournals
from tests.soak.ledger import audit
from tests.soak.players import open_calm_game
from tests.soak.processes import Helper, attacker, sink_server, steady_table
from tests.soak.services import logged, served
from tests.soak.stage import NotHere, Stage
from tests.soak.steady import Work

SEATS = 4
HOSTILE = 100_000
"""Messages, frames and requests in the whole test."""
CALM_SECONDS, ATTACK_SECONDS, WARM_SECONDS = 5.0, 14.0, 3.0
"""Of each attack, against the sink and against the server, in the whole test, and before anything is measured."""
REST_SECONDS = 75.0
"""Until tables that nobody looks at sleep, before memory is measured."""
ASLEEP = 65.0
"""Seconds of rest after which they do; what memory holds sooner says nothing, so a short test has no goal for it."""
MORE_REST = 60.0
MOST_MORE = 6
"""Waves that are added while too little was sent."""
SLOWER = 2.0
PAUSE = 1.0
"""Seconds that no act may take, whatever the attack: one attack alone would hardly show in the p95 of all."""
MEMORY = 1.10
HERE = ("127.0.0.1",)
ELSEWHERE = tuple(f"127.0.0.{number}" for number in range(2, 12))
HOLD_UP = 90.0
"""Seconds by which a wave may be late before the part is given up."""


class _Side(Struct):
    """Times on one side of the comparison."""

    times: list[float] = field(default_factory=list)
    by_attack: dict[str, list[float]] = field(default_factory=dict)

    def add(self, attack: str, work: Work) -> None:
        self.times += work.updates
        self.by_attack.setdefault(attack, []).extend(work.updates)


def p95(times: Sequence[float]) -> float:
    """The time that 19 of 20 stay within, in milliseconds."""
    return quantiles(times, n=20)[-1] * 1000 if len(times) > 1 else float("nan")


class _Scene:
    """The server, the sink, the attackers, and what all of them did."""

    def __init__(self, running: ExitStack, service: Service) -> None:
        self._running = running
        self.service = service
        self.sent, self.work, self.calm, self.attacked = Counts(), Work(), _Side(), _Side()
        sink = running.enter_context(Helper(sink_server))
        self._sink_port: int = sink.answer(HOLD_UP)
        self._attackers = [(running.enter_context(Helper(attacker)), place) for place in (HERE, ELSEWHERE)]
        own = open_table(service.address, name="Eve", fill="sensible", start=True, options={"rounds": "I"})
        self._own: str = own["table"]
        self._token: str = own["token"]
        self._finished = _finished_game(service)

    def seat_people(self) -> tuple[Helper, str]:
        """A new table with four people at it."""
        table, tokens = open_calm_game(self.service.address, SEATS)
        return self._running.enter_context(Helper(steady_table, self.service.port, table, tokens)), table

    def wave(
        self, people: Helper, table: str, attack: str, seconds: float, against_server: bool
    ) -> tuple[Work, Counts]:
        """People act for some seconds, while attackers are busy."""
        port = self.service.port if against_server else self._sink_port
        for helper, addresses in self._attackers:
            helper.order(
                Order(attack, port, seconds, addresses, table, self._own, self._token, self._finished, force=0.5)
            )
        people.order(seconds)
        work: Work = people.answer(seconds + HOLD_UP)
        counts = Counts()
        for helper, _ in self._attackers:
            sent: Counts = helper.answer(seconds + HOLD_UP)
            for name in counts.__struct_fields__:
                setattr(counts, name, getattr(counts, name) + getattr(sent, name))
        return work, counts

    def measure(self, people: Helper, table: str, attack: str, calm: float, attacked: float) -> None:
        """One attack, against the sink and against the server."""
        work, _ = self.wave(people, table, attack, calm, against_server=False)
        self.calm.add(attack, work)
        _add(self.work, work)
        work, counts = self.wave(people, table, attack, attacked, against_server=True)
        self.attacked.add(attack, work)
        _add(self.work, work)
        _add(self.sent, counts)

    @property
    def things_sent(self) -> int:
        """Messages, frames and requests against the server."""
        return self.sent.frames + self.sent.requests

    @property
    def memory(self) -> int:
        """Of the server, in bytes."""
        return resident_bytes(self.service.process)


def _add(total: Struct, more: Struct) -> None:
    for name in total.__struct_fields__:
        setattr(total, name, getattr(total, name) + getattr(more, name))


def _finished_game(service: Service) -> str:
    """The name of a table at which bots have played a game to its end."""
    opened = open_table(service.address, seats=4, name="Ada", fill="sensible", start=True, options={"rounds": "I"})
    with Client(service.address, opened["table"], opened["token"]) as ada:
        ada.until(lambda me: me.game)
        ada.do("fill", seat=0, bot="sensible")
        ada.until(lambda me: me.game["over"], HOLD_UP)
    return str(opened["table"])


def run(stage: Stage) -> list[Figure]:
    """All attacks, one after the other."""
    if not Path("/proc/self/statm").exists():
        raise NotHere("memory and processor time of the server are read from /proc, which this system does not have")
    goal = stage.share(HOSTILE, 1000)
    scale = min(1.0, stage.scale)
    calm, attacked = max(1.0, CALM_SECONDS * scale), max(2.0, ATTACK_SECONDS * scale)
    rest = stage.share(REST_SECONDS, 5)
    with ExitStack() as running:
        service = running.enter_context(served(Service(stage.folder, bot_pace=0.0)))
        scene = _Scene(running, service)
        people, table = scene.seat_people()
        for number, attack in enumerate(ATTACKS):
            scene.wave(people, table, attack, min(WARM_SECONDS, attacked), against_server=True)
            stage.tell(0.1 * number / len(ATTACKS), f"warming up: {attack}")
        people.close()
        stage.tell(0.1, "resting before memory is measured")
        time.sleep(rest)
        before = scene.memory
        people, table = scene.seat_people()
        people.order(calm * 4)
        quiet: Work = people.answer(calm * 4 + HOLD_UP)
        _add(scene.work, quiet)
        began, used = time.monotonic(), processor_seconds(service.process)
        for number, attack in enumerate(ATTACKS):
            scene.measure(people, table, attack, calm, attacked)
            _tell(stage, scene, 0.1 + 0.75 * number / len(ATTACKS), attack)
        for _ in range(MOST_MORE):
            if scene.things_sent >= goal:
                break
            scene.measure(people, table, "pings", calm, attacked)
        share = (processor_seconds(service.process) - used) / (time.monotonic() - began)
        load = os.getloadavg()[0]
        people.close()
        stage.tell(0.9, "resting before memory is measured again")
        time.sleep(rest)
        after, rested = scene.memory, float(rest)
        while after > before * MEMORY and rested < rest + MORE_REST * scale:
            time.sleep(5)
            after, rested = scene.memory, rested + 5
        rows = SqliteJournals(stage.folder / "tables" / "tables.sqlite").rows(table)
        ended = not service.runs
    found = audit(rows, scene.work.deeds)
    for text in (*found.lost, *found.doubled, *found.refused_yet_done):
        stage.note(text)
    calm_p95, attacked_p95 = p95(scene.calm.times), p95(scene.attacked.times)
    slow = list(_slow_attacks(scene))
    for text in slow:
        stage.note(text)
    return [
        at_least("hostile messages, frames and requests", scene.things_sent, goal),
        Figure("... in so many kinds of attack", f"{len(ATTACKS)}"),
        Figure(
            "... on connections, of which the server ended or refused",
            f"{scene.sent.connections:,}, {scene.sent.turned_away:,}",
        ),
        Figure("act to update at another seat, p95, without attackers", f"{p95(quiet.updates):.2f} ms"),
        Figure("... calm: attackers busy with a sink", f"{calm_p95:.2f} ms"),
        Figure("... attacked", f"{attacked_p95:.2f} ms"),
        at_most("... attacked beside calm", attacked_p95 / calm_p95, SLOWER, "{:.2f} times"),
        Figure("attacks that alone made it more than twice", f"{len(slow)} of {len(ATTACKS)}"),
        at_most("longest time from act to update, attacked", max(scene.attacked.times, default=0.0), PAUSE, "{:.2f} s"),
        Figure("acts acknowledged", f"{found.acknowledged:,}"),
        none_of(
            "acts lost, done twice, or refused and done",
            len(found.lost) + len(found.doubled) + len(found.refused_yet_done),
        ),
        none_of("acts never answered", scene.work.unanswered),
        none_of("times that somebody at the table was thrown out", scene.work.thrown_out),
        none_of("... and not let in again at once", scene.work.turned_away),
        logged(service),
        none_of("times that the server ended", int(ended)),
        Figure("memory of the server before, after warming up", f"{before / 2**20:.0f} MiB"),
        _memory(after / before, rested),
        Figure("processor: the server; load of the machine", f"{share:.0%}; {load:.1f} on {os.cpu_count()} cores"),
    ]


def _memory(ratio: float, rested: float) -> Figure:
    name = f"... after the attacks and {rested:.0f} s of rest, beside before"
    if rested < ASLEEP:
        return Figure(name, f"{ratio:.2f} times")
    return at_most(name, ratio, MEMORY, "{:.2f} times")


def _tell(stage: Stage, scene: _Scene, done: float, attack: str) -> None:
    calm, attacked = p95(scene.calm.times), p95(scene.attacked.times)
    stage.tell(
        done,
        f"{attack}; {scene.things_sent:,} sent, p95 {calm:.1f} ms calm, {attacked:.1f} ms attacked,"
        f" {scene.work.thrown_out} thrown out",
    )


def _slow_attacks(scene: _Scene) -> Iterable[str]:
    """The attacks that alone made the table slower than the goal, the worst first."""
    ratios = {
        attack: (p95(times), p95(scene.calm.by_attack[attack])) for attack, times in scene.attacked.by_attack.items()
    }
    for attack, (attacked, calm) in sorted(ratios.items(), key=lambda item: -item[1][0] / item[1][1]):
        if attacked > SLOWER * calm:
            yield f"{attack}: p95 {calm:.1f} ms calm, {attacked:.1f} ms attacked"
