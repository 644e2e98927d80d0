"""The expansions, each a rule in one file or one small folder."""
