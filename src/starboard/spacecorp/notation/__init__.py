"""Positions of SpaceCorp as texts that people can read, write, and paste into a bug report (docs/notation.md).

What a text leaves out is as at the beginning of the era: teams on the starting site, nobody has anything, and all cards
and tiles that stand nowhere else lie in their piles in the order of the catalogue. A text may say of what lies face
down only how much it is.
"""

from starboard.spacecorp.notation.reading import Position, read_position, read_table
from starboard.spacecorp.notation.writing import write_table, write_view

__all__ = ["Position", "read_position", "read_table", "write_table", "write_view"]
