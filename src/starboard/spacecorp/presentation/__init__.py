"""How SpaceCorp looks and speaks: its table as a drawing, its questions, options and events in words."""

from starboard.spacecorp.presentation.events import MINOR, event
from starboard.spacecorp.presentation.options import brief, form, option
from starboard.spacecorp.presentation.questions import question
from starboard.spacecorp.presentation.styles import STYLES
from starboard.spacecorp.presentation.table import LOOKS, PICTURES, draw

__all__ = ["LOOKS", "MINOR", "PICTURES", "STYLES", "brief", "draw", "event", "form", "option", "question"]
