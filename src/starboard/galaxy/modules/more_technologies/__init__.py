"""New Technologies of Keep on Trucking: 52 more components, from plated walls to catapults."""

from starboard.engine import Choice, Need
from starboard.galaxy.catalog.parts import PartKind
from starboard.galaxy.editions import SECOND
from starboard.galaxy.mechanisms.specializations.diplomat import DIPLOMAT
from starboard.galaxy.mechanisms.specializations.manager import MANAGER
from starboard.galaxy.mechanisms.specializations.vocabulary import GROUP
from starboard.galaxy.mechanisms.technology.furnace import FURNACES
from starboard.galaxy.mechanisms.technology.kinds import BOOSTERS, CYAN_ALIEN, FURNACE, SLEEPING_HUMAN, STASIS
from starboard.galaxy.mechanisms.technology.shield_booster import ShieldBoosters
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.more_technologies.abilities import cards
from starboard.galaxy.modules.more_technologies.abilities.lawyer import TitleLawyer
from starboard.galaxy.modules.more_technologies.abilities.merchant import AskingMerchant
from starboard.galaxy.modules.more_technologies.abilities.micronavigator import Micronavigation, Micronavigator
from starboard.galaxy.modules.more_technologies.abilities.technician import Technician
from starboard.galaxy.modules.more_technologies.boosters import CannonBoosters, EngineBoosters
from starboard.galaxy.modules.more_technologies.catapults import Catapults
from starboard.galaxy.modules.more_technologies.chains import LONGEST
from starboard.galaxy.modules.more_technologies.drawer import MEMORY, NAME
from starboard.galaxy.modules.more_technologies.seen import seen
from starboard.galaxy.modules.more_technologies.stasis import JoinedChambers
from starboard.galaxy.modules.more_technologies.vocabulary import VOCABULARY
from starboard.galaxy.modules.more_technologies.warehouse import MoreComponents, shake
from starboard.galaxy.seams import Modifier

LEARNT: tuple[Modifier, ...] = (
    Technician(cards.TECHNICIAN, MEMORY, 1),
    TitleLawyer(cards.LAWYER),
    MANAGER,
    AskingMerchant(cards.MERCHANT),
    Micronavigator(cards.MICRONAVIGATOR),
    DIPLOMAT,
)
"""In play for whoever has taken the card."""
ALWAYS: tuple[Modifier, ...] = (
    MoreComponents(),
    JoinedChambers("joined_chambers"),
    CannonBoosters(),
    EngineBoosters(),
    ShieldBoosters("shield_chains", LONGEST),
    FURNACES,
    Catapults(),
    cards.ABILITIES,
    Micronavigation(cards.MICRONAVIGATOR),
)
"""In play from the first moment on."""

MODULE = Module(
    name=NAME,
    package=__name__,
    box="keep_on_trucking",
    editions=(SECOND.name,),
    tiles="tiles.json",
    first_tile=1200,
    parts=(
        STASIS,
        FURNACE,
        *BOOSTERS,
        PartKind(
            name="catapult",
            directed=True,
            needs=lambda _, other: bool(other.holds),
            glyph="┴├┬┤",
            style="cannon",
        ),
    ),
    figures=(CYAN_ALIEN, SLEEPING_HUMAN),
    blocks="RRRYYYGGG" + 11 * "B",
    printed=tuple(Printed(name=name, group=GROUP, sure=cards.SURE[name]) for name in cards.NAMES),
    modifiers=(*LEARNT, *ALWAYS),
    begins=lambda _: [modifier.name for modifier in ALWAYS],
    choices=(Choice(NAME, ("no", "yes"), "no"),),
    needs=(Need("after_learning", NAME, ("yes",), "rounds", never=(SECOND.lesson,)),),
    vocabulary=VOCABULARY,
    seen=seen,
    shake=shake,
)
