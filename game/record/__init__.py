"""Games on disk: the file of one game, the folder of all, and the writing of every choice."""
