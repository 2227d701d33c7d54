"""Doing at once what need not wait: a task for it would cost more than all else that is done about it."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any


def run_inline(work: Awaitable[object]) -> Awaitable[object] | None:
    """Do as much of the work as goes without waiting; what is left of it, if it must wait."""
    steps = work.__await__()
    try:
        first = next(steps)
    except StopIteration:
        return None
    return _Rest(steps, first)


class _Rest:
    """What is left of work that has been done up to its first wait."""

    def __init__(self, steps: Generator[Any, Any, object], first: Any) -> None:
        self._steps = steps
        self._first = first

    def __await__(self) -> Generator[Any, Any, None]:
        wanted = self._first
        while True:
            try:
                answer = yield wanted
            except BaseException as problem:
                try:
                    wanted = self._steps.throw(problem)
                except StopIteration:
                    return
            else:
                try:
                    wanted = self._steps.send(answer)
                except StopIteration:
                    return
