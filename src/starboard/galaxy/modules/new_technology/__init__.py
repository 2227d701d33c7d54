"""New Technology: 42 more components that are far too clever, and the cyan aliens who know how they work."""

from starboard.engine import Choice
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.mechanisms.specializations.diplomat import DIPLOMAT
from starboard.galaxy.mechanisms.specializations.manager import MANAGER
from starboard.galaxy.mechanisms.technology.furnace import FURNACES
from starboard.galaxy.mechanisms.technology.kinds import BOOSTERS, CYAN_ALIEN, FURNACE, SLEEPING_HUMAN, STASIS
from starboard.galaxy.mechanisms.technology.shield_booster import ShieldBoosters
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.new_technology.cannon_booster import CannonBoosters
from starboard.galaxy.modules.new_technology.cards import CARDS, LAWYER, MERCHANT, NAMES, SURE, TECHIE
from starboard.galaxy.modules.new_technology.drawer import MEMORY, NAME
from starboard.galaxy.modules.new_technology.hyperspace import EngineBoosters
from starboard.galaxy.modules.new_technology.quarters import Dormitories, LuxuryCabins
from starboard.galaxy.modules.new_technology.seen import seen
from starboard.galaxy.modules.new_technology.specializations.choosing import SPECIALIZATIONS
from starboard.galaxy.modules.new_technology.specializations.lawyer import InsuranceLawyer
from starboard.galaxy.modules.new_technology.specializations.merchant import LuxuryMerchant
from starboard.galaxy.modules.new_technology.specializations.techie import PromptTechie
from starboard.galaxy.modules.new_technology.vocabulary import VOCABULARY
from starboard.galaxy.modules.new_technology.warehouse import Warehouse, shake
from starboard.galaxy.seams import Modifier

LEARNT: tuple[Modifier, ...] = (
    PromptTechie(TECHIE, MEMORY, CARDS.techie.free),
    InsuranceLawyer(LAWYER),
    MANAGER,
    LuxuryMerchant(MERCHANT),
    DIPLOMAT,
)
"""In play for whoever has taken the card. The Techie is asked before anybody spends energy on a jump."""
ALWAYS: tuple[Modifier, ...] = (
    Warehouse(),
    LuxuryCabins(),
    Dormitories("stasis_chambers"),
    EngineBoosters(),
    ShieldBoosters("shield_boosters", longest=1),
    CannonBoosters(),
    FURNACES,
    SPECIALIZATIONS,
)

MODULE = Module(
    name=NAME,
    package=__name__,
    box="big_expansion",
    tiles="tiles.json",
    first_tile=200,
    parts=(
        PartKind(name="luxury", group="cabin", glyph="♦", style="human"),
        STASIS,
        FURNACE,
        *BOOSTERS,
        PartKind(name="plating", glyph="▦"),
    ),
    figures=(CYAN_ALIEN, SLEEPING_HUMAN),
    printed=tuple(Printed(name=name, group="specializations", sure=SURE[name]) for name in NAMES),
    blocks="RRYYGGBB",
    modifiers=(*LEARNT, *ALWAYS),
    begins=lambda _: [modifier.name for modifier in ALWAYS],
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    vocabulary=VOCABULARY,
    seen=seen,
    shake=shake,
)
