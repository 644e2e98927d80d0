"""HORSES & STAGECOACH: horses beside the train, a stagecoach with its guard, hostages and whiskey."""
