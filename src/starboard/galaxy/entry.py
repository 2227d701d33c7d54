"""What Galaxy Trucker gives to the outside."""

from starboard.entry import GameEntry, Measures, Notation
from starboard.galaxy import RULES
from starboard.galaxy.catalogue import catalogue
from starboard.galaxy.glossary import glossary
from starboard.galaxy.measures import COMPARED, FINISHED, LEFT, extended, goals, statistics
from starboard.galaxy.pacing import PACING
from starboard.galaxy.presentation import PRESENTATION
from starboard.galaxy.presentation.show import copy, show, show_data
from starboard.galaxy.registry import elsewhere, word_packages
from starboard.galaxy.scenario import position
from starboard.galaxy.trials import trials
from starboard.galaxy.view import TableView

GAME = GameEntry(
    rules=RULES,
    view=TableView,
    words=word_packages(),
    presentation=PRESENTATION,
    catalogue=catalogue,
    glossary=glossary,
    scenario=position,
    notation=Notation(begins="ship", show=show, show_data=show_data, copy=copy),
    pacing=PACING,
    measures=Measures(
        statistics=statistics,
        goals=goals,
        compared=COMPARED,
        extended=extended,
        trials=trials,
        success=FINISHED,
        failure=LEFT,
    ),
    elsewhere=elsewhere(),
)
