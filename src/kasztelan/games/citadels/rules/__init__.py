"""The rules, one file for each thing a player would look up."""
