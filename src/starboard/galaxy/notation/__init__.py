"""Ships, flights and cards as texts that people can read, write, and paste into a bug report (docs/notation.md)."""

from starboard.galaxy.notation.cards import read_card, write_card
from starboard.galaxy.notation.flights import FlightText, read_flight, write_flight
from starboard.galaxy.notation.ships import man, read_ship, write_ship

__all__ = ["FlightText", "man", "read_card", "read_flight", "read_ship", "write_card", "write_flight", "write_ship"]
