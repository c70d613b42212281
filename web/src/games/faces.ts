import type { Component } from 'svelte';
import gate from 'icon:medieval-gate';
import dice from 'icon:rolling-dices';
import { gameWords } from '../shell/gamewords.svelte';
import { hasWords, t, titled } from '../words';
import AnyGame from './pictures/AnyGame.svelte';
import Citadels from './pictures/Citadels.svelte';

/** How a game looks before it is opened. */
export interface Face {
  icon: string;
  /** The ground of its round sign. */
  ground: string;
  /** Drawn for a place that is `ratio` times as wide as high. */
  Picture: Component<{ ratio: number; icon: string }>;
}

const FACES: Record<string, Face> = {
  citadels: { icon: gate, ground: '#27518c', Picture: Citadels },
};

export function faceOf(game: string): Face {
  return FACES[game] ?? { icon: dice, ground: '#6d2039', Picture: AnyGame };
}

/** What a game is called outside of it: ours we know at once, others by their own words as soon as these have come. */
export function titleOf(game: string): string {
  if (hasWords(`lobby-title-${game}`)) return t(`lobby-title-${game}`);
  const own = gameWords(game)?.words;
  return own?.has(`game-${game}`) ? own.text(`game-${game}`) : titled(game);
}
