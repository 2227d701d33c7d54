"""The first edition: its data."""
