import { getContext, setContext } from 'svelte';
import type { Director } from './director.svelte';

const STAGE = Symbol('stage');

/** Whoever shows a table says which stage its boards are on; the stage may change with the eyes. */
export function setStage(director: () => Director | null): void {
  setContext(STAGE, director);
}

/** The stage that this part of the screen is on; none where nothing is played. */
export function useStage(): () => Director | null {
  return getContext<(() => Director | null) | undefined>(STAGE) ?? (() => null);
}
