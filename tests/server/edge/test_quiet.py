"""A log that strangers cannot fill."""

from __future__ import annotations

import logging
import sys
from collections import Counter

import pytest
from websockets.frames import Opcode

from starboard.server.edge import quiet
from starboard.server.edge.quiet import OnceAMinute
from tests.browser.service import Service
from tests.server.clients import open_table
from tests.server.edge.strangers import Stranger, eventually, frame_of


def line(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("x", logging.WARNING, __file__, 1, message, args, None)


def failed(message: str, where: int) -> logging.LogRecord:
    """A line with an exception, from one of two places."""
    try:
        if where:
            raise ValueError(message)
        raise ValueError(message)
    except ValueError:
        return logging.LogRecord("x", logging.ERROR, __file__, 1, message, (), sys.exc_info())


def test_a_line_is_written_once_a_minute_and_counts_those_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(quiet, "monotonic", lambda: now)
    once = OnceAMinute()
    assert once.filter(line("closed with %d", 1002))
    assert once.filter(line("closed with %d", 1007))
    assert [once.filter(line("closed with %d", 1002)) for _ in range(5)] == [False] * 5
    now += 60
    again = line("closed with %d", 1002)
    assert once.filter(again)
    assert again.getMessage() == "closed with 1002 (and 5 more of these before)"
    now += 60
    once_more = line("closed with %d", 1002)
    assert once.filter(once_more)
    assert once_more.getMessage() == "closed with 1002"


def test_errors_are_the_same_if_they_come_from_one_place() -> None:
    once = OnceAMinute()
    assert [once.filter(failed("oh", where)) for where in (0, 1, 0, 1)] == [True, True, False, False]


def test_it_remembers_only_so_many_kinds() -> None:
    once = OnceAMinute()
    assert all(once.filter(line(f"kind {number}")) for number in range(quiet.MOST_KINDS + 1))
    assert once.filter(line("kind 0"))
    assert not once.filter(line(f"kind {quiet.MOST_KINDS}"))


def test_bad_input_of_each_kind_is_one_line_in_the_log(running: Service) -> None:
    table = open_table(running.address)["table"]
    for _ in range(5):
        for bad in (b"\xff\xfe", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc"):
            with Stranger(running.port) as stranger:
                assert stranger.send(bad).status() == 400
        with Stranger(running.port) as stranger:
            assert stranger.ask("/api/health", "Upgrade: h2c", "Connection: Upgrade").status() == 200
        for frames, code in (
            (frame_of(Opcode.TEXT, b"\xff"), 1007),
            (frame_of(Opcode.TEXT, b"\xc3", fin=False) + frame_of(Opcode.CONT, b"x"), 1007),
            (frame_of(Opcode.CONT, b"x"), 1002),
            (b"\x83\x80", 1002),
            (b"\x81\x05hello", 1002),
            (b"\x89\xfe", 1002),
            (frame_of(Opcode.TEXT, b"x" * 70_000), 1009),
        ):
            with Stranger(running.port) as stranger:
                stranger.hello(table)
                assert stranger.send(frames).closed_with() == code
    eventually(lambda: "closed with code 1009" in running.said, "nothing is logged")
    lines = Counter(told.partition("edge: ")[2] for told in running.said.splitlines() if "WARNING" in told)
    assert set(lines.values()) == {1}, running.said
    assert len(lines) == 5
    assert "Traceback" not in running.said
