"""Simulation: playing games out between programs, and counting what comes of it."""
