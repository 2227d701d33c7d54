options-another_big_expansion = Une autre grosse extension
