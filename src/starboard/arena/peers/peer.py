"""Installing a peer into an environment of its own, and letting it measure itself for a while."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import msgspec
from msgspec import Struct

from starboard.engine import BadInput

FOLDER_VARIABLE = "STARBOARD_PEERS"
"""The environment variable that names another folder for the peers' environments."""


class PeerTempo(Struct):
    """What a peer did in its slices: the same things that are counted of this house."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    copies: int = 0
    copying: float = 0.0
    answering: float = 0.0
    """Seconds for as many copies that then played one decision each."""

    def add(self, other: PeerTempo) -> None:
        """Count another slice as well."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Peer(Struct, frozen=True):
    """A program to compare with: what pip must install, and the script here that measures it."""

    name: str
    version: str
    script: str

    def measure(self, seconds: float) -> PeerTempo:
        """One slice: games for about so long, then copies for half as long."""
        script = Path(__file__).with_name(self.script)
        ran = subprocess.run(
            [_python(self._home), str(script), str(seconds)], check=True, capture_output=True, text=True
        )
        return msgspec.json.decode(ran.stdout, type=PeerTempo)

    def install(self) -> None:
        """Make the environment, unless it is there already; BadInput if pip cannot."""
        ready = self._home / "ready"
        if ready.exists():
            return
        venv.create(self._home, clear=True, with_pip=True)
        pip = [_python(self._home), "-m", "pip", "install", "--quiet", f"{self.name}=={self.version}"]
        ran = subprocess.run(pip, check=False, capture_output=True, text=True)
        if ran.returncode:
            raise BadInput(f"{self.name} {self.version} could not be installed into {self._home}: {ran.stderr.strip()}")
        ready.touch()

    @property
    def _home(self) -> Path:
        return peers_folder() / f"{self.name}-{self.version}"


def peers_folder() -> Path:
    """Where the peers' environments live: in the user's folder for caches, unless the variable says otherwise."""
    if named := os.environ.get(FOLDER_VARIABLE):
        return Path(named)
    if sys.platform == "win32":
        caches = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        caches = Path.home() / "Library" / "Caches"
    else:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return caches / "starboard" / "peers"


def _python(home: Path) -> str:
    return str(home / "Scripts" / "python.exe" if sys.platform == "win32" else home / "bin" / "python")


CATANATRON = Peer("catanatron", "3.2.1", "catanatron_slice.py")
