"""How Citadels is drawn in a terminal."""
