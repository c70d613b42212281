"""Players: random, heuristic, and later search and learned ones."""
