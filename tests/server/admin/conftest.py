"""The databases that tests of the administrator run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.service import Service
from tests.server.admin.databases import sqlite
from tests.server.postgres import Cluster

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session", params=KINDS)
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a running server, and that of its database, of each kind."""
    folder = tmp_path_factory.mktemp("hosted")
    if request.param == "sqlite":
        address = sqlite(folder)
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        address = cluster.new_database()
    with Service(folder, "--database", address) as running:
        yield running.address, address
