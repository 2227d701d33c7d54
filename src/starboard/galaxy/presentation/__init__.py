"""How Galaxy Trucker looks and speaks: its table as a drawing, its questions, options and events in words."""

from starboard.entry import Presentation
from starboard.galaxy.presentation.events import MINOR, event
from starboard.galaxy.presentation.follows import closed, follows
from starboard.galaxy.presentation.options import brief, option
from starboard.galaxy.presentation.questions import question
from starboard.galaxy.presentation.styles import STYLES
from starboard.galaxy.presentation.table import LOOKS, PICTURES, draw

PRESENTATION = Presentation(
    draw=draw,
    looks=LOOKS,
    pictures=PICTURES,
    styles=STYLES,
    question=question,
    option=option,
    brief=brief,
    follows=follows,
    closed=closed,
    event=event,
    minor=MINOR,
)
