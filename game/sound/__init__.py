"""What is heard: the sound device, effects, music and the train's own noise. Nothing here ever stops the game."""
