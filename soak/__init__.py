"""Many random games with every check on."""
