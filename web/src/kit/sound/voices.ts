/** At most so many sounds are heard at once. */
export const MOST = 8;
/** The same sound comes again after so many seconds at the soonest. */
export const APART = 0.06;

interface Voice {
  level: number;
  until: number;
  hush: () => void;
}

/** Who may be heard: keeps sounds from becoming a jumble. */
export class Voices {
  #singing: Voice[] = [];
  readonly #last = new Map<string, number>();
  readonly #now: () => number;

  /** `now` tells the time in seconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether this one comes too soon after the same. */
  tooSoon(name: string): boolean {
    return this.#now() - (this.#last.get(name) ?? -Infinity) < APART - 1e-9;
  }

  /**
   * Whether a sound may begin now. Where eight are heard already, the oldest of the least important is hushed for it,
   * unless all of them are more important.
   */
  begins(name: string, level: number, seconds: number, hush: () => void): boolean {
    const now = this.#now();
    this.#singing = this.#singing.filter((voice) => voice.until > now);
    if (this.tooSoon(name)) return false;
    if (this.#singing.length >= MOST && !this.#makesRoom(level)) return false;
    this.#last.set(name, now);
    this.#singing.push({ level, until: now + seconds, hush });
    return true;
  }

  #makesRoom(level: number): boolean {
    const lowest = Math.min(...this.#singing.map((voice) => voice.level));
    if (lowest > level) return false;
    const [given] = this.#singing.splice(
      this.#singing.findIndex((voice) => voice.level === lowest),
      1,
    );
    given?.hush();
    return true;
  }
}
