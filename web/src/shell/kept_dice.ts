/**
 * What this browser keeps of a table's dice: the commitment it was shown before the first card, and its own share.
 * With them the dice can be verified after the game without asking the server.
 */
const commitmentKey = (table: string): string => `kasztelan.commitment.${table}`;
const noncesKey = (table: string): string => `kasztelan.nonces.${table}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing can still play; it cannot prove later what it was shown.
  }
}

/** Keeps the commitment the first time it is shown; one that came later proves nothing, so it changes nothing. */
export function keepCommitment(table: string, commitment: string): void {
  if (read(commitmentKey(table)) === null) write(commitmentKey(table), commitment);
}

export function keptCommitment(table: string): string | null {
  return read(commitmentKey(table));
}

/** A share in the dice: 32 hex digits that nobody else knows before they are sent. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function keepNonce(table: string, seat: number, nonce: string): void {
  write(noncesKey(table), JSON.stringify({ ...keptNonces(table), [seat]: nonce }));
}

/** The shares this browser gave, by seat. */
export function keptNonces(table: string): Record<string, string> {
  try {
    return JSON.parse(read(noncesKey(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
