"""The things of the game in words: seats, sites, tiles, bases, cards, progress, colonies and contracts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from starboard.spacecorp.catalog.cards import CARDS, COLONIES, PROGRESS, Card, CardAction, is_time
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import Contract
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES, Tile
from starboard.words import Words

SITES: Mapping[str, Site] = {name: site for board in BOARDS.values() for name, site in board.sites.items()}
"""The sites of all eras; no two have the same name."""
MINUS = "−"


def capitalised(text: str) -> str:
    """With a capital first letter, the others as they are."""
    return text[:1].upper() + text[1:]


def seat_mark(seat: int, words: Words) -> str:
    """The one letter that stands for a seat on the map."""
    return words.colour(seat)[0]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def the_site(site: str, words: Words) -> str:
    """A site within a sentence: `the Moon`."""
    return words(f"site-{site}.the")


def site_of(spot: str) -> str:
    """The site of a spot."""
    return spot.partition("/")[0]


def the_spot(spot: str, words: Words) -> str:
    """A spot within a sentence; where a site has several boxes, with the number of the box, counted from 1."""
    site, _, box = spot.partition("/")
    the = the_site(site, words)
    return words("spot-box", site=the, box=int(box) + 1) if len(SITES[site].spots) > 1 else the


def tile_name(tile: str, words: Words) -> str:
    """What a tile shows, from its id."""
    return words(f"tile-{TILES[tile].name}")


def tile_values(
    tile: Tile, words: Words, *, production: int | None = None, exploited: bool = False
) -> list[tuple[str, str]]:
    """The permanent values of a tile as little texts with their styles: P1, B−2, C2.

    `production` is what the tile produces with the base on it, if that is not what is printed.
    """
    values: list[tuple[str, str]] = []
    produced = tile.production if production is None else production
    if exploited:
        values.append((words("tile-value-exploited"), "quiet"))
    elif produced is not None:
        values.append((words("tile-value-production", n=produced), "production"))
    if tile.base:
        values.append((words("tile-value-base", n=signed(tile.base)), "building"))
    if tile.colony and not exploited:
        values.append((words("tile-value-colony", n=tile.colony), "settling"))
    return values


def tile_in_words(tile: str, words: Words) -> str:
    """All that a tile has: symbols, then permanent values; its rewards are told as they are taken."""
    kind = TILES[tile]
    said = [words(f"symbol-{symbol}") for symbol in kind.symbols]
    said += [value for value, _ in tile_values(kind, words)]
    return ", ".join(said) or words("worth-none")


def base_text(base: str, era: str, words: Words) -> str:
    """What a base does in an era."""
    bonus = CONSTANTS.spaceport_bonus
    if base == "attraction":
        bonus = CONSTANTS.attraction[list(BOARDS).index(era)]
    return words(f"base-{base}.text", era=era, bonus=bonus)


def action_name(action: str, words: Words) -> str:
    """The name of an action."""
    return words(f"action-{action}")


def card_name(card: str, words: Words) -> str:
    """The name of a card, from its id."""
    return words("card-time" if is_time(card) else f"card-{CARDS[card].name}")


def card_names(cards: Iterable[str], words: Words) -> str:
    """The names of several cards."""
    return ", ".join(card_name(card, words) for card in cards)


def worth_in_words(worth: CardAction, words: Words, *, shielded: bool = False) -> str:
    """What a card gives to one action: `move 3`, `move ×3`, `build 3 (2 shielded)`."""
    action = action_name(worth.type, words)
    if worth.times:
        return words("worth-times", action=action, value=worth.times)
    if shielded:
        return words("worth-add", action=action, value=worth.value if worth.shielded is None else worth.shielded)
    if worth.shielded is not None:
        return words("worth-add-shielded", action=action, value=worth.value, shielded=worth.shielded)
    return words("worth-add", action=action, value=worth.value)


def card_worths(card: str, words: Words) -> list[str]:
    """What a card is good for, shortly: its actions with their values, and whether it is an edge or special."""
    if is_time(card):
        return [words("card-time.short")]
    kind = CARDS[card]
    said = [worth_in_words(worth, words) for worth in kind.actions]
    if kind.edge:
        said.append(words("card-says-edge"))
    if kind.special:
        said.append(words("card-says-special"))
    return said


def card_in_words(card: str, words: Words) -> str:
    """What a card is good for, within brackets."""
    return ", ".join(card_worths(card, words))


def card_text(card: str, words: Words) -> str:
    """What the text on a card says: of an edge, a special card or a time card."""
    mine, theirs = CONSTANTS.market_influence
    name = "time" if is_time(card) else CARDS[card].name
    return words(
        f"card-{name}.text",
        mine=mine,
        theirs=theirs,
        cards=CONSTANTS.piracy_cards,
        loss=CONSTANTS.hostile_microbes,
        profit=CONSTANTS.specials.get(name, 0),
    )


def card_lines(card: str, words: Words) -> list[str]:
    """Everything about a card, as sentences."""
    if is_time(card):
        return [card_text(card, words)]
    kind: Card = CARDS[card]
    lines = []
    if kind.actions:
        lines.append(", ".join(worth_in_words(worth, words) for worth in kind.actions))
    if kind.infra:
        lines.append(words("card-may-upgrade"))
    if kind.edge:
        lines.append(words("card-edge-text", text=card_text(card, words)))
    if kind.special:
        lines.append(words("card-special-text", text=card_text(card, words)))
    return [capitalised(line) for line in lines]


def headquarters_worths(headquarters: str, infra: Sequence[str]) -> dict[str, CardAction]:
    """What an HQ with these cards in its slots gives to each action, all its slots together."""
    printed = CONSTANTS.headquarters[headquarters]
    given = [CardAction("research", printed.research)]
    for card, slot in zip(infra, printed.slots, strict=True):
        given += CARDS[card].actions if card else [CardAction(action, value) for action, value in slot.items()]
    sums: dict[str, CardAction] = {}
    for worth in given:
        sums[worth.type] = _plus(sums[worth.type], worth) if worth.type in sums else worth
    return sums


def _plus(one: CardAction, other: CardAction) -> CardAction:
    """Both together; shielded is the sum with the shielded value of the one that loses least by it."""
    value = one.value + other.value
    losses = [worth.value - worth.shielded for worth in (one, other) if worth.shielded is not None]
    shielded = value - min(losses) if losses else None
    return CardAction(
        one.type, value, (one.times or 1) * (other.times or 1) if one.times or other.times else 0, shielded
    )


def headquarters_worth(worth: CardAction, words: Words, *, shielded: bool = False) -> str:
    """What an HQ gives to an action; of an HQ both what adds and what multiplies."""
    if worth.times and worth.value:
        added = worth_in_words(CardAction(worth.type, worth.value, 0, worth.shielded), words, shielded=shielded)
        return f"{added} ×{worth.times}"
    return worth_in_words(worth, words, shielded=shielded)


def progress_name(name: str, words: Words) -> str:
    """The name of a progress card."""
    return words(f"progress-{name}")


def progress_text(name: str, words: Words) -> str:
    """What a progress card gives."""
    said = []
    for effect, amount in PROGRESS[name].gives.items():
        action, _, way = effect.rpartition("_")
        if way in ("add", "mult"):
            said.append(words(f"gives-{way}", action=action_name(action, words), n=amount))
        else:
            said.append(words(f"gives-{effect}", n=int(amount)))
    return ", ".join(said)


def colony_name(name: str, words: Words) -> str:
    """The name of a colony with its value."""
    return words("colony-said", name=words(f"colony-{name}"), value=COLONIES[name].value)


def benefit_text(name: str, words: Words) -> str:
    """What a colony gives."""
    return words(f"benefit-{COLONIES[name].benefit}")


def contract_text(contract: Contract, words: Words) -> str:
    """The condition of a contract."""
    return words(
        f"contract-{contract.condition}",
        n=contract.n,
        sites=either([the_site(site, words) for site in contract.sites], words),
        regions=", ".join(words(f"region-{region}") for region in contract.regions),
        base=words(f"base-{contract.base}") if contract.base else "",
    )


def either(names: Sequence[str], words: Words) -> str:
    """`one or other`."""
    return reduce(lambda one, other: words("or", one=one, other=other), names) if names else ""
