"""The things of the game in words: seats, components, goods, numbers and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.galaxy.adventures.saying import Said, Things
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.ship.ship import GOODS
from starboard.words import Words

MOST_ERRORS = 6


def seat_mark(seat: int, words: Words) -> str:
    """The one letter that stands for a seat on the track."""
    return words.colour(seat)[0]


def a_component(tile: int, words: Words) -> str:
    """`a cannon`."""
    return words(f"kind-{COMPONENTS[tile].kind}.a")


def blocks(goods: str, words: Words) -> str:
    """`2 red, 1 blue`."""
    counted = [words(f"goods-{colour}", count=goods.count(colour)) for colour in GOODS if colour in goods]
    return ", ".join(counted) or words("goods-none")


def thing_said(value: object, words: Words) -> dict[str, str]:
    """What a value is called that is the name of something beside the ships, a road or a specialization."""
    name = f"thing-{value}"
    return {"thing": words(name)} if isinstance(value, str) and words.knows(name) else {}


def number(value: float) -> str:
    """A strength as it is said at the table: `2½`."""
    whole = int(value)
    half = "½" if value != whole else ""
    sign = "-" if value < 0 and not whole else ""
    return f"{sign}{whole or ''}{half}" if half else str(whole)


def mistakes_in_words(errors: Iterable[Sequence[str]], words: Words) -> str:
    """Errors as they are described in events (kind, square, other square); of very many only the first few."""
    said = [words(f"error-{kind}", square=square, other=other) for kind, square, other in errors]
    if len(said) > MOST_ERRORS:
        said[MOST_ERRORS:] = [words("errors-more", count=len(said) - MOST_ERRORS)]
    return ", ".join(said)


def card_title(card: str, words: Words) -> str:
    """The name of a card, from its id or text."""
    return words(f"card-{read_card(card).kind}")


def card_lines(card: str, round_name: str, words: Words) -> list[str]:
    """What a card does in a round: a sentence or two, then its planets or the lines of its combat."""
    rule, *lines = read_card(card).sentences()
    first = say(Said(rule.message, {"round": round_name, **rule.values}), words)
    return [capitalised(first), *(say(line, words) for line in lines)]


def card_notes(card: str, modules: Iterable[str], words: Words) -> list[str]:
    """What these modules change about a card, for those that have words for it: `note-MODULE-KIND`."""
    kind = read_card(card).kind
    return [words(note) for module in modules if words.knows(note := f"note-{module}-{kind}")]


def card_detail(card: str, line: int, value: str, words: Words) -> str:
    """One value of one line of a card, counted from 1: what lies on a planet, in what the lowest is sought."""
    return str(card_line(card, line, words)[value])


def card_line(card: str, line: int, words: Words) -> dict[str, Any]:
    """All values of one line of a card, counted from 1, each as it is said within a sentence."""
    values = read_card(card).sentences()[line].values
    return {name: _in_words(value, words) for name, value in values.items()}


def planet_goods(card: str, place: int, words: Words) -> str:
    """What lies on a planet of a card, counted from 1."""
    return card_detail(card, place, "goods", words)


def say(said: Said, words: Words) -> str:
    """Something that a card says."""
    return words(said.message, **{name: _in_words(value, words) for name, value in said.values.items()})


def _in_words(value: Any, words: Words) -> Any:
    match value:
        case Said():
            return say(value, words)
        case Things(what="goods", printed=str() as goods):
            return blocks(goods, words)
        case Things(what="goods", printed=several):
            return "; ".join(blocks(goods, words) for goods in several)
        case Things(what=word, printed=printed):
            return hazards((printed,) if isinstance(printed, str) else printed, word, words)
        case _:
            return value


def hazards(texts: Iterable[str], word: str, words: Words) -> str:
    """Meteors or shots in their order, a side for all that come from there: `large, small from the front`."""
    pairs = [text.split(" ") for text in texts]
    following = [side for _, side in pairs[1:]] + [""]
    sides = ["" if side == after else words(f"from-{side}") for (_, side), after in zip(pairs, following, strict=True)]
    said = [words(f"{word}-{weight}", **{"from": side}) for (weight, _), side in zip(pairs, sides, strict=True)]
    return ", ".join(text.rstrip() for text in said)


def capitalised(text: str) -> str:
    """With a capital first letter, the others as they are."""
    return text[:1].upper() + text[1:]
