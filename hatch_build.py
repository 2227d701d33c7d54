"""Builds the browser client into the package, so that `pip install` of the project gives a table that serves itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling runs it for wheels and for editable installs; the source distribution carries web/ as it is."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, where the machine has none that is recent enough."""
        return [] if client.find_node() or client.up_to_date() else [client.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date before the package is packed."""
        try:
            client.build()
        except client.CannotBuild as problem:
            raise SystemExit(str(problem)) from None
