options-another_big_expansion = Another Big Expansion
