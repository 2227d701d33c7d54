"""Positions of SpaceCorp as texts that people can read, write, and paste into a bug report (docs/notation.md).

What a text leaves out is as at the beginning of the era: teams on the starting site, nobody has anything, and all cards
and tiles that stand nowhere else lie in their piles in the order of the catalogue.
"""

from starboard.spacecorp.notation.tables import read_table, write_table

__all__ = ["read_table", "write_table"]
