"""What a language does to words that are not known beforehand, such as names: functions for the Fluent files."""

from __future__ import annotations

import re
from typing import Any

ELIDED = re.compile(r"[aeiouhàâäæéèêëîïôöœùûü]|y(?![aeiou])", re.IGNORECASE)
"""How a French name begins before which `de` loses its vowel; before Yann and Yasmine it keeps it."""


def de(name: Any) -> str:
    """The French `de` and a name: `de Bruno`, `d’Anne`."""
    return f"d’{name}" if ELIDED.match(str(name)) else f"de {name}"


GRAMMAR: dict[str, Any] = {"DE": de}
"""By their names in the Fluent files; that they may return plain text is not in the library's own annotations."""
