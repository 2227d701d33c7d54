"""Which callers look after this server, and may see what is not for players."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from starlette.requests import HTTPConnection

Network: TypeAlias = IPv4Network | IPv6Network


PASSED_ON = ("x-forwarded-for", "forwarded")
"""Headers that a proxy adds."""


class Operators:
    """Programs on this machine, and callers from the networks that the host named."""

    def __init__(self, networks: Iterable[str]) -> None:
        """ValueError if one of them is no network."""
        self._networks: list[Network] = [ip_network(network, strict=False) for network in networks]

    def include(self, caller: HTTPConnection) -> bool:
        """Whether a caller is one of them. What a proxy on this machine passes on does not come from this machine."""
        try:
            address = ip_address(caller.client.host if caller.client else "")
        except ValueError:
            return False
        if isinstance(address, IPv6Address):
            address = address.ipv4_mapped or address
        if address.is_loopback and not any(name in caller.headers for name in PASSED_ON):
            return True
        return any(address in network for network in self._networks)
