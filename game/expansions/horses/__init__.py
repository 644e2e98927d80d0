"""HORSES & STAGECOACH on the screen."""
