"""Numbers of actions: every option has one of its own, and none ever changes."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from starboard.engine import BadInput, Decision, Kind, Option, Question, Vocabulary
from starboard.engine.numbering import Numbering, NumberingData

SITES = ["moon", "mars"]
CARDS = ["C1", "C2", "C3"]

Site = Annotated[str, Kind("site", r"[a-z]+", lambda: SITES)]
Card = Annotated[str, Kind("card", r"C\d", lambda: CARDS)]


class Wait(Option, frozen=True): ...


class Go(Option, frozen=True):
    written: ClassVar[str] = "go {site} {card} [shielded]"
    site: Site
    card: Card
    shielded: bool


class Stay(Option, frozen=True): ...


SMALL = Vocabulary([Question("act", (Wait, Go))])
LARGE = SMALL.plus(Vocabulary([Question("sure", (Stay,))], more={"act": (Stay,)}))


def first_version() -> Numbering:
    return Numbering(SMALL, Numbering(SMALL, NumberingData()).extended())


def all_options(numbering: Numbering) -> list[tuple[str, str]]:
    return [numbering.option(number) for number in range(numbering.size)]


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> tuple[Numbering, Numbering]:
    """A numbering, and the same after new sites, cards, forms and a question have come."""
    old = first_version()
    monkeypatch.setattr("tests.engine.test_numbering.SITES", ["new", *SITES])
    monkeypatch.setattr("tests.engine.test_numbering.CARDS", [*CARDS, "C4", "C5"])
    return old, Numbering(LARGE, Numbering(LARGE, old.data).extended())


def test_every_option_has_a_number_of_its_own() -> None:
    numbering = first_version()
    assert numbering.size == 1 + 2 * 3 * 2
    options = all_options(numbering)
    assert options[:4] == [
        ("act", "wait"),
        ("act", "go moon C1"),
        ("act", "go moon C1 shielded"),
        ("act", "go moon C2"),
    ]
    assert [numbering.number(*option) for option in options] == list(range(numbering.size))


def test_old_numbers_stay_when_there_is_more_to_number(grown: tuple[Numbering, Numbering]) -> None:
    old, new = grown
    assert all_options(new)[: old.size] == all_options(old)
    assert (old.version, new.version) == (1, 2)
    assert new.data.versions == (old.size, new.size)


def test_what_is_new_gets_numbers_behind_the_old_ones(grown: tuple[Numbering, Numbering]) -> None:
    _, new = grown
    options = all_options(new)
    assert new.size == len(set(options)) == 1 + 3 * 5 * 2 + 1 + 1
    assert [new.number(*option) for option in options] == list(range(new.size))
    assert ("act", "go new C5 shielded") in options
    assert options[-1] == ("sure", "stay")


def test_numbering_again_changes_nothing(grown: tuple[Numbering, Numbering]) -> None:
    _, new = grown
    assert new.extended() == new.data


def test_an_action_can_be_had_in_parts() -> None:
    numbering = first_version()
    assert numbering.factors("act", "wait") == (0,)
    assert numbering.factors("act", "go mars C2 shielded") == (1, 1, 1, 1)


def test_the_options_of_a_decision_have_numbers_in_their_order() -> None:
    decision = Decision("0", 0, "act", ("wait", "go mars C1"))
    assert first_version().numbers(decision) == [0, 7]


def test_what_has_no_number_is_refused(grown: tuple[Numbering, Numbering]) -> None:
    old, _ = grown
    with pytest.raises(BadInput, match="'C4' has no number yet"):
        old.number("act", "go mars C4")
    with pytest.raises(BadInput, match="have no numbers yet"):
        Numbering(LARGE, old.data).number("act", "stay")
    with pytest.raises(BadInput, match="no action 13; expected 0 to 12"):
        old.option(13)


def test_the_number_of_a_form_that_has_gone_is_not_given_away(grown: tuple[Numbering, Numbering]) -> None:
    old, new = grown
    shrunk = Numbering(SMALL, new.data)
    with pytest.raises(BadInput, match="no longer asked"):
        shrunk.option(new.number("act", "stay"))
    assert all_options(shrunk_to(shrunk, old.size)) == all_options(old)


def shrunk_to(numbering: Numbering, size: int) -> Numbering:
    numbering.size = size
    return numbering
