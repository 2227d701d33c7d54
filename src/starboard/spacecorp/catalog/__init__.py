"""Cards, tiles, boards, contracts and colonies of SpaceCorp as data files, and their typed loaders."""
