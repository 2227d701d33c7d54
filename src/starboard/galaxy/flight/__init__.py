"""The flight: the track, strength, hazards, goods, crew, giving up and the settlement."""
