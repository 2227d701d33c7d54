"""Ships of any class with any components of both boxes, joined and without errors, with what fits on them."""

from __future__ import annotations

from random import Random

from starboard.galaxy.catalog.boards import Board, bits, board
from starboard.galaxy.catalog.components import ARROWS, KINDS, OPPOSITE, has_direction, kinds_of
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.catalog.sheets import sheets

USEFUL = (
    "cabin",
    "cabin",
    "battery_2",
    "battery_3",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
    "shield",
    "cargo_3",
    "special_cargo_2",
    "structural",
    "router",
    "thruster",
    "crubot_station",
    "armory",
    "solar_panel",
    "auto_defense",
    "stasis_chamber",
    "reactor_furnace",
    "engine_booster",
)
"""Without enough of these a ship does not get far."""
CLASSES = ("I", "II", "III", "IIIA", "IA", "IIA", "IIB", "IIIB", "IV")


def boards(random: Random, name: str, count: int) -> list[str]:
    """So many boards of a class: with holes, composed, or lying in any direction."""
    if name == "IIIB":
        return [f"IIIB:{''.join(sorted(random.choices('123456', k=2)))}"] * count
    if name == "IV":
        halves = random.sample(range(1, 6), count), random.sample(range(1, 6), count)
        return [f"IV:{front}+{rear}" for front, rear in zip(*halves, strict=True)]
    return [
        name + random.choice(("", "/1", "/2", "/3")) if sheets()[name].turns == "numbers" else name
        for _ in range(count)
    ]


def ship(random: Random, key: str) -> str:
    """The text of a ship."""
    on, lines, sides, clear = board(key), [], dict[int, str](), set[int]()
    for square in _from_the_start(random, on):
        if square in clear or random.random() < 0.1:
            continue
        kind = "starting_cabin" if square in on.starts else _kind(random)
        turn = 0 if any(part.misturned for part in kinds_of(KINDS[kind])) else random.randrange(4)
        turn = turn if has_direction(KINDS[kind]) else 0
        wants = _clear_sides(KINDS[kind], turn)
        if any(on.neighbours[square][side] in sides for side in wants):
            continue
        connectors = _connectors(random, on, square, sides, wants)
        begun = {other for other in sides if on.section_of[other] == on.section_of[square]}
        if not connectors or (begun and not begun & set(on.neighbours[square])):
            continue
        sides[square] = connectors
        clear |= {on.neighbours[square][side] for side in wants}
        arrow = [ARROWS[turn]] if has_direction(KINDS[kind]) else []
        lines.append(" ".join([on.names[square], kind, connectors, *arrow, *_contents(random, KINDS[kind])]))
    return "\n".join([f"ship {key}", *lines]) + "\n"


def _kind(random: Random) -> str:
    others = [name for name in KINDS if KINDS[name].cabin != "starting"]
    return random.choice(USEFUL if random.random() < 0.6 else others)


def _from_the_start(random: Random, on: Board) -> list[int]:
    """All squares of a board, neighbours of earlier ones next, in any order."""
    waiting = list(on.starts) or [random.choice(list(bits(on.area & section))) for section in on.sections]
    order: list[int] = []
    while waiting:
        square = waiting.pop(random.randrange(len(waiting)))
        order.append(square)
        near = [other for other in on.neighbours[square] if other >= 0 and on.area >> other & 1]
        waiting += [other for other in near if other not in order and other not in waiting]
    return order


def _clear_sides(parts: Parts, turn: int) -> set[int]:
    return {(side + turn) % 4 for part in kinds_of(parts) if part.keeps_clear for side in part.keeps_clear(parts)}


def _connectors(random: Random, on: Board, square: int, sides: dict[int, str], smooth: set[int]) -> str:
    """Connectors that fit those of the neighbours, some sides smooth or plated; nothing if none of them is joined."""
    found, joined = "", False
    for side, other in enumerate(on.neighbours[square]):
        if other in sides:
            theirs = sides[other][OPPOSITE[side]]
            if theirs == "3" and side in smooth:
                return ""
            found += "3" if theirs == "3" else "0"
            joined = joined or theirs == "3"
        else:
            found += "0" if side in smooth else random.choice("3333333304")
    return found if joined or not any(other in sides for other in on.neighbours[square]) else ""


def _contents(random: Random, parts: Parts) -> list[str]:
    said = []
    if parts.get("luxury"):
        said.append("figures=H")
    elif parts.get("stasis"):
        said.append("figures=" + "Z" * random.randint(1, 2))
    elif parts.cabin:
        said.append(f"crew={2 if parts.cabin == 'starting' else random.randint(1, 2)}")
    if parts.cells:
        said.append(f"cells={random.randint(1, parts.cells)}")
    if parts.holds and random.random() < 0.7:
        said.append("goods=" + "R" * parts.special + "YGB"[: parts.holds - parts.special])
    return said
