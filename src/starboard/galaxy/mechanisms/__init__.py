"""Rules that several modules share and the base game alone does not need."""
