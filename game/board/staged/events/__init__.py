"""The events of the round cards as scenes, each in one file: what comes, who moves, what is heard."""
