"""Players of SpaceCorp that are programs."""
