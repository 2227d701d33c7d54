"""Chapter 1: what is in the box, what it goes together with, and for whom it is not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from starboard.engine import BadInput, Game, Setup
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS, tiles_of
from starboard.galaxy.editions import SECOND
from starboard.galaxy.entry import GAME as GALAXY
from starboard.galaxy.glossary import glossary
from starboard.galaxy.module import Module
from starboard.galaxy.registry import boxes, modules, modules_on
from starboard.galaxy.table import Table
from starboard.words import LANGUAGES, words_for
from tests.every_game.play import next_answer
from tests.every_game.registered import GAMES

BOX = next(box for box in boxes() if box.name == "keep_on_trucking")
OURS = [module for module in modules() if module.box == BOX.name]
SETS = [chosen for count in range(1, len(OURS) + 1) for chosen in combinations(OURS, count)]
BASE = " ".join(SECOND.usual)
LATER = "second-IA second-IIA second-IIIA"


def named(value: tuple[Module, ...]) -> str:
    return "+".join(module.name for module in value)


def on(chosen: tuple[Module, ...], rounds: str = "", last: bool = False) -> dict[str, str]:
    """Options that switch these modules on, each with the first or the last value of its switch."""
    switched = {module.switch: module.on[-1 if last else 0] for module in chosen}
    return {"edition": SECOND.name, **switched, **({"rounds": rounds} if rounds else {})}


def switched_on(setup: Setup) -> set[str]:
    return {module.name for module in modules_on(setup) if module.box == BOX.name}


def played(setup: Setup, seed: str) -> Game[Table]:
    game, random = Game.new(RULES, setup, seed), Random(seed)
    while not game.over:
        game.answer(*next_answer(GAMES["galaxy"], game, random))
    return game


@pytest.mark.rule("KX-1.1")
def test_the_box_has_five_modules() -> None:
    assert [module.name for module in OURS] == list(BOX.modules)
    assert len(BOX.modules) == 5
    assert all(module.editions == (SECOND.name,) for module in OURS)


@pytest.mark.rule("KX-1.2", "KX-1.3")
@pytest.mark.parametrize("chosen", SETS, ids=named)
def test_each_set_of_modules_may_be_agreed_on_for_a_flight_and_for_a_trek(chosen: tuple[Module, ...]) -> None:
    ships = any(module.rounds for module in chosen)
    alone = not any(module.journeys for module in chosen)
    for rounds in (*(("second-II",) if alone else ()), BASE, *((LATER,) if ships else ())):
        setup = RULES.setup(3, on(chosen, rounds))
        assert switched_on(setup) == {module.name for module in chosen}
        assert setup["rounds"] == rounds


@pytest.mark.rule("KX-1.3")
def test_a_trek_with_all_of_the_box_is_played_to_the_end() -> None:
    setup = RULES.setup(2, on(tuple(OURS), LATER, last=True))
    assert switched_on(setup) == set(BOX.modules)
    assert played(setup, "keep on trucking").state.stage == "over"


@pytest.mark.rule("KX-1.4")
def test_the_machinist_is_among_the_titles_only_with_the_new_components() -> None:
    titles = {module.name: module for module in OURS}["more_titles"]
    gear = {module.name: module for module in OURS}["more_technologies"]

    def ever_drawn(*chosen: Module) -> set[str]:
        setup = RULES.setup(4, on(chosen, BASE))
        games = (Game.new(RULES, setup, f"draw {number}") for number in range(40))
        return {title for game in games for title in game.state.drawers["transgalactic_trek"]["titles"]}

    assert "machinist" not in ever_drawn(titles)
    assert ever_drawn(titles, gear) - ever_drawn(titles) == {"machinist"}


@pytest.mark.rule("KX-1.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_components_of_the_box_say_where_they_come_from(language: str) -> None:
    words = words_for(language, *GALAXY.words)
    ours, base = {module.name for module in OURS}, SECOND.name
    tiles = {tile: COMPONENTS[tile] for owner in (*ours, base) for tile in tiles_of(owner)}
    told = {entry.key: entry for group in glossary(words, SECOND.name) for entry in group.entries}
    for kind in {piece.kind for piece in tiles.values()}:
        there = Counter(piece.owner in ours for piece in tiles.values() if piece.kind == kind)
        entry = told[f"kind/{kind}"]
        shares = {share.source: share.count for share in entry.more}
        if there[False]:
            assert (entry.source, shares.get(words(f"options-{BOX.name}"), 0)) == ("", there[True])
        else:
            assert (entry.source, entry.count) == (words(f"options-{BOX.name}"), there[True])
    cards = {str(card.__struct_config__.tag) for module in OURS for card in module.cards}
    assert cards
    assert {told[f"card/{kind}"].source for kind in cards} == {words(f"options-{BOX.name}")}


@pytest.mark.rule("KX-1.6", "KX-1.7", "K2-9.8")
@pytest.mark.parametrize("name", ["more_technologies", "more_roads"])
def test_the_learning_flight_is_flown_without_new_components_and_without_roads(name: str) -> None:
    module = next(module for module in OURS if module.name == name)
    assert switched_on(RULES.setup(2, on((module,), "second-I"))) == {name}
    with pytest.raises(BadInput):
        RULES.setup(2, on((module,), SECOND.lesson))


@pytest.mark.rule("KX-1.8")
def test_ready_made_games_begin_with_components_and_cards_and_end_with_roads() -> None:
    suggested = [RULES.suggest(preset.name, 3, {"pace": "turns"}) for preset in BOX.presets]
    seen = [switched_on(RULES.setup(found.seats, found.options)) for found in suggested]
    assert all(before <= after for before, after in pairwise(seen))
    first = {name: next(number for number, names in enumerate(seen) if name in names) for name in BOX.modules}
    assert first["more_technologies"] == first["more_adventures"] == 0
    assert first["more_adventures"] < first["more_ships"] < first["more_titles"] < first["more_roads"]
