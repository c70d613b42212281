import { keep, kept } from './kept';

const HAD = 'letters';

/**
 * Our own letters from now on. On a slow line they would hold up what one needs to act: until then words stand in
 * letters that every device has.
 */
export function takeLetters(): void {
  document.documentElement.dataset['letters'] = '';
  keep(HAD, 'yes');
}

/** A browser that had them before has them at hand. */
export function takeLettersAtHand(): void {
  if (kept(HAD) !== null) takeLetters();
}
