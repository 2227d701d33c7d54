"""The toy's actions have numbers of their own, behind those of the product, in a file of its own."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from starboard.arena.numbering import FILE, numbering_of
from starboard.engine.numbering import Numbering, NumberingData
from starboard.galaxy import RULES


def kept(package: str) -> NumberingData:
    return msgspec.json.decode(files(package).joinpath(FILE).read_bytes(), type=NumberingData)


def test_what_it_brings_has_numbers_behind_those_of_the_product() -> None:
    product = kept("starboard.galaxy").versions[0]
    numbering = numbering_of("galaxy")
    for question, option in [("play_along", "play"), ("rehearse", "waltz"), ("build", "hum"), ("build", "use 90001")]:
        number = numbering.number(question, option)
        assert number >= product
        assert numbering.option(number) == (question, option)


def test_numbers_are_the_same_with_it_and_without_it_as_far_as_there_were_any_when_it_was_numbered() -> None:
    product, own = kept("starboard.galaxy"), kept(__package__)
    common = max(set(product.versions) & set(own.versions))
    without = Numbering(RULES.vocabulary, product)
    assert [numbering_of("galaxy").option(number) for number in range(common)] == [
        without.option(number) for number in range(common)
    ]


def test_numbers_that_its_file_has_stay_when_more_is_added() -> None:
    own, today = kept(__package__), numbering_of("galaxy").data
    assert own.blocks == today.blocks[: len(own.blocks)]
    assert own.versions == today.versions[: len(own.versions)]
    for kind, texts in own.values.items():
        assert today.values[kind][: len(texts)] == texts


def test_the_product_has_no_number_for_it() -> None:
    product = kept("starboard.galaxy")
    assert {"play_along", "rehearse"}.isdisjoint(block.question for block in product.blocks)
    assert "90001" not in product.values["component"]
