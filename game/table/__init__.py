"""What lies on the table and how it is told: cards, fan, pile, strips, top bar; live scenes and the replay share it."""
