"""The glossary over HTTP: every game, both languages, and browsers need not load it twice."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from starboard.games import GAMES
from starboard.server.protocol import Glossary
from starboard.words import LANGUAGES
from tests.server.clients import get


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_of_every_game_is_served_and_kept_by_browsers(service: str, language: str) -> None:
    for game in GAMES:
        address = f"{service}/api/games/{game}/glossary?tell={language}"
        told = msgspec.convert(get(address), Glossary)
        assert all(group.entries for group in told.groups)
        with urlopen(address, timeout=30) as answer:
            tag = answer.headers["etag"]
        with pytest.raises(HTTPError, match="304"):
            urlopen(Request(address, headers={"if-none-match": tag}), timeout=30)
    with pytest.raises(HTTPError, match="404"):
        get(f"{service}/api/games/bridge/glossary")
