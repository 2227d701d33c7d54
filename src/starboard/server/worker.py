"""A Python process that does jobs for the server: started when it is needed, ended when it is not, replaced if it dies.

It reads jobs from its standard input and ends when that is closed: a server that is killed leaves no process behind.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import IO

from starboard.server.replay_jobs import receive, send

JOB_SECONDS = 120.0
"""A job that takes longer is given up, and its process ended."""

IDLE_SECONDS = 300.0
"""The process is ended after so long without a job."""

TRIES = 2
"""The process may die once in the midst of a job."""


class WorkerFailed(Exception):
    """The process died or took too long, or the server is closing."""


class Worker:
    """Runs `module`, which answers each message on its standard input with one on its standard output."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="starboard-worker")
        self._process: subprocess.Popen[bytes] | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._is_overdue = False
        self._is_closed = False

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._process is None else self._process.pid

    async def work(self, job: bytes) -> bytes:
        """Have a job done after those that came before. WorkerFailed if that is not possible."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            self._is_overdue = False
            timer = loop.call_later(JOB_SECONDS, self._give_up)
            try:
                return await loop.run_in_executor(self._thread, self._exchange, job)
            except RuntimeError:  # the thread takes no more work
                raise WorkerFailed from None
            finally:
                timer.cancel()
                if not self._is_closed:
                    self._idle = loop.call_later(IDLE_SECONDS, self._rest)

    async def close(self) -> None:
        """End the process; what it was working on is not needed any more."""
        self._is_closed = True
        if self._idle is not None:
            self._idle.cancel()
        self._kill()
        await asyncio.to_thread(self._thread.shutdown)
        self._end()

    def _give_up(self) -> None:
        self._is_overdue = True
        self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _rest(self) -> None:
        self._idle = None
        self._thread.submit(self._end)

    # In the thread.

    def _exchange(self, job: bytes) -> bytes:
        for _ in range(TRIES):
            if self._is_overdue or self._is_closed:
                break
            try:
                jobs, outcomes = self._pipes()
                send(jobs, job)
                return receive(outcomes)
            except (OSError, EOFError):
                self._end()
        raise WorkerFailed

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        if self._process is None:
            # In a session of its own: Ctrl+C in the terminal is for the server, which then ends it.
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", self._module],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
            if self._is_closed:  # meanwhile
                self._process.kill()
        jobs, outcomes = self._process.stdin, self._process.stdout
        assert jobs is not None
        assert outcomes is not None
        return jobs, outcomes

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what could not be sent any more
                    if pipe is not None:
                        pipe.close()
