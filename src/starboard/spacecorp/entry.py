"""What SpaceCorp gives to the outside."""

from starboard.entry import GameEntry, Measures, Notation
from starboard.spacecorp import RULES
from starboard.spacecorp.catalogue import catalogue
from starboard.spacecorp.glossary import glossary
from starboard.spacecorp.measures import COMPARED, statistics
from starboard.spacecorp.presentation import PRESENTATION
from starboard.spacecorp.presentation.show import copy, show, show_data
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
    notation=Notation(begins="spacecorp", show=show, show_data=show_data, copy=copy),
    measures=Measures(statistics=statistics, compared=COMPARED),
)
