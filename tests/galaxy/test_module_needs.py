"""What follows from a manifest for the form: editions, rounds, seats, and modules that do not go together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.engine import Choice, Need, Setup, WrongSetup
from starboard.entry import need_said
from starboard.galaxy import RULES, options, registry
from starboard.galaxy.module import Module
from starboard.server.protocol import Language
from starboard.server.refusal import wrong_setup
from starboard.words import LANGUAGES, words_for

CREDITS = "starboard.galaxy"


def _module(name: str, switch: str, **said: object) -> Module:
    """A module whose switch is called like an option that there are words for."""
    return Module(name=name, package=CREDITS, choices=(Choice(switch, ("no", "yes"), "no"),), **said)  # type: ignore[arg-type]


OLD = _module("old", "old", rounds=("IA",), seats=5, excludes=("strange", "unknown"))
STRANGE = _module("strange", "strange", editions=("second",))
YOUNG = _module("young", "young", needs=("old",))
OWN = _module("own", "own", rounds=("IIA",), needs=(Need("own", "rounds", ("IIA",), "own", ("yes",)),))


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Four modules that bring nothing but their options."""
    read = (options.choices, options.needs, options.numbers_of_seats)
    for place in (registry, options):
        monkeypatch.setattr(place, "modules", lambda: (OLD, STRANGE, YOUNG, OWN))
    for what in read:
        what.cache_clear()
    yield
    monkeypatch.undo()
    for what in read:
        what.cache_clear()


def _reason(seats: int, **chosen: str) -> WrongSetup:
    with pytest.raises(WrongSetup) as problem:
        RULES.setup(seats, chosen)
    return problem.value


@pytest.mark.parametrize(
    ("seats", "chosen", "name"),
    [
        (2, {"strange": "yes"}, "made_for"),
        (2, {"rounds": "IA"}, "only_with"),
        (5, {}, "only_with"),
        (2, {"rounds": "I IIA"}, "own"),
        (2, {"old": "yes", "strange": "yes"}, "not_together"),
        (2, {"young": "yes"}, "needs_module"),
    ],
)
def test_what_a_manifest_says_is_needed(seats: int, chosen: dict[str, str], name: str) -> None:
    assert _reason(seats, **chosen).values == {"need": name}


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(5, {"old": "yes"}), (2, {"old": "yes", "rounds": "IA"}), (2, {"old": "yes", "young": "yes"}), (4, {})],
)
def test_with_what_is_needed_a_table_is_agreed(seats: int, chosen: dict[str, str]) -> None:
    assert isinstance(RULES.setup(seats, chosen), Setup)


def test_a_module_for_all_editions_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    both = _module("both", "both", editions=("first", "second"))
    monkeypatch.setattr(options, "modules", lambda: (both,))
    assert {need.name for need in options._needs_of(both)} == set()


def test_a_module_that_needs_one_that_is_not_there_says_so() -> None:
    lonely = _module("lonely", "lonely", needs=("nobody",))
    with pytest.raises(ValueError, match="module lonely needs nobody, which is not installed"):
        tuple(options._needs_of(lonely))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_a_sentence_that_calls_options_by_their_names(language: Language) -> None:
    """With options of the base game in place of switches, since a module brings words of its own."""
    words = words_for(language, CREDITS)
    said = need_said(Need("made_for", "credits", ("open",), "edition", ("second",)), words)
    assert words("option-credits") in said
    assert words("option-edition-second") in said
    problem = WrongSetup("", "need", Need("not_together", "credits", ("open",), "teams", never=("teams",)))
    told = wrong_setup("galaxy", problem).told(language)
    assert words("option-credits") in told
    assert words("option-teams") in told
    said = need_said(Need("needs_module", "credits", ("secret",), "teams", ("teams",)), words)
    assert words("option-credits") in said
    assert words("option-teams") in said
