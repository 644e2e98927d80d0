"""The log: every event in a sentence, and where on the train it happened."""
