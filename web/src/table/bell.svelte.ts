import { sound } from '../kit/sound';

let rung = -1;
let title = '';

/** Tells the player that it is their decision: once, by sound if it is on, and in the title of the tab. */
export function bell(asked: boolean, n: number): () => void {
  if (!asked || n === rung) return () => undefined;
  rung = n;
  sound('turn');
  if (document.visibilityState === 'visible') return () => undefined;
  title = document.title;
  document.title = `● ${title}`;
  return () => {
    document.title = title;
  };
}
