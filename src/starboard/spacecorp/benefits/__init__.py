"""What cards and colony tiles do: a class for each code in the data files, with a hook for each moment."""
