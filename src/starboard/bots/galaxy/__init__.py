"""Players of Galaxy Trucker. They use the catalogue and the geometry of ships, and of the game only what a view shows."""
