"""For whoever runs a server: numbers, logs, back-ups, idle tables, and an end that tells everybody."""
