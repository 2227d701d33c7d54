"""The format of a backup: gzip of lines of JSON, the same for every kind of database.

The first line is the header. Each table is a line with its listing, followed by the lines of its journal. The last line
is the trailer: how many there were, and a digest of every byte before it. A line of a journal is `[number, at, text]`,
or `[number, at, null, base64]` where what was stored is no text, so that a damaged journal comes back as it was.
"""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, TypeVar

import msgspec
from msgspec import Struct

from starboard.server.admin.access import AdminError
from starboard.server.store.records import Row

FORMAT = 1
LONGEST_LINE = 64 * 2**20

T = TypeVar("T")


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a backup is, and where it comes from."""

    starboard_backup: int
    version: str
    """Of the Starboard that made it."""
    made: float
    database: str


class TableHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table, before the lines of its journal."""

    table: str
    game: str
    private: bool
    stage: str
    opened: float
    touched: float
    summary: str
    held: int
    """Seats that somebody holds: without any, a table expires before its game."""
    beat: float
    """When a server last kept its clock, in seconds since 1970: the hourglass stands still from then on."""
    skipped: float


class Trailer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much there was before."""

    tables: int
    lines: int
    blake2b: str


class _Line(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A line of a journal."""

    number: int
    at: float
    text: str | None
    coded: str = ""


_encode = msgspec.json.Encoder().encode


class ArchiveWriter:
    """Writes a backup to a stream. It is one only after `finish`."""

    def __init__(self, stream: IO[bytes], header: Header) -> None:
        self._gzip = gzip.GzipFile(fileobj=stream, mode="wb", filename="", compresslevel=6)
        self._digest = blake2b(digest_size=32)
        self._tables = 0
        self._lines = 0
        self._put(_encode(header))

    def begin_table(self, table: TableHeader) -> None:
        self._tables += 1
        self._put(_encode(table))

    def put_row(self, row: Row) -> None:
        self._lines += 1
        try:
            self._put(_encode((row.number, row.at, row.entry.decode())))
        except UnicodeDecodeError:
            self._put(_encode((row.number, row.at, None, b64encode(row.entry).decode())))

    def finish(self) -> Trailer:
        trailer = Trailer(tables=self._tables, lines=self._lines, blake2b=self._digest.hexdigest())
        self._put(_encode(trailer))
        self._gzip.close()
        return trailer

    def _put(self, line: bytes) -> None:
        self._digest.update(line)
        self._digest.update(b"\n")
        self._gzip.write(line)
        self._gzip.write(b"\n")


class ArchiveReader:
    """Reads a backup. AdminError, sooner or later, if it is none, is damaged, or goes on after its end."""

    def __init__(self, path: Path, stream: IO[bytes]) -> None:
        self._path = path
        self._gzip = gzip.GzipFile(fileobj=stream, mode="rb")
        self._digest = blake2b(digest_size=32)
        """Of all lines before the next one."""
        self._next = b""
        self._problem = "no-backup"
        self._advance()
        if not self._next.startswith(b'{"starboard_backup":'):
            raise AdminError("no-backup", file=str(path))
        self._problem = "damaged-backup"
        self.header = self._decoded(Header)
        if self.header.starboard_backup != FORMAT:
            raise AdminError("other-backup", file=str(path), version=self.header.version)
        self._advance()

    def tables(self) -> Iterator[tuple[TableHeader, Iterator[Row]]]:
        """Every table with its lines, which are read before the next table is. The trailer is checked at the end."""
        tables = 0
        lines: list[int] = []
        while self._next.startswith(b'{"table":'):
            header = self._decoded(TableHeader)
            tables += 1
            self._advance()
            rows = self._rows(lines)
            yield header, rows
            for _ in rows:  # those that nobody wanted
                pass
        digest = self._digest.hexdigest()
        trailer = self._decoded(Trailer)
        if trailer != Trailer(tables=tables, lines=sum(lines), blake2b=digest) or self._read():
            raise self._damage()

    def _rows(self, lines: list[int]) -> Iterator[Row]:
        """The lines of a table; their number is added to `lines`."""
        lines.append(0)
        while self._next.startswith(b"["):
            line = self._decoded(_Line)
            try:
                entry = b64decode(line.coded, validate=True) if line.text is None else line.text.encode()
            except ValueError:
                raise self._damage() from None
            lines[-1] += 1
            self._advance()
            yield Row(line.number, line.at, entry)

    def _advance(self) -> None:
        self._digest.update(self._next)
        self._next = self._read()
        if not self._next.endswith(b"\n"):
            raise self._damage()

    def _read(self) -> bytes:
        try:
            return self._gzip.readline(LONGEST_LINE)
        except (OSError, EOFError, zlib.error):
            raise self._damage() from None

    def _decoded(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._next, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._damage() from None

    def _damage(self) -> AdminError:
        return AdminError(self._problem, file=str(self._path))
