"""A second reading of what may be abandoned to a black hole, word by word from the rules: every set is tried."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import NamedTuple

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the neighbours at the front, right, rear and left are."""
KINDS = (
    "structural",
    "structural",
    "cargo_2",
    "cannon",
    "engine",
    "engine",
    "double_engine",
    "heavy_container_2",
    "heavy_container_4",
    "life_support_brown",
    "explosive_container",
)
WEIGHTS = {"heavy_container_2": 2, "heavy_container_4": 4}
DIRECTED = ("engine", "double_engine", "cannon")


class Hull(NamedTuple):
    """A ship in its notation and as what stands where."""

    text: str
    kinds: dict[str, str]
    joined: dict[str, set[str]]


def random_hull(random: Random, size: int) -> Hull:
    """A cabin with so many more components around it, joined in a random way; somewhere there may be a brown alien."""
    kinds: dict[str, str] = {"7,7": "starting_cabin"}
    links: set[frozenset[str]] = set()
    while len(kinds) <= size:
        at = random.choice(sorted(kinds))
        square = _moved(at, random.randrange(4))
        if square in kinds or not _is_on_board(square):
            continue
        kinds[square] = random.choice(KINDS)
        links.add(frozenset((at, square)))
        links |= {
            frozenset((square, other))
            for other in (_moved(square, side) for side in range(4))
            if other in kinds and random.random() < 0.3
        }
    joined = {square: {other for link in links if square in link for other in link - {square}} for square in kinds}
    if random.random() < 0.5:
        near = [square for square in kinds if any(kinds[other] == "life_support_brown" for other in joined[square])]
        homes = [square for square in near if square != "7,7"]
        if homes:
            kinds[random.choice(homes)] = "cabin"
    return Hull(_written(kinds, joined), kinds, joined)


def _written(kinds: dict[str, str], joined: dict[str, set[str]]) -> str:
    lines = ["ship III"]
    for square, kind in sorted(kinds.items()):
        connectors = "".join("3" if _moved(square, side) in joined[square] else "0" for side in range(4))
        crew = " crew=2" if kind == "starting_cabin" else ""
        if kind == "cabin" and any(kinds[other] == "life_support_brown" for other in joined[square]):
            crew = " alien=brown"
        lines.append(f"{square} {kind} {connectors}{' ^' if kind in DIRECTED else ''}{crew}")
    return "\n".join(lines)


def _moved(square: str, side: int) -> str:
    column, row = map(int, square.split(","))
    return f"{column + SIDES[side][0]},{row + SIDES[side][1]}"


def _is_on_board(square: str) -> bool:
    column, row = map(int, square.split(","))
    return 5 <= column <= 9 and 6 <= row <= 8


def strength(hull: Hull, gone: frozenset[str], powered: frozenset[str]) -> int:
    """Single engines 1, powered double ones 2; 2 more for a brown alien who can breathe; then the weights."""
    rest = hull.kinds.keys() - gone
    found = sum(hull.kinds[square] == "engine" for square in rest) + 2 * len(powered - gone)
    homes = [square for square in rest if hull.kinds[square] == "cabin"]
    if found and any(hull.kinds[other] == "life_support_brown" for home in homes for other in hull.joined[home] & rest):
        found += 2
    return found - sum(WEIGHTS.get(hull.kinds[square], 0) for square in rest)


def can_be_taken_off(hull: Hull, gone: frozenset[str]) -> bool:
    """Whether they can go one by one so that nothing falls off, and something is left."""
    rest = set(hull.kinds) - gone
    if not rest:
        return False
    reached, edge = set(), {min(rest)}
    while edge:
        reached |= edge
        edge = {other for square in edge for other in hull.joined[square] & rest} - reached
    if reached != rest:
        return False
    return not gone or any(can_be_taken_off(hull, gone - {last}) for last in gone)


def legal_sets(hull: Hull, attraction: int, powered: frozenset[str]) -> set[frozenset[str]]:
    """All sets that may be abandoned (MX-R-18, MX-R-40)."""
    squares = sorted(hull.kinds)
    sets = [frozenset(some) for number in range(len(squares)) for some in combinations(squares, number)]
    due = {some: 2 * max(0, attraction - strength(hull, some, powered)) for some in sets}
    if not due[frozenset()]:
        return {frozenset()}
    possible = [some for some in sets if can_be_taken_off(hull, some)]
    enough = [some for some in possible if len(some) >= due[some]]
    return {some for some in enough if len(some) == due[some] or not any(other < some for other in enough)}
