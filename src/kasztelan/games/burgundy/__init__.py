"""The Castles of Burgundy: Special Edition."""
