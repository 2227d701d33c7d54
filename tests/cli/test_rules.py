import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from starboard.cli.rule_coverage import Citation, citations_in, coverage
from starboard.galaxy import RULES
from starboard.games import GAMES, game
from tests.cli.terminals import starboard

CITING = """
import pytest

pytestmark = [pytest.mark.rule("GT-1.1")]

@pytest.mark.rule("GT-1.2", "GT-1.3")
def test_one() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("GT-1.4"))])
def test_two(x: int) -> None: ...

@pytest.mark.rule("GT-EX-4", "GT-R-3", "SB-GT-1", "XY-9.9")
def test_three() -> None: ...

def test_four() -> None:
    '''pytest.mark.rule("GT-1.5") in words cites nothing.'''
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(CITING, encoding="utf-8")
    return tmp_path


def test_citations_are_found_in_every_place_a_mark_can_stand(tests: Path) -> None:
    cited = [citation.rule for citation in citations_in(tests)]
    assert sorted(cited) == ["GT-1.1", "GT-1.2", "GT-1.3", "GT-1.4", "GT-EX-4", "GT-R-3", "SB-GT-1", "XY-9.9"]


def test_the_coverage_as_json_has_one_shape(tests: Path) -> None:
    rules = list(RULES.rulebook()["GT"])
    cited = {"GT-1.1", "GT-1.2", "GT-1.3", "GT-1.4"}
    shown = starboard("rules", "--json", "--tests", tests)
    assert shown.exit_code == 0
    uncited = [rule for rule in rules if rule not in cited]
    modules = json.loads(shown.stdout)["modules"]
    assert list(modules) == [module for book in _rulebooks() for module in book]
    assert modules["GT"] == {"rules": len(rules), "cited": 4, "uncited": uncited}


def test_the_coverage_is_counted_by_rule_book_too(tests: Path) -> None:
    books = json.loads(starboard("rules", "--json", "--tests", tests).stdout)["books"]
    counted = {book: (found["rules"], found["cited"]) for book, found in books.items()}
    every = {"GT": 267, "BX": 275, "AX": 358, "MX": 184, "K2": 94, "KX": 317, "SC": 364}
    assert counted == {book: (rules, 4 if book == "GT" else 0) for book, rules in every.items()}


def test_the_coverage_as_a_table_names_what_is_missing(tests: Path) -> None:
    shown = starboard("rules", "--tests", tests)
    assert shown.exit_code == 0
    assert "Cited by no test: GT-1.5, GT-1.6" in shown.stdout


def test_the_check_fails_where_a_rule_is_cited_by_no_test(tests: Path) -> None:
    assert starboard("rules", "--check", "--tests", tests).exit_code == 1
    assert starboard("rules", "--check", "--json", "--tests", tests).exit_code == 1


def _rulebooks() -> list[Mapping[str, Mapping[str, str]]]:
    return [game(name).rules.rulebook() for name in GAMES]


def _all_rules_cited(tests: Path, *more: str) -> None:
    known = [rule for book in _rulebooks() for rules in book.values() for rule in rules]
    rules = ", ".join(f'"{rule}"' for rule in [*known, *more])
    text = f"import pytest\n\n@pytest.mark.rule({rules})\ndef test_all() -> None: ...\n"
    (tests / "test_all.py").write_text(text, encoding="utf-8")


def test_the_check_passes_where_every_rule_is_cited(tests: Path) -> None:
    _all_rules_cited(tests)
    shown = starboard("rules", "--check", "--tests", tests)
    assert shown.exit_code == 0
    assert "Every rule is cited by a test." in shown.stdout


def test_the_check_fails_where_a_citation_names_no_rule(tests: Path) -> None:
    _all_rules_cited(tests, "GT-99.1")
    shown = starboard("rules", "--check", "--tests", tests)
    assert shown.exit_code == 1
    assert "test_all.py:3 cites GT-99.1, which is no rule." in shown.stdout


def test_modules_of_several_games_are_counted_apart() -> None:
    books = [{"GT": {"GT-1.1": "…"}}, {"SC": {"SC-1.1": "…", "SC-1.2": "…"}}]
    found = coverage(books, [Citation("SC-1.2", "here:1"), Citation("SC-1.2", "there:2")])
    assert {name: (module.rules, module.cited) for name, module in found.modules.items()} == {
        "GT": (1, 0),
        "SC": (2, 1),
    }
    assert not found.complete
