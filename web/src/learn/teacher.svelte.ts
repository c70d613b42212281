import type { Choice, Desk } from '../desk/desk.svelte';
import type { Lesson, Step } from '../games/lesson';
import type { Ref } from '../words';
import { closeNotebook, noteRead, readAt } from './progress';

/**
 * Goes through a lesson, one step after another. What is only to be read stays until it was read or the pupil decides
 * something; what is to be done stays as long as it can be done.
 */
export class Teacher {
  /** What to learn now; null if there is nothing new to see. */
  step = $state.raw<Step | null>(null);
  private shown: Step | null = null;
  private read: readonly string[];
  /** The decision that the pupil was asked for last. */
  private askedAt: number | null = null;

  constructor(
    private readonly lesson: Lesson,
    private readonly desk: Desk,
    private readonly table: string,
  ) {
    this.read = readAt(table);
  }

  /** Something changed at the table. */
  look(): void {
    const decided = this.askedAt !== null && this.askedAt !== this.desk.n;
    if (this.desk.asked) this.askedAt = this.desk.n;
    else if (decided) this.askedAt = null;
    if (this.shown && this.givesWay(this.shown, decided)) this.close(this.shown);
    this.turnTo(this.shown ?? this.nextStep());
  }

  /** The pupil has read this step. */
  next(): void {
    if (this.shown) this.close(this.shown);
    this.turnTo(this.nextStep());
  }

  /** The choice that a newcomer could make now. */
  get advised(): Choice | null {
    const wanted = this.step?.advice?.(this.desk);
    return wanted ? (this.desk.those(wanted)[0] ?? null) : null;
  }

  get pointsAt(): Ref | null {
    return this.step?.point?.(this.desk) ?? null;
  }

  /** Which chapter this is, counted from 1, and how many there are. */
  get place(): { chapter: number; of: number } {
    const { chapters } = this.lesson;
    return { chapter: chapters.indexOf(this.step?.chapter ?? '') + 1, of: chapters.length };
  }

  private givesWay(step: Step, decided: boolean): boolean {
    return step.advice ? !step.when(this.desk) : decided;
  }

  private nextStep(): Step | null {
    return this.lesson.steps.find((step) => !this.read.includes(step.key) && step.when(this.desk)) ?? null;
  }

  private turnTo(step: Step | null): void {
    this.shown = step;
    this.step = step;
  }

  private close(step: Step): void {
    this.shown = null;
    this.read = [...this.read, step.key];
    const { chapters, steps } = this.lesson;
    if (step === steps.at(-1)) closeNotebook(this.table, chapters.length);
    else noteRead(this.table, this.read, Math.max(0, chapters.indexOf(step.chapter)), chapters.length);
  }
}
