"""Every printed thing explained: made from the catalogue and the words, so that whatever a module brings is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from starboard.entry import GlossaryEntry, GlossaryGroup, GlossaryItem, GlossaryShare
from starboard.galaxy.adventures.deck import CARDS, decks_of
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import COMPONENTS, KINDS, tiles_of
from starboard.galaxy.catalog.confidence import cards_confidence, least_sure, of_board, tiles_confidence
from starboard.galaxy.catalog.goods import BLOCKS, BLOCKS_SURE, PRICES
from starboard.galaxy.catalog.parts import STRUCTURAL, Parts
from starboard.galaxy.catalog.sheets import lying, sheets
from starboard.galaxy.editions import FIRST
from starboard.galaxy.presentation.nouns import capitalised, card_lines
from starboard.galaxy.registry import figures, modules, part_kinds
from starboard.words import Words

FULL_RULES = "I"
"""A round whose name makes cards say what they do in the full rules, not on a test flight."""


def glossary(words: Words, edition: str = FIRST.name) -> tuple[GlossaryGroup, ...]:
    """All that can be met with this edition and its modules, group by group."""
    owners = (edition, *(module.name for module in modules() if edition in module.editions))
    return (
        _group("components", _components(edition, owners, words), words),
        *_decks(owners, words),
        *_others(edition, words),
        _group("figures", _figures(edition, owners, words), words),
        _group("goods", _goods(words), words),
        _group("boards", _boards(words), words),
    )


def _group(key: str, entries: Iterable[GlossaryEntry], words: Words) -> GlossaryGroup:
    return GlossaryGroup(key=key, title=words(f"glossary-{key}"), entries=tuple(entries))


def _source(owner: str, words: Words) -> str:
    """The box of a module in words; an edition is no expansion."""
    for module in modules():
        if module.name == owner:
            box = f"options-{module.box}"
            return words(box) if words.knows(box) else module.box.replace("_", " ")
    return ""


def _components(edition: str, owners: Sequence[str], words: Words) -> Iterator[GlossaryEntry]:
    for kind in sorted(KINDS, key=lambda kind: _place(KINDS[kind])):
        tiles = [tile for owner in owners for tile in tiles_of(owner) if COMPONENTS[tile].kind == kind]
        if not tiles:
            continue
        owned = Counter(COMPONENTS[tile].owner for tile in tiles)
        yield GlossaryEntry(
            key=f"kind/{kind}",
            name=capitalised(words(f"kind-{kind}")),
            text=kind_text(kind, words, edition),
            sure=least_sure(tiles_confidence(owner).of(kind) for owner in owned),
            picture=f"tile/{tiles[0]}",
            **_shares(owned, words),
        )


def _shares(owned: Counter[str], words: Words) -> dict[str, Any]:
    """How many there are in the box that has them first, and how many more in each other one."""
    boxes: Counter[str] = Counter()
    for owner, count in owned.items():
        boxes[_source(owner, words)] += count
    (first, count), *others = boxes.items()
    more = tuple(GlossaryShare(count=more, source=source) for source, more in others)
    return {"count": count, "more": more, "source": first}


def _place(parts: Parts) -> tuple[int, bool, int]:
    """Where people look for a kind: by its first part, single before double, structural modules last."""
    order = [place for place, name in enumerate(part_kinds()) if parts.get(name)]
    return (order[0] if order else len(part_kinds()), bool(parts.special), parts.cannon + parts.engine)


def kind_text(kind: str, words: Words, edition: str = FIRST.name) -> str:
    """What a component does: words of its own where it is more than its parts, else those of its parts."""
    return _explained(f"explain-kind-{kind}", edition, words) or parts_text(KINDS[kind], words)


def _explained(message: str, edition: str, words: Words) -> str:
    """What is said of a thing: where editions have other rules for it, `explain-kind-NAME-EDITION` comes first."""
    names = (f"{message}-{edition}", message)
    return next((words(name) for name in names if words.knows(name)), "")


def parts_text(parts: Parts, words: Words) -> str:
    """What a component with these parts does: a sentence or two for each part, so combined components compose."""
    named = [name for name in part_kinds() if parts.get(name)]
    said = [
        words(f"explain-part-{name}", value=_said(parts.get(name)), special=parts.special)
        for name in named
        if words.knows(f"explain-part-{name}")
    ]
    return " ".join(said) if said or named else words(f"explain-part-{STRUCTURAL}")


def _said(value: object) -> int | str:
    return value if isinstance(value, (int, str)) else str(value)


def _decks(owners: Sequence[str], words: Words) -> Iterator[GlossaryGroup]:
    """The adventure cards; a deck with a heading of its own, `glossary-deck-NAME`, comes after them."""
    found = [(owner, level, card) for owner in owners for level, cards in decks_of(owner).items() for card in cards]
    apart = [level for level in dict.fromkeys(level for _, level, _ in found) if words.knows(f"glossary-deck-{level}")]
    usual = [(owner, card) for owner, level, card in found if level not in apart]
    yield _group("cards", _cards(usual, words), words)
    for deck in apart:
        cards = [(owner, card) for owner, level, card in found if level == deck]
        yield _group(f"deck-{deck}", _cards(cards, words), words)


def _cards(cards: Iterable[tuple[str, str]], words: Words) -> Iterator[GlossaryEntry]:
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for owner, card in cards:
        by_kind.setdefault(CARDS[card].kind, []).append((owner, card))
    for kind in sorted(by_kind, key=lambda kind: words(f"card-{kind}")):
        items = _card_items(by_kind[kind], words)
        general = f"explain-card-{kind}"
        yield GlossaryEntry(
            key=f"card/{kind}",
            name=words(f"card-{kind}"),
            text=words(general) if words.knows(general) else items[0].text,
            sure=least_sure(item.sure for item in items),
            picture=f"card/{items[0].keys[0]}",
            items=items,
            **_shares(Counter(owner for owner, _ in by_kind[kind]), words),
        )


def _card_items(cards: Sequence[tuple[str, str]], words: Words) -> tuple[GlossaryItem, ...]:
    """The cards of a kind; those on which the same is printed once, with how many there are of them."""
    alike: dict[tuple[str, tuple[str, ...], str], list[str]] = {}
    for owner, card in cards:
        said = tuple(capitalised(line) for line in card_lines(card, FULL_RULES, words))
        sure = cards_confidence(owner).of(card)
        alike.setdefault((CARDS[card].level, said, sure), []).append(card)
    return tuple(
        GlossaryItem(keys=tuple(same), label=_level(level, words), text=said[0], lines=said[1:], sure=sure)
        for (level, said, sure), same in alike.items()
    )


def _level(level: str, words: Words) -> str:
    """What a deck is called: by words of its own, or as a level."""
    own = f"glossary-level-{level}"
    return words(own) if words.knows(own) else words("glossary-level", level=level)


def _others(edition: str, words: Words) -> Iterator[GlossaryGroup]:
    """What else the boxes of an edition's modules hold, by the headings that they name."""
    groups: dict[str, list[GlossaryEntry]] = {}
    for module in (module for module in modules() if edition in module.editions):
        for printed in module.printed:
            explained = f"explain-thing-{printed.name}"
            entry = GlossaryEntry(
                key=f"thing/{printed.name}",
                name=words(
                    f"glossary-{printed.name}" if words.knows(f"glossary-{printed.name}") else f"thing-{printed.name}"
                ),
                text=words(explained if words.knows(explained) else f"thing-{printed.name}.text"),
                count=printed.count,
                sure=printed.sure,
                picture=f"thing/{printed.name}",
                source=_source(module.name, words),
            )
            groups.setdefault(printed.group, []).append(entry)
    for group, entries in groups.items():
        yield _group(group, entries, words)


def _figures(edition: str, owners: Sequence[str], words: Words) -> Iterator[GlossaryEntry]:
    """Every kind of figure. One that several boxes hold is said to come from one that these owners have."""
    for letter, figure in figures().items():
        boxes = sorted((module.name not in owners, module.name) for module in modules() if figure in module.figures)
        owner = boxes[0][1] if boxes else FIRST.name
        yield GlossaryEntry(
            key=f"figure/{letter}",
            name=capitalised(words(f"crew-{figure.name}")),
            text=_explained(f"explain-figure-{figure.name}", edition, words),
            picture=f"figure/{letter}",
            source=_source(owner, words),
        )


def _goods(words: Words) -> Iterator[GlossaryEntry]:
    for colour, price in PRICES.items():
        yield GlossaryEntry(
            key=f"goods/{colour}",
            name=capitalised(words(f"block-{colour}")),
            text=words("explain-goods", colour=colour, price=price),
            count=BLOCKS[colour],
            sure=BLOCKS_SURE,
            picture=f"goods/{colour}",
        )


def _boards(words: Words) -> Iterator[GlossaryEntry]:
    """The boards that a table can agree on, which are those that the form has words for."""
    for key, sheet in sheets().items():
        if words.knows(f"option-rounds-{key}"):
            lies = lying(key)[0]
            printed = board(lies)
            uninsured = -1 if printed.policy is None else -2
            insurance = uninsured if printed.insurance is None else printed.insurance
            text = words("explain-board", squares=printed.area.bit_count(), insurance=insurance)
            own = f"explain-board-{key}"
            yield GlossaryEntry(
                key=f"board/{key}",
                name=capitalised(words(f"option-rounds-{key}")),
                text=f"{words(own)} {text}" if words.knows(own) else text,
                sure=of_board(sheet.marks),
                picture=f"board/{lies}",
            )
