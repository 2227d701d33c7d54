"""The examples in the documentation run, read and replay as they stand."""

import re
from pathlib import Path

import pytest

from starboard.engine import read_log, replay
from starboard.galaxy import RULES
from starboard.galaxy.notation import read_card, read_flight, read_ship, write_card, write_ship
from starboard.galaxy.ship.errors import mistakes
from starboard.spacecorp.notation import read_table, write_table

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[tuple[Path, str]]:
    """Every fenced example in a language, with the page it stands on."""
    return [(page, body) for page in PAGES for kind, body in FENCE.findall(page.read_text("utf-8")) if kind == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run_from_top_to_bottom(page: Path) -> None:
    names: dict[str, object] = {}
    for number, (where, body) in enumerate(examples("python"), start=1):
        if where == page:
            exec(compile(body, f"{page.name}, example {number}", "exec"), names)


@pytest.mark.parametrize("text", [body for _, body in examples("ship")])
def test_ships_are_read_and_printed_as_they_stand(text: str) -> None:
    ship = read_ship(text)
    assert write_ship(ship) == text
    assert not mistakes(ship.layout)


@pytest.mark.parametrize("text", [line for _, body in examples("card") for line in body.splitlines()])
def test_cards_are_read_and_printed_as_they_stand(text: str) -> None:
    assert write_card(read_card(text)) == text


@pytest.mark.parametrize("text", [body for _, body in examples("flight")])
def test_flights_are_read(text: str) -> None:
    assert read_flight(text).positions


@pytest.mark.parametrize("text", [body for _, body in examples("spacecorp")])
def test_positions_of_spacecorp_are_read_and_printed(text: str) -> None:
    printed = write_table(read_table(text))
    assert write_table(read_table(printed)) == printed


@pytest.mark.parametrize("text", [body for _, body in examples("log")])
def test_logs_are_replayed(text: str) -> None:
    log = read_log(text)
    assert len(replay(RULES, log).log.entries) == len(log.entries)


def test_every_link_in_the_documentation_leads_somewhere() -> None:
    for page in PAGES:
        prose = FENCE.sub("", page.read_text("utf-8"))
        for target in re.findall(r"\]\((?!http|#)([^)#]+)", prose):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
