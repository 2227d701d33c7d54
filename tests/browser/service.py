"""The real `starboard serve` as a process of its own, which can be killed and started again on the same tables."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError
from urllib.request import Request, urlopen

PATIENCE = 60.0
"""Seconds a process may take to begin answering, on a machine that is busy."""

ENDING = 30.0
"""Seconds a process may take to end."""

LIMITS = ("--tables-a-minute", "1000", "--tables-per-address", "1000")
"""All tests come from one address. An option that is given again afterwards takes the place of these."""

FAST = 0.05
"""How long bots take in tests, beside people's time of 1."""


class Service:
    """A table service with its own folder. `with Service(folder) as service:` starts it and ends it."""

    def __init__(self, folder: Path, *options: str, bot_pace: float = FAST) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port = 0
        self._options = ("--data", str(folder / "tables"), "--bot-pace", str(bot_pace), "--lang", "en", *options)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def program(self) -> Sequence[str]:
        """The command line of `starboard`."""
        return [str(Path(sys.executable).with_name("starboard"))]

    @property
    def address(self) -> str:
        """Where it answers; the same after a restart."""
        return f"http://localhost:{self.port}"

    @property
    def process(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """Everything it has printed."""
        return (self.folder / "service.out").read_text(encoding="utf-8")

    def _command(self) -> Sequence[str]:
        return [*self.program, "serve", "--port", str(self.port), *LIMITS, *self._options]

    @property
    def runs(self) -> bool:
        """Whether its process has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "service.out").open("ab") as out:
            self._process = subprocess.Popen(
                self._command(),
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"starboard serve does not answer; it said:\n{self.said}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        if not self.port:
            told = re.search(r"http://localhost:(\d+)", self.said)
            if told is None:
                return False
            self.port = int(told[1])
        try:
            with urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def open_table(self, game: str = "galaxy", seats: int = 2, rounds: str = "I", **wish: object) -> str:
        """A table against bots that has begun; the answer is the way to seat 0, as its own link has it."""
        options = {"rounds": rounds} if game == "galaxy" else {}
        body = {"game": game, "seats": seats, "options": options, "name": "Ada", "fill": "sensible", "start": True}
        request = Request(
            f"{self.address}/api/tables", json.dumps({**body, **wish}).encode(), {"content-type": "application/json"}
        )
        with urlopen(request, timeout=30) as answer:
            opened = json.load(answer)
        return f"/table/{opened['table']}" + (f"#{opened['token']}" if opened["token"] else "")

    def wait(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """End it as a power cut would: kill -9."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, as a host does or otherwise; its exit code."""
        code = 0
        if self._process is not None:
            self._process.send_signal(how)
            try:
                code = self._process.wait(timeout=ENDING)
            except subprocess.TimeoutExpired:
                self._process.kill()
                code = self._process.wait()
            self._process = None
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if kind is None:
            assert "Traceback" not in self.said, self.said
