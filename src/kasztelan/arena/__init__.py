"""Many games at once: simulations now; matches, tournaments and ratings stand on the same floor."""
