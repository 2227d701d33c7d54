"""Who calls: the address by which clients are counted."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

HOME_NETWORK = 64
"""Bits of an IPv6 address that one customer of a provider cannot choose; the others are all his own."""


def caller_of(scope: Mapping[str, Any]) -> str:
    """The address of whoever sends a request, IPv6 by its /64; empty if it is not known.

    Behind a proxy uvicorn has put the address there that the proxy told, if the proxy is trusted.
    """
    client = scope.get("client")
    return "" if client is None else network_of(str(client[0]))


def network_of(host: str) -> str:
    """The part of an address that tells callers apart; what is no address tells them apart as it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOME_NETWORK), strict=False))
