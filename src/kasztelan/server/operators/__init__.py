"""For whoever runs a server: metrics, logs, back-ups, idle tables, and an end that tells everybody."""
