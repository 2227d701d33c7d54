"""A log that strangers cannot fill: the same line is written once a minute, and says how often it was left out."""

from __future__ import annotations

import logging
from collections import OrderedDict
from time import monotonic

SECONDS = 60.0
MOST_KINDS = 200
LONGEST_KIND = 200
LOGGERS = ("starboard.server.edge", "uvicorn.error", "asyncio")
"""Where what a stranger sends can be the reason for a line. Nothing else is held back."""


class OnceAMinute(logging.Filter):
    """Leaves out lines that were written less than a minute ago. Errors are the same if they come from one place."""

    def __init__(self) -> None:
        super().__init__()
        self._last: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()
        """For each kind of line, when it was written, and how often it was left out since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line."""
        kind = (*_place(record), record.getMessage().partition("\n")[0][:LONGEST_KIND])
        now = monotonic()
        written, left_out = self._last.pop(kind, (-SECONDS, 0))
        is_due = now - written >= SECONDS
        self._last[kind] = (now, 0) if is_due else (written, left_out + 1)
        if len(self._last) > MOST_KINDS:
            self._last.popitem(last=False)
        if is_due and left_out:
            record.msg = f"{record.getMessage().rstrip()} (and {left_out} more of these before)"
            record.args = ()
        return is_due


def _place(record: logging.LogRecord) -> tuple[object, ...]:
    """Where an exception was raised, if a line tells of one."""
    if not record.exc_info or record.exc_info[2] is None:
        return ()
    trace = record.exc_info[2]
    while trace.tb_next is not None:
        trace = trace.tb_next
    return record.exc_info[0], trace.tb_frame.f_code.co_filename, trace.tb_lineno


def keep_logs_short() -> None:
    """Hold back repeated lines from now on."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(each, OnceAMinute) for each in logger.filters):
            logger.addFilter(OnceAMinute())
