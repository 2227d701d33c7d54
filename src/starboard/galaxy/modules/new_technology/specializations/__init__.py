"""What the cyan aliens of this edition have learnt in their own way; the rest is shared."""
