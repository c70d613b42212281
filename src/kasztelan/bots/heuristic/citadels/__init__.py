"""Rules of thumb for Citadels, one file per kind of thought."""
