import gate from 'icon:medieval-gate';
import type { Room } from '../rooms';
import Picture from './Picture.svelte';

const room: Room = {
  icon: gate,
  ground: '#27518c',
  roof: 'battlement',
  Picture,
  table: () => import('./table'),
  icons: () => import('./icons'),
  pictures: () => import('./pictures'),
  lesson: () => import('./lesson'),
  book: () => import('./book'),
  pieces: () => import('./Towers.svelte'),
};

export default room;
