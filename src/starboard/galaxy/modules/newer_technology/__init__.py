"""The new components of Another Big Expansion: sunshine, thrusters, routers, robots and weapons for everybody."""

from starboard.engine import Choice
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.module import Module
from starboard.galaxy.modules.newer_technology.crubots import CrubotStations
from starboard.galaxy.modules.newer_technology.routers import Routers
from starboard.galaxy.modules.newer_technology.solar import SolarPanels
from starboard.galaxy.modules.newer_technology.supports import MixedLifeSupports
from starboard.galaxy.modules.newer_technology.thrusters import Thrusters
from starboard.galaxy.modules.newer_technology.vocabulary import NAME, VOCABULARY
from starboard.galaxy.modules.newer_technology.warehouse import Components, Removal, shake
from starboard.galaxy.modules.newer_technology.weapons import Armories, AutoDefense

MODULE = Module(
    name=NAME,
    package=__name__,
    box="another_big_expansion",
    tiles="tiles.json",
    first_tile=300,
    parts=(
        PartKind(name="solar_panel", glyph="☼", style="charged"),
        PartKind(
            name="thruster",
            directed=True,
            keeps_clear=lambda parts: [SIDES.index(side) for side in parts.get("thruster")],
            in_the_way="before_thruster",
            powered=lambda _: True,
            glyph="◹◿◺◸",
            style="engine",
        ),
        PartKind(name="router", glyph="⌘"),
        PartKind(name="mixed_support", group="life_support", glyph="±", style="human"),
        PartKind(name="crubots", powered=lambda _: True, glyph="♟", style="human"),
        PartKind(name="auto_defense", glyph="⌖", style="cannon"),
        PartKind(name="armory", glyph="⚔", style="cannon"),
    ),
    modifiers=(
        Components(),
        Removal(),
        SolarPanels(),
        Thrusters(),
        Routers(),
        MixedLifeSupports(),
        CrubotStations(),
        AutoDefense(),
        Armories(),
    ),
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    vocabulary=VOCABULARY,
    shake=shake,
)
