"""The terminal client: a table drawn in text, played with keys."""
