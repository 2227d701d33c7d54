"""What a client does with the ops of an `update`: the document they are about, as plain JSON, is brought up to date."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def apply_ops(document: Any, ops: Iterable[Sequence[Any]]) -> None:
    """Change a document in place, op by op, as `starboard.server.protocol.Op` says."""
    for op in ops:
        path = op[0]
        if len(op) == 4:
            _, start, count, items = op
            _find(document, path)[start : start + count] = items
        elif len(op) == 2:
            _find(document, path[:-1])[path[-1]] = op[1]
        else:
            del _find(document, path[:-1])[path[-1]]


def _find(document: Any, path: Sequence[str | int]) -> Any:
    for key in path:
        document = document[key]
    return document
