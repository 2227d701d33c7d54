"""What the cyan aliens of this edition have learnt: which cards there are, and those of them that are its own."""
