"""The second edition: its data."""
