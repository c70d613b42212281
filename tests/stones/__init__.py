"""Stones, the foreign game of the tests: small, with everything in it that a game may bring."""
