/** How long the ribbon hears nothing after it has changed, in milliseconds: nobody has read it by then. */
export const SETTLES = 350;

/** Does something later; what it gives back calls it off. */
export type Later = (then: () => void, after: number) => () => void;

const byTheClock: Later = (then, after) => {
  const timer = setTimeout(then, after);
  return () => clearTimeout(timer);
};

/** Knows whether something that can be clicked has changed just now, so that no click meant for what was there counts. */
export class Settling {
  private last: string | null = null;
  private callOff: () => void = () => undefined;
  private moving = $state(false);

  constructor(private readonly later: Later = byTheClock) {}

  get settled(): boolean {
    return !this.moving;
  }

  /** This is shown now. What is shown first was never anything else. */
  shows(what: string): void {
    if (what === this.last) return;
    const first = this.last === null;
    this.last = what;
    if (first) return;
    this.moving = true;
    this.callOff();
    this.callOff = this.later(() => (this.moving = false), SETTLES);
  }

  leave(): void {
    this.callOff();
  }
}
