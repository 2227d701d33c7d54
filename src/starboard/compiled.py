"""Whether the rules run as machine code (scripts/native.py), and whether that was made from the sources as they are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
STAMP = ".compiled-from"
"""A file in the package of a checkout, with the digests of all that was compiled; a wheel has none."""


def digests(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """One number for each of these files, or nothing for one that is not there."""
    found = {}
    for name in names:
        path = folder / name
        found[name] = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""
    return found


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return any((PACKAGE / "spacecorp" / f"turn{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def is_stale() -> bool:
    """Whether a source has changed since it was compiled, so that what runs is not what is written."""
    stamp = PACKAGE / STAMP
    if not is_compiled() or not stamp.exists():
        return False
    known: dict[str, str] = json.loads(stamp.read_text(encoding="utf-8"))["sources"]
    return digests(PACKAGE.parent, known) != known
