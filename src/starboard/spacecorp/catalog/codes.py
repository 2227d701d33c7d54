"""Codes that stand in the data files for something a rule does: each must have somebody who does it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")


def handled(what: str, codes: Iterable[str], by: Mapping[str, T]) -> dict[str, T]:
    """Who handles each of these codes; ValueError names those that nobody does, before any game has begun."""
    known = dict.fromkeys(codes)
    unknown = sorted(known.keys() - by.keys())
    if unknown:
        raise ValueError(f"no rule handles the {what} {', '.join(unknown)}; there are: {', '.join(sorted(by))}")
    return {code: by[code] for code in known}
