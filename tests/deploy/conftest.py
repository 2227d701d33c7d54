"""What tests of the files for hosts may ask for."""

from __future__ import annotations

from tests.server.postgres import postgres

__all__ = ["postgres"]
