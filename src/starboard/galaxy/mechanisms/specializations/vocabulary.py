"""What cyan aliens ask and tell alike in both editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from starboard.engine import Kind, Option, Question, SeatEvent
from starboard.galaxy.registry import modules
from starboard.galaxy.vocabulary.questions import OfCard, Weighed

GROUP = "specializations"
"""The heading under which manifests list the cards."""


def every_card() -> Sequence[str]:
    """The cards that there may be at any table."""
    return tuple(dict.fromkeys(thing.name for module in modules() for thing in module.printed if thing.group == GROUP))


Specialization = Annotated[str, Kind("specialization", r"[a-z_]+", every_card)]
"""What a cyan alien has learnt."""


class Techie(Option, frozen=True):
    """Let the Techie find the energy."""


class Specialize(Option, frozen=True):
    """Take the card of a specialization."""

    written: ClassVar[str] = "{specialization}"
    specialization: Specialization


class Negotiate(Option, frozen=True):
    """Send the Diplomat, who does not come back."""


class Suffer(Option, frozen=True):
    """Let it happen, and keep the Diplomat."""


class Specialized(SeatEvent, frozen=True):
    """A cyan alien has shown its diploma."""

    specialization: str


class TechieHelped(SeatEvent, frozen=True):
    """The Techie has saved a battery token."""


class DiplomatSent(SeatEvent, frozen=True):
    """The Diplomat has talked a ship out of trouble and stays with the others."""

    card: str


QUESTIONS = (
    Question("specialize", (Specialize,), about=Weighed),
    Question("negotiate", (Negotiate, Suffer), about=OfCard),
)
EVENTS = (Specialized, TechieHelped, DiplomatSent)
