"""What SpaceCorp gives to the outside."""

from starboard.entry import GameEntry, Measures
from starboard.spacecorp import RULES
from starboard.spacecorp.catalogue import catalogue
from starboard.spacecorp.glossary import glossary
from starboard.spacecorp.measures import COMPARED, statistics
from starboard.spacecorp.presentation import PRESENTATION
from starboard.spacecorp.scenario import position
from starboard.spacecorp.view import TableView

GAME = GameEntry(
    rules=RULES,
    view=TableView,
    words=("starboard.spacecorp",),
    presentation=PRESENTATION,
    catalogue=catalogue,
    glossary=glossary,
    scenario=position,
    measures=Measures(statistics=statistics, compared=COMPARED),
)
