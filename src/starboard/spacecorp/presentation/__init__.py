"""How SpaceCorp looks and speaks: its table as a drawing, its questions, options and events in words."""

from starboard.entry import Presentation
from starboard.spacecorp.presentation.events import MINOR, event
from starboard.spacecorp.presentation.options import brief, option
from starboard.spacecorp.presentation.questions import question
from starboard.spacecorp.presentation.styles import STYLES
from starboard.spacecorp.presentation.table import LOOKS, PICTURES, draw

PRESENTATION = Presentation(
    draw=draw,
    looks=LOOKS,
    pictures=PICTURES,
    styles=STYLES,
    question=question,
    option=option,
    brief=brief,
    event=event,
    minor=MINOR,
)
