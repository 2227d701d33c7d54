"""The table service says what its code asks it to say, and nothing is written that is never said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import starboard.server
from starboard.server.protocol import ByeCode
from starboard.words.words import words_text

SOURCES = Path(next(iter(starboard.server.__path__))).glob("*.py")


def test_every_message_of_the_service_is_written_and_used() -> None:
    written = set(re.findall(r"^([a-z][a-z-]*) =", words_text("en", "starboard.server"), re.MULTILINE))
    code = "".join(source.read_text("utf-8") for source in SOURCES)
    used = set(re.findall(r'"((?:refused|bye|problem)-[a-z-]+)"', code))
    used |= {f"bye-{bye.replace('_', '-')}" for bye in get_args(ByeCode)}
    assert used == written
