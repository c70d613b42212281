import type { Choice } from '../desk/desk.svelte';

/** Several choices that are made by pieces on the board; the ribbon has one button for them. */
export interface Group {
  key: string;
  choices: Choice[];
  /** There is nothing else to choose from. */
  whole: boolean;
}

export type Entry = Choice | Group;

export interface Listing {
  parts: Entry[][];
  ends: Choice[];
}

export interface Wanted {
  ends: readonly string[];
  onBoard: (choice: Choice) => boolean;
  oneByOne: readonly string[];
  /** Stays to be seen by itself: advised, or to be confirmed. */
  kept: (choice: Choice) => boolean;
  /** All of them, one by one. */
  laid: boolean;
  /** A narrow screen: where every choice is a piece, the pieces are enough. */
  small: boolean;
}

/** So many that are made by pieces are still listed one by one beside others, and where there are no others. */
const FEW = 3;
const MANY = 9;

export function isGroup(entry: Entry): entry is Group {
  return 'choices' in entry;
}

/** What the ribbon has a button for, in parts; what ends comes last. */
export function listingOf(parts: readonly (readonly Choice[])[], wanted: Wanted): Listing {
  const isEnd = (choice: Choice): boolean => wanted.ends.includes(choice.do.verb);
  const ends = parts.flat().filter(isEnd);
  const others = parts.map((part) => part.filter((choice) => !isEnd(choice))).filter((part) => part.length);
  const all = others.flat();
  if (wanted.laid || !all.length) return { parts: others, ends };
  const most = wanted.small ? (ends.length ? FEW : 0) : MANY;
  if (all.every(wanted.onBoard) && all.length > most) return { parts: whole(all, wanted.kept), ends };
  const alone = new Set(all.map((choice) => choice.do.verb)).size === 1;
  return { parts: alone ? others : others.map((part) => folded(part, wanted)), ends };
}

function whole(all: Choice[], kept: Wanted['kept']): Entry[][] {
  return [[...all.filter(kept), { key: 'all', choices: all, whole: true }]];
}

function folded(part: readonly Choice[], wanted: Wanted): Entry[] {
  const { onBoard, oneByOne, kept } = wanted;
  const found: Entry[] = [];
  for (const verb of new Set(part.map((choice) => choice.do.verb))) {
    const choices = part.filter((choice) => choice.do.verb === verb);
    const few = choices.length <= (oneByOne.includes(verb) ? FEW : 1);
    if (few || !choices.every(onBoard)) found.push(...choices);
    else found.push(...choices.filter(kept), { key: verb, choices, whole: false });
  }
  return found;
}
