"""Whether the rules run as machine code, which scripts/native.py makes from the modules a game spends its time in.

A checkout keeps the compiled modules in a build folder, apart from the sources. They are imported in place of their
sources only if they were made from the sources as they are now, so that after an edit what runs is what is written.
A wheel carries them beside the sources, where Python finds them by itself.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
BUILD = PACKAGE.parents[1] / "build" / "compiled"
"""Where a checkout keeps its compiled modules, in folders like those of the sources."""
STAMP = BUILD / "made-from.json"
"""The Python they were made for, and the digests of all sources they were made from."""
PURE = "STARBOARD_PURE"
"""The environment variable that asks for plain Python."""


def digests(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The SHA-256 of each of these files; empty for one that is not there."""
    found = {}
    for name in names:
        path = folder / name
        found[name] = hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""
    return found


def stamp(sources: Iterable[str]) -> str:
    """What `STAMP` says of modules that are compiled from these sources as they are now."""
    made_from = {"python": sysconfig.get_config_var("SOABI"), "sources": digests(PACKAGE.parent, sources)}
    return json.dumps(made_from, indent=1)


def is_up_to_date() -> bool:
    """Whether there are compiled modules, made from the sources as they are now and for this Python."""
    if not STAMP.exists():
        return False
    text = STAMP.read_text(encoding="utf-8")
    return text == stamp(json.loads(text)["sources"])


class _CompiledModules(MetaPathFinder):
    """Finds the modules that lie in the build folder, before Python looks at their sources."""

    def __init__(self) -> None:
        self._files = {_module_name(path): path for path in BUILD.rglob(f"*{EXTENSION_SUFFIXES[0]}")}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def _module_name(path: Path) -> str:
    return ".".join(path.relative_to(BUILD).parts).removesuffix(EXTENSION_SUFFIXES[0])


def use_compiled_modules() -> None:
    """Import compiled modules from now on, if they are those of the sources. Called when the package is imported."""
    if not os.environ.get(PURE) and is_up_to_date():
        sys.meta_path.insert(0, _CompiledModules())


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    if any(isinstance(finder, _CompiledModules) for finder in sys.meta_path):
        return True
    return any((PACKAGE / "engine" / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
