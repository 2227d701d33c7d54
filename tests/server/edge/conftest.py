"""What tests of the edge may ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.service import Service
from tests.server.edge.strangers import Impatient


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """`starboard serve` with the limits that a host gets."""
    with Service(tmp_path_factory.mktemp("edge")) as service:
        yield service


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with short deadlines."""
    with Impatient(tmp_path_factory.mktemp("impatient")) as service:
        yield service
