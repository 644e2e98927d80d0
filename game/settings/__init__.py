"""What a player chose once for all: how it is kept in a file, and who is told when it changes."""
