"""What tests of the server may ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.service import Service
from tests.server.guests import lapse
from tests.server.postgres import postgres

__all__ = ["lapse", "postgres", "service"]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running service on SQLite, with fast bots."""
    with Service(tmp_path_factory.mktemp("service")) as running:
        yield running.address
