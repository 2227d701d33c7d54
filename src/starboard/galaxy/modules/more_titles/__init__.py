"""More titles for the Trek: Aesthete and Machinist, the title holder, and two titles each for two players."""

from starboard.galaxy.editions import SECOND
from starboard.galaxy.module import Module, Printed
from starboard.galaxy.modules.more_titles.aesthete import GoldenSymmetry
from starboard.galaxy.modules.more_titles.machinist import GoldenMachines
from starboard.galaxy.modules.more_titles.options import CHOICES, NAME, NEEDS, TITLES, Holder
from starboard.galaxy.modules.more_titles.scores import Scores
from starboard.galaxy.modules.more_titles.seen import seen
from starboard.galaxy.modules.more_titles.vocabulary import VOCABULARY

MODULE = Module(
    name=NAME,
    package=__name__,
    box="keep_on_trucking",
    editions=(SECOND.name,),
    journeys=True,
    modifiers=(Holder(), Scores(), GoldenSymmetry(), GoldenMachines()),
    begins=lambda _: (Holder.name, Scores.name),
    choices=CHOICES,
    needs=NEEDS,
    extras={"titles": "titles.json"},
    printed=tuple(Printed(name=title, group="titles", sure="exact") for title in TITLES),
    vocabulary=VOCABULARY,
    seen=seen,
)
