import type { Action, Draw } from './types';

/** What this browser kept from before the game. */
export interface KeptOfDice {
  commitment: string | null;
  /** My own shares in the dice, by seat. */
  nonces: Record<string, string>;
}

/** `unknown`: there is nothing to compare with. */
export type Finding = 'right' | 'wrong' | 'unknown';

/**
 * `digest`: the record is whole. `commitment`: the key is the one that was committed to. `kept`: that is the commitment
 * this browser was shown. `nonces`: my shares are in the dice. `own`: those
 * for which nobody gave one follow from the key, so they were fixed before the others were known. `order`: what could be drawn is always listed in the same
 * order. `draws`: every draw that the key covers is the one that it gives.
 */
export const CHECKS = ['digest', 'commitment', 'kept', 'nonces', 'own', 'order', 'draws'] as const;
export type Checks = Record<(typeof CHECKS)[number], Finding>;

/** One draw, done again. */
export interface CheckedDraw {
  /** The entry of the record. */
  at: number;
  /** Which block of the stream it uses, and the block itself in hex. */
  index: number;
  block: string;
  /** The number that the block gives, below the total of the weights. */
  number: number;
  total: number;
  outcomes: Draw['outcomes'];
  /** What the record says was drawn, and what the number falls on. */
  said: Action;
  due: Action | null;
  right: boolean;
}

export interface Verdict {
  checks: Checks;
  draws: CheckedDraw[];
  /** Draws of an earlier game, which this key does not cover. */
  prepared: number;
}

/**
 * `fits`: every draw of the game is what the key gives, and the key is the one whose seal this browser kept from before.
 * `partly`: nothing is wrong, but there were draws that could not be done again, or nothing was kept to hold the key to.
 */
export function judged({ checks, draws, prepared }: Verdict): 'fits' | 'partly' | 'wrong' {
  if (CHECKS.some((check) => checks[check] === 'wrong')) return 'wrong';
  const fixed = checks.kept === 'right' && checks.own === 'right';
  return fixed && draws.length && !prepared ? 'fits' : 'partly';
}
