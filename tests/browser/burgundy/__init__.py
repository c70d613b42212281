"""The Burgundy table in a browser."""
