"""The games, each in a room of its own that imports no other."""
