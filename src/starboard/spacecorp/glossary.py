"""Every printed thing explained: made from the catalogue and the words."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.entry import GlossaryEntry, GlossaryGroup, GlossaryItem
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, COLONIES, ERA_OF, ERAS, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import CONTRACTS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.map.places import Site
from starboard.spacecorp.map.tiles import TILES, Tile
from starboard.spacecorp.presentation.nouns import (
    base_text,
    benefit_text,
    capitalised,
    card_lines,
    card_name,
    colony_name,
    contract_text,
    headquarters_worth,
    headquarters_worths,
    progress_name,
    progress_text,
    tile_in_words,
)
from starboard.words import Words

SOLO = 1
"""The number of players of the solo game, which has colonies of its own and is not played here."""


def glossary(words: Words) -> tuple[GlossaryGroup, ...]:
    """All that can be met in the three eras, group by group."""
    return (
        _group("actions", _actions(words), words),
        *(_group(f"cards-{era}", _cards(era, words), words) for era in ERAS),
        _group("progress", _progress(words), words),
        _group("headquarters", _headquarters(words), words),
        _group("bases", _bases(words), words),
        _group("tiles", _tiles(words), words),
        _group("sites", _sites(words), words),
        _group("contracts", _contracts(words), words),
        _group("colonies", _colonies(words), words),
    )


def _group(key: str, entries: Iterator[GlossaryEntry], words: Words) -> GlossaryGroup:
    return GlossaryGroup(key=key, title=words(f"glossary-{key}"), entries=tuple(entries))


def _actions(words: Words) -> Iterator[GlossaryEntry]:
    for action in ACTIONS:
        name, text = words(f"action-{action}"), words(f"action-{action}.text")
        yield GlossaryEntry(key=f"action/{action}", name=capitalised(name), text=_sentence(text))


def _sentence(text: str) -> str:
    said = capitalised(text)
    return said if said.endswith((".", "!", "?")) else f"{said}."


def _cards(era: str, words: Words) -> Iterator[GlossaryEntry]:
    """The cards of an era; those on which the same is printed once. Time cards belong to the first deck."""
    alike: dict[tuple[str, tuple[str, ...], str], list[str]] = {}
    for card, printed in CARDS.items():
        if ERA_OF[card] == era:
            alike.setdefault((card_name(card, words), tuple(card_lines(card, words)), printed.mark), []).append(card)
    if era == ERAS[0]:
        time = TIME_CARDS[0]
        alike[card_name(time, words), tuple(card_lines(time, words)), "exact"] = list(TIME_CARDS)
    for (name, lines, mark), same in sorted(alike.items()):
        yield GlossaryEntry(
            key=f"card/{same[0]}",
            name=name,
            text=" ".join(map(_sentence, lines)),
            count=len(same),
            sure=mark,
            items=(GlossaryItem(keys=tuple(same), label=", ".join(same), text=""),),
        )


def _progress(words: Words) -> Iterator[GlossaryEntry]:
    for name, card in PROGRESS.items():
        said = [f"{words(f'kind-{card.kind}')}, {words(f'era-{card.era}')}", progress_text(name, words)]
        if card.condition is not None:
            said.append(words("progress-condition", n=card.condition.n, kind=card.condition.kind))
        if any(card.profits):
            said.append(words("explain-progress-profit", profit=words("progress-profit", n=max(card.profits))))
        yield GlossaryEntry(
            key=f"progress/{name}",
            name=progress_name(name, words),
            text=" ".join(map(_sentence, said)),
            count=len(card.profits),
            sure=card.mark,
        )


def _headquarters(words: Words) -> Iterator[GlossaryEntry]:
    for name, printed in CONSTANTS.headquarters.items():
        worths = headquarters_worths(name, ("",) * len(printed.slots))
        said = ", ".join(headquarters_worth(worth, words) for worth in worths.values())
        yield GlossaryEntry(
            key=f"headquarters/{name}",
            name=words(f"headquarters-{name}"),
            text=words("explain-headquarters", worths=said, slots=len(printed.slots)),
            sure=printed.mark,
        )


def _bases(words: Words) -> Iterator[GlossaryEntry]:
    for base in BASES:
        said = {era: _sentence(base_text(base, era, words)) for era in ERAS}
        same = len(set(said.values())) == 1
        told = (
            [said[ERAS[0]]]
            if same
            else [words("explain-base-era", era=words(f"era-{era}"), text=text) for era, text in said.items()]
        )
        yield GlossaryEntry(
            key=f"base/{base}",
            name=capitalised(words(f"base-{base}")),
            text=" ".join(told),
            count=CONSTANTS.bases.each,
            sure=CONSTANTS.bases.mark,
        )


def _tiles(words: Words) -> Iterator[GlossaryEntry]:
    for number, tile in TILES.items():
        if number == tile.ids[0]:
            yield GlossaryEntry(
                key=f"tile/{number}",
                name=f"{capitalised(words(f'tile-{tile.name}'))} ({words(f'era-{tile.era}')})",
                text=" ".join(_tile_text(number, tile, words)),
                count=len(tile.ids),
                sure=tile.mark,
                items=(GlossaryItem(keys=tile.ids, label=", ".join(tile.ids), text=""),),
            )


def _tile_text(number: str, tile: Tile, words: Words) -> Iterator[str]:
    yield _sentence(tile_in_words(number, words))
    rewards = {"profit": tile.profit, "genetics": tile.genetics, "revelation": tile.revelation}
    for reward, amount in rewards.items():
        if amount:
            yield words(f"explain-tile-{reward}", n=amount)
    if tile.draw_from:
        yield words("explain-tile-draw")
    if tile.special:
        yield words(f"explain-tile-{tile.special}")


def _sites(words: Words) -> Iterator[GlossaryEntry]:
    for era, board in BOARDS.items():
        for site in board.sites.values():
            yield GlossaryEntry(
                key=f"site/{site.id}",
                name=words(f"site-{site.id}"),
                text=" ".join(_site_text(site, era, words)),
                sure=site.mark,
            )


def _site_text(site: Site, era: str, words: Words) -> Iterator[str]:
    yield f"{words(f'era-{era}')}, {words(f'region-{site.region}')}."
    if site.explore is not None:
        yield words("explain-site-explore", n=site.explore)
    if site.build is not None:
        yield words("explain-site-build", n=site.build, boxes=len(site.spots))
    if site.gravity:
        yield words("explain-site-gravity", n=site.gravity)
    if site.track:
        yield words("explain-site-track", n=site.track)
    for flag in ("start", "lagrange", "multi_star", "beyond", "orion"):
        if getattr(site, flag):
            yield words(f"explain-site-{flag}")


def _contracts(words: Words) -> Iterator[GlossaryEntry]:
    for era, rows in CONTRACTS.items():
        for contract in rows:
            yield GlossaryEntry(
                key=f"contract/{era}/{contract.row}/{contract.players}",
                name=words("explain-contract-name", era=words(f"era-{era}"), row=contract.row),
                text=words(
                    "explain-contract",
                    condition=capitalised(contract_text(contract, words)),
                    reward=words("progress-profit", n=contract.reward),
                    players=contract.players.replace("-", "–"),
                ),
                sure=contract.mark,
            )


def _colonies(words: Words) -> Iterator[GlossaryEntry]:
    for name, colony in sorted(COLONIES.items(), key=lambda named: named[1].value):
        if max(colony.players) == SOLO:
            continue
        players = "–".join(map(str, dict.fromkeys((colony.players[0], colony.players[-1]))))
        yield GlossaryEntry(
            key=f"colony/{name}",
            name=colony_name(name, words),
            text=f"{_sentence(benefit_text(name, words))} {words('explain-colony-players', players=players)}",
            count=1,
            sure=colony.mark,
        )
