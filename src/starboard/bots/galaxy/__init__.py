"""Players of Galaxy Trucker. They use the catalogue, the geometry of ships, and what a view shows."""
