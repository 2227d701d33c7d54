"""Which web pages may speak to this server: its own, and those its host names."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit


def is_welcome(headers: Mapping[str, str], origins: Collection[str]) -> bool:
    """Whether a request comes from one of our pages. Programs that are no browser send no origin, and are welcome."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False
