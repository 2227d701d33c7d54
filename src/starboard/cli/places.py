"""Where games are kept when nobody says where."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for a person's data, as the system has it."""
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "starboard"
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "starboard"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "starboard"
    return Path.home() / ".local" / "share" / "starboard"


def new_log_path(game: str, now: datetime) -> Path:
    """A name for the log of a new game that no file has yet."""
    folder = data_folder() / "games"
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{name}.log", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.log", number + 1
    return path
