"""The log of a game: its setup, its seed and every answer. Played again, it gives the same game on any machine."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from starboard.engine.errors import BadInput
from starboard.engine.setup import Setup

FORMAT = 1
UNDO = "undo"
"""The option of an entry that takes its seat's last answer back; such an entry names no decision."""


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """One line of a log: which seat answered which decision with which option, at which second of the game."""

    seat: int
    decision: str
    option: str
    time: float

    @property
    def is_undo(self) -> bool:
        """Whether this line takes the seat's previous answer back."""
        return not self.decision and self.option == UNDO


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A game at one moment: the state at the last checkpoint, and the answers given since.

    `asked` and `chapter` number the decisions to come; `alarms` are the scenes and the seconds of running alarms.
    """

    game: str
    version: str
    setup: Setup
    seed: str
    state: dict[str, Any]
    since: list[tuple[int, str]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    chapter: int = 0
    time: float = 0.0
    alarm: tuple[int, float] | None = None
    """The one alarm there could be before there were several; written no more."""
    alarms: dict[str, tuple[int, float]] = field(default_factory=dict)

    def hash(self) -> str:
        """Equal for the same checkpoint and the same answers since, however and whenever they were reached."""
        plain = (self.game, self.version, self.setup, self.seed, self.state, self.since)
        return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


class Log(Struct):
    """All that is needed to play a game again. `start` is set when the game did not begin at its beginning."""

    game: str
    version: str
    setup: Setup
    seed: str
    start: Position | None = None
    entries: list[Entry] = field(default_factory=list)

    def lines(self) -> Iterable[str]:
        """The log as text: a header line, then one line for each entry."""
        header = {
            "starboard": FORMAT,
            "game": self.game,
            "version": self.version,
            "setup": self.setup,
            "seed": self.seed,
        }
        if self.start is not None:
            header["start"] = self.start
        yield msgspec.json.encode(header).decode()
        for entry in self.entries:
            yield msgspec.json.encode(entry).decode()

    def write(self, path: Path) -> None:
        """Write the log to a file."""
        path.write_text("".join(f"{line}\n" for line in self.lines()), encoding="utf-8")


class _Header(Struct, forbid_unknown_fields=True):
    starboard: int
    game: str
    version: str
    setup: Setup
    seed: str
    start: Position | None = None


def read_log(text: str, name: str = "log") -> Log:
    """Read a log back from its text; BadInput names the line that is not what was expected."""
    lines = text.removesuffix("\n").split("\n")  # and at nothing else that a seed may contain
    if not text:
        raise BadInput(f"{name}: the file is empty; expected a header line with game, version, setup and seed")
    try:
        header = msgspec.json.decode(lines[0], type=_Header)
    except msgspec.DecodeError as problem:
        raise BadInput(f"{name}, line 1: not the header of a Starboard log ({problem})") from None
    if header.starboard != FORMAT:
        raise BadInput(f"{name}, line 1: log format {header.starboard} is not known; expected {FORMAT}")
    log = Log(header.game, header.version, header.setup, header.seed, header.start)
    for number, line in enumerate(lines[1:], start=2):
        try:
            log.entries.append(msgspec.json.decode(line, type=Entry))
        except msgspec.DecodeError as problem:
            raise BadInput(f"{name}, line {number}: expected [seat, decision, option, time] ({problem})") from None
    return log
