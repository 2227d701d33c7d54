"""Parts and figures of clever components that both editions have, for the manifests that list them."""

from __future__ import annotations

from starboard.galaxy.catalog.figures import HUMAN, FigureKind
from starboard.galaxy.catalog.parts import PartKind

CYAN, SLEEPER = "C", "Z"
"""The letters of cyan aliens and of humans in stasis."""

STASIS = PartKind(name="stasis", needs=lambda _, other: bool(other.cabin), glyph="z", style="human")
FURNACE = PartKind(name="furnace", needs=lambda _, other: bool(other.cells), glyph="♨", style="charged")
CANNON_BOOSTER = PartKind(
    name="cannon_booster",
    group="booster",
    powered=lambda _: True,
    needs=lambda _, other: bool(other.cannon),
    glyph="»",
    style="cannon",
)
ENGINE_BOOSTER = PartKind(
    name="engine_booster",
    group="booster",
    powered=lambda _: True,
    needs=lambda _, other: bool(other.engine),
    glyph="»",
    style="engine",
)
SHIELD_BOOSTER = PartKind(
    name="shield_booster",
    group="booster",
    powered=lambda _: True,
    needs=lambda _, other: other.shield,
    glyph="»",
    style="shield",
)
BOOSTERS = (CANNON_BOOSTER, ENGINE_BOOSTER, SHIELD_BOOSTER)

CYAN_ALIEN = FigureKind(CYAN, "cyan", colour="cyan", berths=2, glyph="Φ")
SLEEPING_HUMAN = FigureKind(SLEEPER, "sleeper", crew=False, guise_of=HUMAN, glyph="z")
