"""The boards of the three eras and the tiles that are discovered on them."""
