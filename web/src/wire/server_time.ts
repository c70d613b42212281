/**
 * The server's time, guessed from when its messages say they were made. None comes before it was made, so the one that
 * took the shortest way is the best guess; those that were kept and sent again later do not count.
 */
export class ServerTime {
  private ahead: number | null = null;

  /** A message that was made at `made` (seconds) has come. */
  heard(made: number): void {
    const ahead = made - performance.now() / 1000;
    if (this.ahead === null || ahead > this.ahead) this.ahead = ahead;
  }

  /** A new connection, maybe after the device slept or to a server whose clock was set: guesses anew. */
  forget(): void {
    this.ahead = null;
  }

  /** Now, in seconds; by this device's clock as long as nothing was heard. */
  now(): number {
    return this.ahead === null ? Date.now() / 1000 : performance.now() / 1000 + this.ahead;
  }
}
