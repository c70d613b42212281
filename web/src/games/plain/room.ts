import dice from 'icon:rolling-dices';
import type { Roof } from '../roofs';
import Picture from './Picture.svelte';

/** What a game has that brings nothing of its own: a sign under an arch, and a table of words. */
const room = {
  icon: dice,
  ground: '#6d2039',
  roof: 'dome' as Roof,
  Picture,
  table: () => import('./table'),
};

export default room;
