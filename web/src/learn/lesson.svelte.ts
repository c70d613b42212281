import type { Desk } from '../desk/desk.svelte';
import type { Lesson, Step } from '../games/lesson';

const KEPT = 'kasztelan.lesson';

/** Remembers that a table teaches. */
export function teachAt(table: string, game: string): void {
  sessionStorage.setItem(`${KEPT}.${table}`, game);
}

export function taughtAt(table: string): string | null {
  return sessionStorage.getItem(`${KEPT}.${table}`);
}

/** Goes through a lesson: shows the first step that fits what can be seen and was not read yet. */
export class Teacher {
  private read = $state.raw<readonly string[]>([]);

  constructor(
    private readonly lesson: Lesson,
    private readonly desk: Desk,
  ) {}

  /** What to learn now; null if there is nothing new to see. */
  step: Step | null = $derived.by(
    () => this.lesson.steps.find((step) => !this.read.includes(step.key) && step.when(this.desk)) ?? null,
  );

  get done(): number {
    return this.read.length;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  next(): void {
    if (this.step) this.read = [...this.read, this.step.key];
  }

  /** The choice that a newcomer could make now. */
  get advised(): string | null {
    const advice = this.step?.advice;
    return advice ? (this.desk.those(advice)[0]?.key ?? null) : null;
  }
}
