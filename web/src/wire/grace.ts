// Written by `python -m kasztelan.server.wire.typescript` from the server's own descriptions.
// Change those, then run `make types`.

/** Seconds at the beginning of a decision that do not count, at a table with a clock. */
export const GRACE = 5;
