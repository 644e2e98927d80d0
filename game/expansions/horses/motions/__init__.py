"""How what happens with coach, horses, guard and whiskey moves."""
