"""uvicorn's settings together with what the protocols of the edge share: the limits, the gate, the trusted proxies."""

from __future__ import annotations

from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from starboard.server.edge.gate import Gate
from starboard.server.edge.limits import EdgeLimits


class EdgeConfig(uvicorn.Config):
    """For one server."""

    def __init__(self, app: Any, limits: EdgeLimits, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.limits = limits
        self.gate = Gate(limits)
        self.proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        """Those whose word is taken for a caller's address, by the application too."""
