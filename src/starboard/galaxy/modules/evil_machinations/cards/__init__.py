"""The 24 machinations, by what they are about."""

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.mechanisms.bad_day import BadDay
from starboard.galaxy.modules.evil_machinations.cards.bonuses import Checkpoint, QualityControl
from starboard.galaxy.modules.evil_machinations.cards.contests import Ambush, DragRace, PressGang, ShootingGallery
from starboard.galaxy.modules.evil_machinations.cards.damage import GettingEven, MeteorShower, RoadNarrows
from starboard.galaxy.modules.evil_machinations.cards.levies import (
    BorderControl,
    CustomsInspection,
    EcoPatrol,
    SpotCheck,
    TollBooth,
    WageDispute,
)
from starboard.galaxy.modules.evil_machinations.cards.losses import (
    CosmicRays,
    MagneticStorm,
    SystemTest,
    Trustbusters,
)
from starboard.galaxy.modules.evil_machinations.cards.opportunities import JunkerForSale, StrandedShip
from starboard.galaxy.modules.evil_machinations.cards.track import TrafficJam, WideOpenSpace

CARDS: tuple[type[Adventure], ...] = (
    Ambush,
    Checkpoint,
    QualityControl,
    CosmicRays,
    CustomsInspection,
    EcoPatrol,
    GettingEven,
    RoadNarrows,
    SystemTest,
    Trustbusters,
    TrafficJam,
    JunkerForSale,
    StrandedShip,
    WideOpenSpace,
    BadDay,
    MeteorShower,
    WageDispute,
    TollBooth,
    BorderControl,
    DragRace,
    ShootingGallery,
    PressGang,
    MagneticStorm,
    SpotCheck,
)
