"""Builds the browser client and the compiled rules into the package, so that `pip install` gives both."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import client
import native


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling runs it for wheels and for editable installs; the source distribution carries web/ as it is."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, where the machine has none that is recent enough; mypyc, where it can be used."""
        node = [] if client.find_node() or client.up_to_date() else [client.NODE_FROM_PYPI]
        return [*node, *([] if native.why_not() else native.REQUIREMENTS)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client and the compiled rules up to date before the package is packed."""
        try:
            client.build()
        except client.CannotBuild as problem:
            raise SystemExit(str(problem)) from None
        if version != "editable":  # a checkout compiles when it is asked to: make setup
            self._pack_compiled_rules(build_data)

    def _pack_compiled_rules(self, build_data: dict[str, Any]) -> None:
        native.build()
        compiled = native.compiled_files()
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in compiled:
            build_data["force_include"][str(path)] = native.place_in_package(path)
