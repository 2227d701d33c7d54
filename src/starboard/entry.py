"""What a game gives to the outside: one struct, which `<game>/entry.py` fills. Nothing else of a game is looked at.

Players that are programs are listed in `starboard.bots.roster`, since a game knows no bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from starboard.engine import SEATS, Decision, Event, Need, Rehearsal, Rules, View
from starboard.words import Drawing, Words

Look: TypeAlias = Callable[[View, Words, int], Drawing]
"""Draws something of what a seat sees, for a screen of so many columns."""


def _nothing_said(_option: str, _decision: Decision, _words: Words) -> str:
    return ""


def _nothing_closed(_decision: Decision, _words: Words) -> Mapping[str, str]:
    return {}


class Presentation(Struct, frozen=True, kw_only=True):
    """How a game looks and speaks."""

    draw: Look
    """The whole table."""
    looks: Mapping[str, Look]
    """What a player may ask to see at any time, by the word that asks for it; told by the message `look-<word>`.

    Its `$who` is "you" for a player; for somebody who only watches it names what that one sees instead of a hand.
    """
    pictures: Mapping[str, Look]
    """The kinds of events that are told by a picture besides their sentence."""
    styles: Mapping[str, str]
    """What the style names of its drawings mean, in the words of terminals: `bold red`."""
    question: Callable[[Decision, View, Words], str]
    option: Callable[[str, Decision, View, Words], str]
    """An option in words, by the message `option-<question>-<form>`."""
    brief: Callable[[str, Decision, View, Words], tuple[str, str]]
    """An option for a long list, below the message `group-<question>-<form>`: what it is about, and the last detail in
    which it differs from its neighbours."""
    follows: Callable[[str, Decision, Words], str] = _nothing_said
    """What an option costs and brings, in words; nothing where a game does not say."""
    closed: Callable[[Decision, Words], Mapping[str, str]] = _nothing_closed
    """What one would look for among the options and cannot choose now: for each option that it would be, why not."""
    event: Callable[[Event, int | None, Words], str]
    minor: frozenset[str]
    """The kinds of events that are told only to the seat they happen to."""


class Notation(Struct, frozen=True, kw_only=True):
    """Texts that describe one thing of the game, a ship or a position, for people to write, copy and paste."""

    begins: str
    """The word that such a text begins with, by which it is told from those of other games."""
    show: Callable[[str, Words, int], Drawing]
    """Draws the thing from its text; BadInput says what is wrong with a text."""
    show_data: Callable[[str], Mapping[str, Any]]
    """The same as plain data."""
    copy: Callable[[View, int], str]
    """What a seat has made, or the whole table as the view shows it, as such a text; BadInput if there is nothing."""


def _no_leisure(_state: Any, _question: str) -> float:
    return 0.0


def _is_never_out(_state: Any, _seat: int) -> bool:
    return False


def _a_second(_question: str, _option: str) -> float:
    return 1.0


class Standing(Struct, frozen=True, kw_only=True):
    """A question that need not be put to people: they look for a while, and then a table answers it for them."""

    question: str
    usual: str
    """The option by which the game simply goes on."""
    wish: str = ""
    """The option that a person may wish for at any time before, for the table to choose it instead."""
    beat: float | None = None
    """Seconds that are left to everybody once all have seen what there was to see; None: they must say so."""
    longest: float
    """Seconds after which the table goes on in any case."""
    hold: float
    """Seconds for which somebody may hold it at most."""
    leads: bool = False
    """Whether this seat's word alone ends the pause."""


def _none_standing(_state: Any, _seat: int) -> Standing | None:
    return None


class Pacing(Struct, frozen=True, kw_only=True):
    """How fast a game goes where programs play with people or on a simulated clock. No rule depends on it."""

    leisure: Callable[[Any, str], float] = _no_leisure
    """`leisure(state, question)`: seconds that a program leaves to people before it answers a question that begins
    something new."""
    is_out: Callable[[Any, int], bool] = _is_never_out
    """`is_out(state, seat)`: whether a seat will be asked nothing before this part of the game is over for the others
    too."""
    standing: Callable[[Any, int], Standing | None] = _none_standing
    """`standing(state, seat)`: the question that a table answers for people of this seat, whether it is open just now
    or only to come. A program answers it itself, unless it has one option only."""
    seconds: Callable[[str, str], float] = _a_second
    """`seconds(question, option)`: how long an act takes."""


def _nothing_counted(_view: View, _seat: int) -> Mapping[str, float]:
    return {}


def _nothing_tried(_view: View, _seat: int) -> Mapping[str, Sequence[bool]]:
    return {}


Pick: TypeAlias = Callable[[Sequence[str]], str]
"""Picks one of several texts by chance."""


class Trial(Struct, frozen=True, kw_only=True):
    """A kind of table at which bots are tried: its seats and options, which chance may have a say in."""

    table: Callable[[Pick], tuple[int, Mapping[str, str]]]
    against: str = ""
    """The name of the trial that it is held against."""


class Measures(Struct, frozen=True, kw_only=True):
    """What is worth measuring in a game."""

    statistics: Callable[[View, int], Mapping[str, float]] = _nothing_counted
    """Named numbers about one seat, from a view of the finished game."""
    goals: Callable[[View, int], Mapping[str, Sequence[bool]]] = _nothing_tried
    """What a seat was after besides winning, from a view of the finished game: whether it has reached each of these
    goals, once for each time it had it. Of goals that it never had nothing is said."""
    compared: Mapping[str, Mapping[str, str]] = {}
    """Table options whose speed a benchmark compares, by the name of the comparison."""
    extended: Callable[[], Mapping[str, Mapping[str, str]]] = dict
    """Table options with what modules bring, whose speed a benchmark compares with that of the game without them."""
    trials: Callable[[], Mapping[str, Trial]] = dict
    """The kinds of table at which bots are tried, by their names."""
    success: str = ""
    """The statistic, a share, by which trials are compared."""
    failure: str = ""
    """What the names of those begin with that say what went wrong."""


class GlossaryItem(Struct, frozen=True, kw_only=True):
    """One printed thing of several that share an entry: one card of a kind, with its own numbers."""

    keys: tuple[str, ...]
    """The names in the catalogue of those that are alike."""
    label: str
    """What tells it from its neighbours: the deck it belongs to, or its own name."""
    text: str
    lines: tuple[str, ...] = ()
    sure: str = ""
    """How sure its numbers are: exact, corroborated, inferred, reconstructed, invented."""


class GlossaryShare(Struct, frozen=True, kw_only=True):
    """How many more of a thing there are in another box."""

    count: int
    source: str
    """The expansion, in words."""


class GlossaryEntry(Struct, frozen=True, kw_only=True):
    """What a component, a card or another thing of a game is: what it is called and does, and how many there are."""

    key: str
    """What it is and its name in the catalogue: `kind/cannon`, `card/meteors`."""
    name: str
    text: str
    count: int | None = None
    """How many are in the box it comes from; None where that has no meaning."""
    more: tuple[GlossaryShare, ...] = ()
    """How many more of it other boxes bring."""
    sure: str = ""
    """How sure its numbers are, as those of its items."""
    picture: str = ""
    """What a client draws beside it: `tile/17`, `card/I-3`, `figure/H`, `goods/R`, `board/IIIA`, `thing/loan`."""
    source: str = ""
    """The expansion it comes from, in words; nothing for the base game."""
    items: tuple[GlossaryItem, ...] = ()


class GlossaryGroup(Struct, frozen=True, kw_only=True):
    """Entries of the same sort, in the order in which people look for them."""

    key: str
    title: str
    entries: tuple[GlossaryEntry, ...]


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game, as everything outside its package knows it."""

    rules: Rules[Any]
    view: type[Struct]
    """What `rules.view` gives: the shape of a table as a seat sees it."""
    words: tuple[str, ...]
    """The packages whose `words` it speaks, its own first."""
    presentation: Presentation
    catalogue: Callable[[], Mapping[str, Any]]
    """Everything printed, as plain data, by what it is: cards, tiles, boards."""
    glossary: Callable[[Words], tuple[GlossaryGroup, ...]]
    """The same for people: every printed thing explained in the language of the words."""
    scenario: Callable[[str], Rehearsal[Any]]
    """The game at the position that a text describes; BadInput says what is wrong with a text."""
    notation: Notation | None = None
    pacing: Pacing = Pacing()
    measures: Measures = Measures()
    elsewhere: tuple[str, ...] = ()
    """The packages of modules that are installed besides those of the product, in their order."""

    @property
    def package(self) -> str:
        """Its Python package."""
        return self.words[0]

    @property
    def name(self) -> str:
        """The name by which players, logs and addresses call it."""
        return self.rules.name


def need_said(need: Need, words: Words) -> str:
    """Why some table options do not go together, in a sentence that may name them and the values that would do."""
    values = need.among if need.of != SEATS else ()
    return words(
        f"need-{need.name}",
        option=_called(need.option, words),
        of=_called(need.of, words),
        among=", ".join(words(f"option-{need.of}-{value.replace(' ', '-')}") for value in values),
    )


def _called(option: str, words: Words) -> str:
    return "" if option == SEATS else words(f"option-{option}")
