"""A settlement as a row for each seat: what its lines of each kind come to, beside its place and its credits."""

from collections.abc import Mapping
from typing import Any

KINDS = ("finish", "best_looking", "goods", "losses")


def rows(result: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One row for each seat; losses are what was paid, a positive number. Rules of version 1 kept results like this."""
    return [
        {**row, **{kind: _sum(result, seat, kind) for kind in KINDS}, "losses": -_sum(result, seat, "losses")}
        for seat, row in enumerate(result["seats"])
    ]


def _sum(result: Mapping[str, Any], seat: int, kind: str) -> int:
    return sum(line["amount"] for line in result["lines"] if (line["kind"], line["seat"]) == (kind, seat))
