"""The curtain between two hands: saloon scenes, and the summons of the next person."""
