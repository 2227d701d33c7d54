"""Running the tests on mutants: a pytest plugin that collects once, then tries each mutant in a process of its own.

A first run of all tests notes which test calls which function and how long each takes. A mutant is then put in place
by exchanging the code of its function in a forked process, where only the tests that call it run, quickest first, until
one fails. What runs only while modules are imported cannot be exchanged like that: such a mutant gets a fresh Python.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutations import Mutant, mutated_tree

KILLED, SURVIVED, TIMED_OUT, UNREACHED = "killed", "survived", "timed out", "unreached"
GRACE, PATIENCE = 10, 8
"""A test may take this many seconds and this many times as long as before of a processor's time; then it hangs."""
OUTCOMES = {0: SURVIVED, 1: KILLED}
FRESH = "STARBOARD_MUTANT"
"""The environment variable by which a fresh Python is told which mutant to import: `file:number`."""

Told = Callable[[Mutant, str], None]


class Hunt:
    """The plugin. `told` hears what became of each mutant."""

    def __init__(self, mutants: Sequence[Mutant], told: Told, jobs: int) -> None:
        self._mutants = mutants
        self._told = told
        self._jobs = jobs
        self._files = {str(mutant.file) for mutant in mutants}
        self._callers: dict[tuple[str, str], set[pytest.Item]] = defaultdict(set)
        self._seconds: dict[pytest.Item, float] = {}
        self.failed: list[str] = []
        """Tests that fail without any mutant."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        caches = _caches()
        for item in session.items:
            for cache in caches:  # or only the first test that needs something would call what works it out
                cache.cache_clear()
            self._note(item)
        if not self.failed:
            self._try_all()
        return True

    def _note(self, item: pytest.Item) -> None:
        called: set[tuple[str, str]] = set()

        def profile(frame: FrameType, event: str, _: Any) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename in self._files:
                called.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

        began = time.process_time()
        sys.setprofile(profile)
        try:
            passed = _passes(item)
        finally:
            sys.setprofile(None)
        self._seconds[item] = time.process_time() - began
        if not passed:
            self.failed.append(item.nodeid)
        for function in called:
            self._callers[function].add(item)

    def _try_all(self) -> None:
        functions = _live_functions(self._files)
        running: dict[int, Mutant] = {}
        for mutant in self._mutants:
            place = str(mutant.file), mutant.function
            items = sorted(self._callers[place], key=self._seconds.__getitem__)
            if not items:
                self._told(mutant, UNREACHED)
                continue
            if len(running) >= self._jobs:
                self._await_one(running)
            child = os.fork()
            if not child:
                os._exit(self._try(mutant, functions[place], items))
            running[child] = mutant
        while running:
            self._await_one(running)

    def _await_one(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        outcome = OUTCOMES.get(os.waitstatus_to_exitcode(status), TIMED_OUT)
        self._told(running.pop(child), outcome)

    def _try(self, mutant: Mutant, functions: Sequence[FunctionType], items: Sequence[pytest.Item]) -> int:
        """In the forked process: 0 if the mutant survives, 1 if a test fails."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        _silence()
        code = _code_of(compile(mutated_tree(mutant.file, mutant.number), str(mutant.file), "exec"), mutant.function)
        for function in functions:
            function.__code__ = code
        _forget_what_was_worked_out()
        for item in items:
            signal.setitimer(signal.ITIMER_PROF, GRACE + PATIENCE * self._seconds[item])
            if not _passes(item):
                return 1
        return 0


def _passes(item: pytest.Item) -> bool:
    """Whether a test passes, with fixtures set up and torn down for it alone."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _live_functions(files: set[str]) -> dict[tuple[str, str], list[FunctionType]]:
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return found


def _code_of(module: CodeType, function: str) -> CodeType:
    """The code of a function or method in the code of its module."""
    for code in _codes(module):
        if code.co_qualname == function:
            return code
    raise LookupError(f"no function {function}")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _forget_what_was_worked_out() -> None:
    """What is cached was worked out by the code before it was changed."""
    for cache in _caches():
        cache.cache_clear()


def _caches() -> list[_lru_cache_wrapper[Any]]:
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("starboard")
    ]


def try_afresh(mutant: Mutant, tests: Sequence[str], limit: float) -> str:
    """What becomes of a mutant that is imported by a Python of its own."""
    place = f"{mutant.file}:{mutant.number}"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "tests.mutants.hunt", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(command, env={**os.environ, FRESH: place}, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return TIMED_OUT
    return SURVIVED if ran.returncode == 0 else KILLED


def _import_mutated(place: str) -> None:
    """From now on the file of this mutant is imported with the change in it."""
    name, _, number = place.rpartition(":")
    file = Path(name)
    as_it_is = SourceFileLoader.get_code

    def get_code(loader: Any, fullname: str) -> CodeType | None:
        if Path(loader.get_filename(fullname)) != file:
            return as_it_is(loader, fullname)
        return compile(mutated_tree(file, int(number)), str(file), "exec")

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 - mypy forbids the assignment


if place := os.environ.get(FRESH):
    _import_mutated(place)
