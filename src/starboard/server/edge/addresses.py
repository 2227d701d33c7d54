"""Whom an address stands for: one IPv4 address, or one IPv6 network of the size that a household gets."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

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
