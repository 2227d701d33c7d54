"""The support team: people who are hired between flights, each with an ability at once and another one later."""

from starboard.engine import Choice
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.support_team.catalogue import people as cards
from starboard.galaxy.modules.support_team.memory import NAME
from starboard.galaxy.modules.support_team.people import EFFECTS, PEOPLE
from starboard.galaxy.modules.support_team.procedure import COMPETITION, FIRST_FLIGHT, FROM, Team
from starboard.galaxy.modules.support_team.seen import check, own, seen, shake
from starboard.galaxy.modules.support_team.vocabulary import VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    box="another_big_expansion",
    modifiers=(Team(), *PEOPLE, *EFFECTS),
    begins=lambda _: (NAME,),
    choices=(
        Choice(NAME, ("no", "dealt", COMPETITION), "no"),
        Choice(FROM, ("second", FIRST_FLIGHT), "second"),
    ),
    printed=tuple(Printed(name=card.name, group="team", sure=card.sure) for card in cards().values()),
    vocabulary=VOCABULARY,
    seen=seen,
    own=own,
    check=check,
    shake=shake,
)
