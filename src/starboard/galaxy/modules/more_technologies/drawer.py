"""What the module remembers of a table."""

from starboard.galaxy.drawers import Drawer

NAME = "more_technologies"
_drawer = Drawer(NAME)
remember, remembered = _drawer.remember, _drawer.remembered
