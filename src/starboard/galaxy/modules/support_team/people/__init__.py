"""The people of the support team, a class for each."""

from starboard.galaxy.modules.support_team.people.advertiser import Advertiser
from starboard.galaxy.modules.support_team.people.architect import Architect
from starboard.galaxy.modules.support_team.people.assembler import Assembler
from starboard.galaxy.modules.support_team.people.bureaucrat import Bureaucrat
from starboard.galaxy.modules.support_team.people.trader import Market, Trader
from starboard.galaxy.modules.support_team.people.welder import Welder
from starboard.galaxy.seams import Modifier

PEOPLE: tuple[Modifier, ...] = (
    Advertiser(),
    Architect(),
    Assembler(),
    Bureaucrat(),
    Trader(),
    Welder(),
)
"""In the order of their cards."""
EFFECTS: tuple[Modifier, ...] = (Market(),)
"""What some of them put into force for others than their owner."""
