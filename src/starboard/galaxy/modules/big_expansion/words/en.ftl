options-big_expansion = The Big Expansion
