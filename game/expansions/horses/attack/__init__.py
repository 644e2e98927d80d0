"""HORSE ATTACK on the screen: a scene for people round one table, in which each chooses in secret, car by car."""
