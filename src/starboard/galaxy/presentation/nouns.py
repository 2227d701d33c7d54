"""The things of the game in words: seats, components, goods, numbers and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.combat_zone import CombatZone, Line
from starboard.galaxy.adventures.planets import Planets
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


def number(value: float) -> str:
    """A strength as it is said at the table: `2½`."""
    whole = int(value)
    half = "½" if value != whole else ""
    return f"{whole or ''}{half}" if half else str(whole)


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
    adventure = read_card(card)
    lines = [words(f"card-{adventure.kind}.text", round=round_name, **_printed(adventure, words))]
    if isinstance(adventure, Planets):
        lines += [planet(card, place, words) for place in range(1, len(adventure.planets) + 1)]
    if isinstance(adventure, CombatZone):
        lines += [_combat_line(line, words) for line in adventure.lines]
    return lines


def planet(card: str, place: int, words: Words) -> str:
    """One planet of a card, counted from 1."""
    return words("planet", number=place, goods=planet_goods(card, place, words))


def planet_goods(card: str, place: int, words: Words) -> str:
    """What lies on a planet of a card."""
    adventure = read_card(card)
    assert isinstance(adventure, Planets)
    return blocks(adventure.planets[place - 1], words)


def _printed(card: Adventure, words: Words) -> dict[str, Any]:
    """Everything printed on a card, ready to be said."""
    said: dict[str, Any] = {name: getattr(card, name) for name in card.__struct_fields__}
    if "goods" in said:
        said["goods"] = blocks(said["goods"], words)
    for name, word in (("meteors", "meteor"), ("shots", "shot")):
        if name in said:
            said[name] = hazards(said[name], word, words)
    return {name: value for name, value in said.items() if isinstance(value, (int, str))}


def hazards(texts: Iterable[str], word: str, words: Words) -> str:
    """Meteors or shots in their order: `large from the front, small from the left`."""
    pairs = (text.split(" ") for text in texts)
    listed = [words(f"{word}-{weight}", **{"from": words(f"from-{side}")}) for weight, side in pairs]
    return capitalised(", ".join(listed)) if word == "meteor" else ", ".join(listed)


def _combat_line(line: Line, words: Words) -> str:
    if isinstance(line.amount, tuple):
        penalty = words("combat-penalty-shots", shots=hazards(line.amount, "shot", words))
    else:
        penalty = words(f"combat-penalty-{line.penalty}", amount=line.amount)
    return words("combat-line", criterion=words(f"combat-criterion-{line.criterion}"), penalty=penalty)


def capitalised(text: str) -> str:
    """With a capital first letter, the others as they are."""
    return text[:1].upper() + text[1:]
