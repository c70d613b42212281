import type { Desk, Wanted } from '../desk/desk.svelte';
import type { Json } from '../wire/types';
import type { Ref } from '../words';

/** Something to learn at the moment when it can be seen. */
export interface Step {
  /** Its words are `learn-<game>-<key>`. */
  key: string;
  /** One of the lesson's chapters. */
  chapter: string;
  when(desk: Desk): boolean;
  /** What a newcomer could do now; a step without it is only read. */
  advice?(desk: Desk): Wanted;
  /** What to look at. */
  point?(desk: Desk): Ref | null;
}

/** A guided first game: a prepared beginning, and what to learn in it. */
export interface Lesson {
  /** The record that the table begins with. */
  record: Record<string, Json>;
  /** My chair. */
  seat: number;
  /** Their names are `learn-<game>-chapter-<chapter>`; all of them come, in this order. */
  chapters: readonly string[];
  /** Of those that fit a moment the first one comes first. */
  steps: readonly Step[];
}
