"""Everything in the catalogues is explained in both languages, with how many there are and how sure that is."""

from __future__ import annotations

import pytest

from starboard.entry import GlossaryEntry
from starboard.galaxy.adventures.deck import decks_of
from starboard.galaxy.catalog.components import COMPONENTS, KINDS, tiles_of
from starboard.galaxy.catalog.confidence import LEAST_SURE
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.editions import EDITIONS, FIRST, SECOND
from starboard.galaxy.glossary import glossary as galaxy_glossary
from starboard.galaxy.glossary import parts_text
from starboard.galaxy.registry import modules
from starboard.games import GAMES
from starboard.spacecorp.catalog.cards import CARDS, TIME_CARDS
from starboard.spacecorp.map.tiles import TILES
from starboard.words import LANGUAGES, Words, words_for


def words_of(game: str, language: str) -> Words:
    return words_for(language, *GAMES[game].words, strict=True)


def entries(game: str, language: str = "en") -> dict[str, GlossaryEntry]:
    groups = GAMES[game].glossary(words_of(game, language))
    listed = [entry for group in groups for entry in group.entries]
    found = {entry.key: entry for entry in listed}
    assert len(found) == len(listed)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_says_what_it_is_and_how_sure_that_is(game: str, language: str) -> None:
    for entry in entries(game, language).values():
        assert entry.name[0].isupper() or entry.name[0].isdigit(), entry.key
        assert entry.text.endswith((".", "!", "?")), entry
        assert entry.sure in ("", *LEAST_SURE), entry.key
        for item in entry.items:
            assert item.keys
            assert item.label


def test_all_components_cards_figures_and_blocks_of_galaxy_trucker_are_explained() -> None:
    found = entries("galaxy")
    tiles = tiles_of(FIRST.name)
    assert {f"kind/{COMPONENTS[tile].kind}" for tile in tiles} <= found.keys()
    own = [tile for module in modules() if FIRST.name in module.editions for tile in tiles_of(module.name)]
    kinds = [entry for key, entry in found.items() if key.startswith("kind/")]
    more = sum(share.count for entry in kinds for share in entry.more)
    assert sum(entry.count or 0 for entry in kinds) + more == len(tiles) + len(own)
    assert len(tiles) == 144
    of_modules = tuple(module.name for module in modules() if FIRST.name in module.editions)
    cards = {card for level in decks_of(FIRST.name, of_modules).values() for card in level}
    assert {card for entry in found.values() for item in entry.items for card in item.keys} == cards
    assert {"figure/H", "figure/P", "figure/B", "goods/R", "goods/B", "board/I", "board/IIIA"} <= found.keys()
    assert found["kind/cannon"].count == 23
    assert found["card/open_space"].count == 10


def test_a_box_counts_its_own_and_says_how_many_more_another_brings() -> None:
    kinds = [entry for key, entry in entries("galaxy").items() if key.startswith("kind/")]
    assert sum(entry.count or 0 for entry in kinds if not entry.source) == len(tiles_of(FIRST.name))
    shared = [entry for entry in kinds if entry.more]
    assert shared
    assert all(share.source and share.count for entry in shared for share in entry.more)


def test_what_else_is_in_a_box_has_a_heading_of_its_own() -> None:
    for edition in EDITIONS:
        listed = {group.key: group for group in galaxy_glossary(words_of("galaxy", "en"), edition)}
        own = [thing for module in modules() if edition in module.editions for thing in module.printed]
        for thing in own:
            entry = next(entry for entry in listed[thing.group].entries if entry.key == f"thing/{thing.name}")
            assert (entry.count, entry.sure) == (thing.count, thing.sure)
        found = [entry for group in listed.values() for entry in group.entries if entry.key.startswith("thing/")]
        assert len(found) == len(own)
    groups = {group.key: group for group in galaxy_glossary(words_of("galaxy", "en"))}
    apart = [group for key, group in groups.items() if key.startswith("deck-")]
    assert apart
    usual = {entry.key for entry in groups["cards"].entries}
    assert all(entry.key not in usual for group in apart for entry in group.entries)


def test_how_sure_numbers_are_comes_from_the_data() -> None:
    assert entries("galaxy")["kind/cannon"].sure == "exact"
    assert entries("galaxy")["goods/R"].sure == "reconstructed"
    second = galaxy_glossary(words_of("galaxy", "en"), SECOND.name)[1]
    sure = {key: item.sure for entry in second.entries for item in entry.items for key in item.keys}
    assert (sure["second-I-1"], sure["second-III-1"], sure["second-III-9"]) == (
        "exact",
        "corroborated",
        "reconstructed",
    )
    planets = next(entry for entry in second.entries if entry.key == "card/planets")
    assert planets.sure == "reconstructed"  # no better than the least sure of its cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_component_with_several_parts_says_what_each_of_them_does(language: str) -> None:
    words = words_of("galaxy", language)
    both = parts_text(Parts(cells=1, shield=True), words)
    assert both == f"{parts_text(Parts(cells=1), words)} {parts_text(Parts(shield=True), words)}"
    assert parts_text(KINDS["structural"], words)


def test_everything_in_the_catalogue_of_spacecorp_is_explained() -> None:
    found = entries("spacecorp")
    keys = {key for entry in found.values() for item in entry.items for key in item.keys}
    assert keys == {*CARDS, *TIME_CARDS, *TILES}
    printed = GAMES["spacecorp"].catalogue()
    sites = {f"site/{site}" for board in printed["boards"].values() for site in board["sites"]}
    names = {"progress": printed["progress"], "base": printed["bases"], "headquarters": printed["headquarters"]}
    assert sites | {f"{what}/{name}" for what, all_of_them in names.items() for name in all_of_them} <= found.keys()
    contracts = [key for key in found if key.startswith("contract/")]
    assert len(contracts) == sum(map(len, printed["contracts"].values()))
    colonies = {f"colony/{name}" for name, colony in printed["colonies"].items() if colony["players"] != (1,)}
    assert colonies == {key for key in found if key.startswith("colony/")}, "all but those of the solo game"
    assert "research\xa02, move\xa04" in found["headquarters/starfarers"].text
    assert found["headquarters/standard"].sure == "exact"
    assert found["card/N01"].sure == "exact"
    assert found["card/N01"].count == 4
    assert found["progress/sensory_focus"].sure == "reconstructed"
