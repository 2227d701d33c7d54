"""The people of the support team, a class for each."""

from starboard.galaxy.modules.support_team.people.advertiser import Advertiser
from starboard.galaxy.modules.support_team.people.architect import Architect
from starboard.galaxy.modules.support_team.people.assembler import Assembler
from starboard.galaxy.modules.support_team.people.bureaucrat import Bureaucrat
from starboard.galaxy.modules.support_team.people.buyer import Buyer
from starboard.galaxy.modules.support_team.people.deliveryman import Deliveryman
from starboard.galaxy.modules.support_team.people.hotel_clerk import HotelClerk
from starboard.galaxy.modules.support_team.people.hypergeometer import Hypergeometer
from starboard.galaxy.modules.support_team.people.inspector import Inspector, Preview
from starboard.galaxy.modules.support_team.people.planner import Planner
from starboard.galaxy.modules.support_team.people.plumber import Plumber
from starboard.galaxy.modules.support_team.people.saboteur import Bomb, Saboteur
from starboard.galaxy.modules.support_team.people.security_guard import FireDrill, SecurityGuard
from starboard.galaxy.modules.support_team.people.smuggler import Smuggler
from starboard.galaxy.modules.support_team.people.stock_boy import StockBoy
from starboard.galaxy.modules.support_team.people.swindler import Swindler
from starboard.galaxy.modules.support_team.people.trader import Market, Trader
from starboard.galaxy.modules.support_team.people.welder import Welder
from starboard.galaxy.seams import Modifier

PEOPLE: tuple[Modifier, ...] = (
    Advertiser(),
    Architect(),
    Assembler(),
    Bureaucrat(),
    Buyer(),
    Deliveryman(),
    HotelClerk(),
    Hypergeometer(),
    Inspector(),
    Plumber(),
    Planner(),
    Saboteur(),
    SecurityGuard(),
    Smuggler(),
    StockBoy(),
    Swindler(),
    Trader(),
    Welder(),
)
"""In the order of their cards."""
EFFECTS: tuple[Modifier, ...] = (Market(), Bomb(), FireDrill(), Preview())
"""What some of them put into force for others than their owner."""
