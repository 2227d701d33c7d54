"""Whom an address stands for: one IPv4 address, or one IPv6 network of the size that a household gets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

LONGEST = 64
"""Letters of an address that are looked at: a proxy may pass on anything."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What callers are counted by. IPv4 within IPv6 is IPv4; what is no address stands for itself."""
    address = address[:LONGEST]
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def caller_of(scope: Mapping[str, Any]) -> str:
    """The network of whoever sends a request; empty if it is not known.

    Behind a proxy that is trusted, uvicorn has put the address there that the proxy told.
    """
    client = scope.get("client")
    return "" if client is None else network_of(str(client[0]))
