import type { Move } from '../wire/live.svelte';
import type { Script } from './beats';
import { queued, stepsOf, takenBack } from './queue';
import type { Line, Waiting } from './queue';

/** What is still to be shown, in order. */
export class Programme {
  steps = $state.raw<readonly Waiting[]>([]);
  /** Moves that came before the game's script. */
  private unread = $state.raw<readonly Move[]>([]);

  get empty(): boolean {
    return !this.steps.length && !this.unread.length;
  }

  get lines(): Line[] {
    return this.steps.flatMap((step) => step.lines);
  }

  /** What takes time: I do not wait for my own doing. */
  get slow(): Line[] {
    return this.steps.flatMap((step) => (step.own ? [] : step.lines));
  }

  /** How many lines of the log come with it. */
  get logged(): number {
    const unread = this.unread.flatMap(({ steps, asides }) => [...steps.flatMap((s) => s.events), ...asides]);
    return this.steps.reduce((sum, step) => sum + step.logged, 0) + unread.length;
  }

  add(move: Move, script: Script | null): void {
    if (script) this.take(move, script);
    else this.unread = [...this.unread, move];
  }

  /** The script has come. */
  read(script: Script): void {
    const unread = this.unread;
    this.unread = [];
    for (const move of unread) this.take(move, script);
  }

  /** Shows these once more, before the others; the log has them already. */
  again(steps: readonly Waiting[]): void {
    this.steps = [...steps.map((step) => ({ ...step, logged: 0 })), ...this.steps];
  }

  drop(count: number): void {
    this.steps = this.steps.slice(count);
  }

  clear(): void {
    this.steps = [];
    this.unread = [];
  }

  /** What was taken back is not shown any more; that it was is. */
  private take(move: Move, script: Script): void {
    let [queue, logged] = [[...this.steps], 0];
    const undone = move.steps.flatMap((step) => step.events).find((event) => event.event === 'undone');
    if (undone) ({ kept: queue, logged } = takenBack(queue, Number(undone['count'] ?? 0)));
    for (const step of stepsOf(move, script)) queue = queued(queue, step, script);
    const last = queue.at(-1);
    if (logged && last) queue[queue.length - 1] = { ...last, logged: last.logged + logged };
    this.steps = queue;
  }
}
