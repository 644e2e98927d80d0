"""How a position looks and how it moves: the train, its landscape, those on it, and the timeline they follow."""
