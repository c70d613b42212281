"""The rules of Burgundy, one file for each thing a player would look up."""
