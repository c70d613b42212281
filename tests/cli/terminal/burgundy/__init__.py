"""Burgundy in the terminal client."""
