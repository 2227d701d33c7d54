"""How many connections there are, of each address and in all, and which of them goes when there are too many."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Protocol

from starboard.server.edge.limits import EdgeLimits

logger = logging.getLogger("starboard.server.edge")

MOST_TURNED_AWAY = 100
"""Connections over the limit that are kept for the moment in which they are told so; any more are cut off."""


class Holder(Protocol):
    """A connection, whatever it speaks at the moment."""

    def evict(self) -> None:
        """Close at once, in favour of another."""

    def sweep(self, now: float) -> None:
        """Look at one's deadlines."""


class Slot:
    """One connection's place among the others. It is idle until it is said to be busy."""

    __slots__ = ("holder", "network", "watches")

    def __init__(self, holder: Holder) -> None:
        self.holder = holder
        self.network: str | None = None
        self.watches = False
        """Whether it could be spared for somebody who has a seat."""


class _Network:
    """The connections of one address."""

    __slots__ = ("idle", "number", "watching")

    def __init__(self) -> None:
        self.number = 0
        self.watching = 0
        self.idle: OrderedDict[Slot, None] = OrderedDict()


class Gate:
    """Lets connections in. A newcomer takes the place of the connection that has been idle longest, if there is one."""

    def __init__(self, limits: EdgeLimits) -> None:
        self._limits = limits
        self._slots: dict[Slot, None] = {}
        self._idle: OrderedDict[Slot, None] = OrderedDict()
        self._networks: dict[str, _Network] = {}
        self._watching = 0
        self._turned_away: dict[Holder, None] = {}
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._slots)

    def admit(self, holder: Holder, network: str | None) -> Slot | None:
        """A slot for a new connection; None if all are taken by busy ones. No network: counted in all only."""
        self._keep_sweeping()
        if not self._has_room_for(network):
            return None
        if len(self._slots) >= self._limits.connections and not self._evict_first(self._idle):
            logger.warning("full: all %d connections are in use; newcomers are turned away", self._limits.connections)
            return None
        slot = Slot(holder)
        self._slots[slot] = None
        self._idle[slot] = None
        self._join(slot, network)
        return slot

    def move(self, slot: Slot, network: str | None) -> bool:
        """Count a connection for another address, as a proxy has told it; False if that one has no room."""
        if network == slot.network:
            return True
        if slot not in self._slots or not self._has_room_for(network):
            return False
        self._part(slot)
        self._join(slot, network)
        return True

    def set_idle(self, slot: Slot, idle: bool) -> None:
        """Whether a connection may be closed in favour of another; from now on, if it is idle."""
        if slot not in self._slots:
            return
        queues = [self._idle]
        if slot.network is not None:
            queues.append(self._networks[slot.network].idle)
        for queue in queues:
            queue.pop(slot, None)
            if idle:
                queue[slot] = None

    def watch(self, slot: Slot) -> bool:
        """Whether a connection may be there only to watch: some places are kept for those who have seats."""
        if slot.watches or slot not in self._slots:
            return True
        share = self._limits.watchers_share
        network = None if slot.network is None else self._networks[slot.network]
        if self._watching >= share * self._limits.connections:
            return False
        if network is not None and network.watching >= share * self._limits.connections_per_address:
            return False
        slot.watches = True
        self._watching += 1
        if network is not None:
            network.watching += 1
        return True

    def stop_watching(self, slot: Slot) -> None:
        """A connection is there for somebody who has a seat, or has gone."""
        if slot.watches:
            slot.watches = False
            self._watching -= 1
            if slot.network is not None:
                self._networks[slot.network].watching -= 1

    def release(self, slot: Slot) -> None:
        """The connection is gone. It may be said twice."""
        if slot in self._slots:
            self.stop_watching(slot)
            self._part(slot)
            del self._slots[slot]
            self._idle.pop(slot, None)

    def turn_away(self, holder: Holder) -> bool:
        """Keep a connection without a slot until it has been told so; False if it must be cut off untold."""
        if len(self._turned_away) >= MOST_TURNED_AWAY:
            return False
        self._turned_away[holder] = None
        return True

    def forget(self, holder: Holder) -> None:
        """A connection without a slot is gone."""
        self._turned_away.pop(holder, None)

    def _has_room_for(self, network: str | None) -> bool:
        found = None if network is None else self._networks.get(network)
        if found is None or found.number < self._limits.connections_per_address or self._evict_first(found.idle):
            return True
        most = self._limits.connections_per_address
        logger.warning("full: an address has all its %d connections in use; its newcomers are turned away", most)
        return False

    def _evict_first(self, idle: OrderedDict[Slot, None]) -> bool:
        slot = next(iter(idle), None)
        if slot is None:
            return False
        self.release(slot)
        slot.holder.evict()
        return True

    def _join(self, slot: Slot, network: str | None) -> None:
        slot.network = network
        if network is not None:
            found = self._networks.setdefault(network, _Network())
            found.number += 1
            if slot in self._idle:
                found.idle[slot] = None

    def _part(self, slot: Slot) -> None:
        if slot.network is not None:
            found = self._networks[slot.network]
            found.number -= 1
            found.idle.pop(slot, None)
            if not found.number:
                del self._networks[slot.network]
            slot.network = None

    def _keep_sweeping(self) -> None:
        if self._sweeping is None:
            loop = asyncio.get_running_loop()
            self._sweeping = loop.call_later(self._limits.sweep_seconds, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        now = asyncio.get_running_loop().time()
        for slot in list(self._slots):
            slot.holder.sweep(now)
        for holder in list(self._turned_away):
            holder.sweep(now)
        if self._slots or self._turned_away:
            self._keep_sweeping()
