from __future__ import annotations

import asyncio
from pathlib import Path

import platformdirs
import pytest
from sqlalchemy import make_url

from starboard.server.store import Store, StoreError, database_url


def test_tables_are_kept_in_the_users_data_folder() -> None:
    expected = platformdirs.user_data_path("starboard", appauthor=False) / "tables.sqlite"
    assert make_url(database_url({})).database == str(expected)


def test_a_folder_can_be_named(tmp_path: Path) -> None:
    strange = tmp_path / "a folder? with 100% #strange é"
    assert make_url(database_url({}, strange)).database == str(strange / "tables.sqlite")


def test_a_folder_named_on_the_command_line_comes_before_the_environment(tmp_path: Path) -> None:
    assert database_url({"STARBOARD_DATABASE": "postgresql://host/db"}, tmp_path).startswith("sqlite:")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_is_used_through_psycopg(scheme: str) -> None:
    url = database_url({"STARBOARD_DATABASE": f"{scheme}://ann:se%40cret@host:5433/tables?sslmode=require"})
    assert url == "postgresql+psycopg://ann:se%40cret@host:5433/tables?sslmode=require"


@pytest.mark.parametrize("text", ["mysql://host/db", "postgresql+asyncpg://host/db", "oracle://x"])
def test_other_databases_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(StoreError, match=r"no support for .* expected something like postgresql://"):
        database_url({"STARBOARD_DATABASE": text})


@pytest.mark.parametrize("text", ["tables", "postgresql//host", "postgresql://host:port/db"])
def test_what_is_no_address_is_refused_without_repeating_a_password(text: str) -> None:
    with pytest.raises(StoreError, match="cannot be read; expected something like postgresql://") as refusal:
        database_url({"STARBOARD_DATABASE": text})
    assert text not in str(refusal.value)


@pytest.mark.parametrize("text", ["sqlite://", "sqlite:///:memory:", "sqlite://tables.sqlite"])
def test_sqlite_needs_a_file(text: str) -> None:
    with pytest.raises(StoreError, match="names a file, with three slashes"):
        database_url({"STARBOARD_DATABASE": text})


def test_how_a_sqlite_file_is_written_is_one_of_two_ways(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="synchronous=normal or full; got 'off'"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/tables.sqlite?synchronous=off"))
