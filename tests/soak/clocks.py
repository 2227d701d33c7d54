"""The wall clock of a running server is set forward and back by an hour; hourglasses must not notice."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.browser.service import Service
from tests.server import skewed
from tests.server.clients import Client, open_table
from tests.soak.figures import Figure, at_least, at_most, none_of
from tests.soak.services import logged, served
from tests.soak.stage import Stage

HOUR = 3600.0
JUMPS = (HOUR, -HOUR, -HOUR, HOUR, 30 * HOUR, -30 * HOUR)
TABLES = 3
APART = 4.0
"""Seconds between the beginnings of two hourglasses, so that each jump meets them at different grains."""
BETWEEN = 5.0
"""Seconds between two jumps."""
OFF = 3.0
"""Seconds by which game time may differ from the machine's monotonic clock: load, and the hourglass's grace."""


class _Skewed(Service):
    """A service that takes the time from a clock that can be set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "service")
        self._clock = folder / "clock"
        self.set_clock(0.0)

    @property
    def program(self) -> Sequence[str]:
        """The command line of `starboard`."""
        return [sys.executable, str(skewed.__file__), str(self._clock)]

    def set_clock(self, ahead: float) -> None:
        """Have the clock show so many seconds more than it is."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(ahead), encoding="utf-8")
        new.replace(self._clock)


class _Watched:
    """A table with a running hourglass, and what its player notices about time."""

    def __init__(self, service: Service) -> None:
        opened = open_table(service.address, seats=2, name="Ada", fill="sensible", start=True, options={"rounds": "I"})
        self.client = Client(service.address, opened["table"], opened["token"])
        self.client.until(lambda me: me.game)
        if self.client.decision and "start" in self.client.decision["options"]:
            self.client.answer("start")
        self.client.until(lambda me: me.game["due"] is not None)
        self.second, self.at = self._ask()
        self.due: float = self.client.game["due"]
        self.worst = 0.0
        self.ran_out_at: float | None = None
        self.refused = 0

    def _ask(self) -> tuple[float, float]:
        """The second of the game, and when it was that."""
        self.client.send({"do": "ping", "sent": 0.0})
        while True:
            message = self.client.read()
            if message["is"] == "pong":
                return message["now"], time.monotonic()

    def look(self) -> None:
        """Compare game time with the machine's, and see whether the hourglass has run out."""
        if self.ran_out_at is not None:
            return
        second, at = self._ask()
        self.worst = max(self.worst, abs((second - self.second) - (at - self.at)))
        if any(event["kind"] == "hourglass_run_out" for event in self.client.events):
            self.ran_out_at = self.second + (time.monotonic() - self.at)

    def act(self) -> None:
        """Build on."""
        decision: Any = self.client.decision
        options = decision["options"] if decision else ()
        option = next((wanted for wanted in ("return", "draw") if wanted in options), None)
        if option is not None and self.client.answer(option)["is"] != "done":
            self.refused += 1


def run(stage: Stage) -> list[Figure]:
    """One game time on each table, through all jumps."""
    jumps = JUMPS[: max(2, 2 * round(len(JUMPS) / 2 * min(1.0, stage.scale)))]
    acts = 0
    with ExitStack() as running:
        service = _Skewed(stage.folder)
        running.enter_context(served(service))
        watched: list[_Watched] = []
        for _ in range(TABLES):
            watched.append(_Watched(service))
            running.callback(watched[-1].client.close)
            time.sleep(APART)
        total, left = 0.0, list(jumps)
        longest = max(table.due for table in watched) + TABLES * APART + 30.0
        began = changed = time.monotonic()
        while any(table.ran_out_at is None for table in watched) and time.monotonic() - began < longest:
            if left and time.monotonic() - changed > BETWEEN:
                total += left.pop(0)
                service.set_clock(total)
                changed = time.monotonic()
            for table in watched:
                if table.ran_out_at is None:
                    table.act()
                    acts += 1
                    table.look()
            time.sleep(0.1)
            worst = max(table.worst for table in watched)
            done = (time.monotonic() - began) / longest
            stage.tell(done, f"{len(jumps) - len(left)} jumps, game time off by {worst:.1f} s at most")
    late = [abs(table.ran_out_at - table.due) if table.ran_out_at is not None else HOUR for table in watched]
    return [
        at_least("jumps of an hour and more, forward and back", len(jumps) - len(left), len(jumps)),
        at_least("tables with a running hourglass", len(watched), TABLES),
        Figure("acts in the meantime", f"{acts:,}"),
        none_of("acts refused", sum(table.refused for table in watched)),
        at_most("game time beside the monotonic clock, worst", max(table.worst for table in watched), OFF, "{:.1f} s"),
        at_most("hourglass ran out too early or too late, worst", max(late), OFF, "{:.1f} s"),
        logged(service),
    ]
