"""One module for each change of the schema, in the order of their numbers. Released ones are never edited."""
