"""Modules: the order in which they are asked, and that nothing outside a module's folder names it."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from starboard.galaxy import registry
from starboard.galaxy.catalog.figures import FigureKind
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.module import Module
from starboard.galaxy.modules import BOXES, NAMES
from starboard.galaxy.registry import boxes, modifiers, modules, word_packages
from starboard.galaxy.seams import CHANGE, SEAMS, Modifier
from starboard.words import LANGUAGES
from starboard.words.words import words_text

HOME = Path(__file__).parents[2]
ORDER = Path(__file__).with_name("seams") / "order.txt"
PLACES = ("src", "web/src", "tests", "scripts")
WRITTEN = {".py", ".ftl", ".ts", ".svelte", ".json", ".toml"}
LISTS = (
    "galaxy/modules/__init__.py",
    "seams/order.txt",
    "galaxy/catalogue.json",
    "galaxy/numbering.json",
    "numbering_promised.json",
    "tests/fixtures/",
)
"""Where everything that is installed stands by its name: lists, what is made from them, and recorded games."""
TOY = "tests.galaxy.toy"
OF_THE_TOY = ("galaxy/toy", "bandstand", "musician", "drum_major", "toy_tempo", "play_along")
"""Some of what it brings, by the names it has there."""


def printed_order(every: Iterable[Modifier]) -> str:
    """Every seam with those who are asked there, in their order, each with its rank."""
    lines, listed = [], list(every)
    for seam in SEAMS:
        asked = [(modifier.rank.get(seam, CHANGE), modifier.name) for modifier in listed if hasattr(modifier, seam)]
        asked.sort(key=lambda entry: entry[0])
        lines.append(f"{seam}:" + "".join(f" {name} {rank}" for rank, name in asked))
    return "\n".join(lines) + "\n"


def test_the_order_of_every_seam_is_the_printed_one() -> None:
    """If this fails because a module is new, look at the difference and print it again: the review shall see it."""
    assert ORDER.read_text("utf-8") == printed_order(modifiers().values()), (
        "write it again: python -m tests.galaxy.test_modules"
    )


def test_a_module_says_which_box_it_came_in() -> None:
    for box in boxes():
        assert [module.name for module in modules() if module.box == box.name] == [
            name for name in NAMES if name in box.modules
        ]
    assert {module.box for module in modules() if module.name in NAMES} <= {box.name for box in boxes()}


def test_every_module_has_a_switch_that_is_off_or_says_when_it_is_in_play() -> None:
    for module in modules():
        assert bool(module.switch) != (module.when is not None), module.name
        if module.switch:
            assert module.choices[0].default == module.choices[0].values[0], module.name


def test_modules_may_list_the_same_thing_but_not_two_things_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, figure = PartKind(name="mirror"), FigureKind("M", "magician", glyph="m")

    def install(*parts: PartKind) -> None:
        brought = tuple(
            Module(name=f"stage_{number}", package=__name__, parts=(part,), figures=(figure,))
            for number, part in enumerate(parts)
        )
        monkeypatch.setattr(registry, "modules", lambda: brought)

    install(kind, kind)
    assert [name for name in registry.part_kinds.__wrapped__() if name == "mirror"] == ["mirror"]
    assert registry.figures.__wrapped__()["M"] is figure
    install(kind, PartKind(name="mirror", glyph="?"))
    with pytest.raises(ValueError, match="different things called 'mirror'"):
        registry.part_kinds.__wrapped__()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_of_the_game_have_words_of_the_same_name(language: str) -> None:
    named: dict[str, str] = {}
    for package in word_packages():
        for line in words_text(language, package).splitlines():
            if line[:1].isalpha() and "=" in line:
                name = line.partition("=")[0].strip()
                assert name not in named, f"{name} is in {package} and in {named[name]}"
                named[name] = package


@pytest.mark.parametrize("name", NAMES)
def test_nothing_outside_the_folder_of_a_module_names_it(name: str) -> None:
    own = (f"galaxy/modules/{name}/", *(f"galaxy/modules/{box}/" for box in BOXES), *LISTS)
    for path in _written():
        if not any(place in path.as_posix() for place in own):
            text = path.read_text("utf-8")
            assert not _is_named(name, _without_needs(text) if _is_manifest(path) else text), path


def _is_named(name: str, text: str) -> bool:
    """Whether a text names a module. One that bears an everyday word for a name is named in quotes, paths and keys."""
    if "_" in name:
        return name in text
    return re.search(rf"""["'./-]{name}\b|\b{name}=""", text) is not None


def test_a_module_with_an_everyday_name_may_be_talked_about() -> None:
    assert not _is_named("visitors", "Nobody likes visitors.")
    for text in ('{"visitors": "yes"}', "meet(visitors='yes')", "galaxy.modules.visitors", "note-visitors-meteors"):
        assert _is_named("visitors", text)


def _is_manifest(path: Path) -> bool:
    """Whether a file is the manifest of a module: there, and only in its `needs`, it may name another one."""
    return path.name == "__init__.py" and path.parent.parent.as_posix().endswith("galaxy/modules")


def _without_needs(text: str) -> str:
    """A manifest without the modules that it needs."""
    for call in ast.walk(ast.parse(text)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Module":
            for said in call.keywords:
                if said.arg == "needs":
                    text = text.replace(ast.get_source_segment(text, said.value) or "", "")
    return text


def test_only_the_needs_of_a_manifest_may_name_another_module() -> None:
    manifest = 'MODULE = Module(name="new", rounds=("old",), needs=("old", Need("why", "old", ("yes",), "seats")))'
    assert _without_needs(manifest) == 'MODULE = Module(name="new", rounds=("old",), needs=)'
    assert _without_needs('OTHER = Thing(needs=("old",))') == 'OTHER = Thing(needs=("old",))'
    assert _is_manifest(HOME / "src/starboard/galaxy/modules/new/__init__.py")
    assert not _is_manifest(HOME / "src/starboard/galaxy/modules/new/modifiers.py")
    assert not _is_manifest(HOME / "src/starboard/galaxy/modules/new/cards/__init__.py")


def test_nothing_mentions_the_toy() -> None:
    folder, this = HOME / "tests" / "galaxy" / "toy", Path(__file__)
    for path in _written():
        if folder not in path.parents and path != this:
            text = path.read_text("utf-8")
            assert not [word for word in (TOY, *OF_THE_TOY) if word in text], path


def _written() -> list[Path]:
    return [
        path
        for place in PLACES
        for path in (HOME / place).rglob("*")
        if path.suffix in WRITTEN and "node_modules" not in path.parts
    ]


def test_the_toy_expansion_plays() -> None:
    """Its own tests, in a process where it is installed."""
    _passes_with_the_toy("tests/galaxy/toy")


def test_every_promise_of_the_game_holds_with_the_toy_installed() -> None:
    """The generic suite: random setups with and without the toy, arena, vocabulary, numbers, recorded games.

    And games with it alone, and with every two modifiers that are asked at the same seam.
    """
    _passes_with_the_toy("tests/every_game", "tests/galaxy/test_module_games.py", "-k", "galaxy or numbering")


def _passes_with_the_toy(*chosen: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen],
        cwd=HOME,
        env={**os.environ, "STARBOARD_MODULES": TOY},
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]


if __name__ == "__main__":
    ORDER.parent.mkdir(exist_ok=True)
    ORDER.write_text(printed_order(modifiers().values()), "utf-8")
