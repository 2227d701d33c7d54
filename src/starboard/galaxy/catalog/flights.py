"""Flights by their names, and the hourglass that times the building before them."""

from collections.abc import Mapping

from starboard.galaxy.catalog.sheets import FlightPlan, flights
from starboard.galaxy.catalog.shelf import Shelf

FLIGHTS: Mapping[str, FlightPlan] = Shelf(flights)
HOURGLASS_SECONDS = 90.0
"""How long it runs; nothing is printed, so it is the same for all flights."""

__all__ = ["FLIGHTS", "HOURGLASS_SECONDS", "FlightPlan"]
