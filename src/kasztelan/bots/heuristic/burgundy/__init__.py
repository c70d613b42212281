"""Rules of thumb for Burgundy: regions, phases, monasteries."""
