"""The databases that tests of the store run on."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.server.store import writer
from tests.server.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgres"])
def shared_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, for tests with several processes."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture(params=["sqlite", "sqlite on a slow disk", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of each kind, and both ways to write to SQLite: in the event loop and in the thread."""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.new_database()
    if request.param == "sqlite on a slow disk":
        monkeypatch.setattr(writer, "QUICK", -1.0)
        monkeypatch.setattr(writer, "SHORTEST_PAUSE", 1000.0)
        monkeypatch.setattr(writer, "LONGEST_PAUSE", 1000.0)
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database()
