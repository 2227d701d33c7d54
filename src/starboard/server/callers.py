"""Who calls, as far as limits are concerned: an address, or for IPv6 the network that one household has."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

HOUSEHOLD = 64
"""Bits of an IPv6 address by which callers are told apart; the others are the caller's own to choose."""


def caller_of(host: str) -> str:
    """The caller behind an address. An IPv4 address written as IPv6 is the same caller; anything else is itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
