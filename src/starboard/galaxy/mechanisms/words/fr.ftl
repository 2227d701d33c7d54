# Words of what several modules share, loaded with any of them.
