"""Measurements: speed against catanatron, strength of bots."""
