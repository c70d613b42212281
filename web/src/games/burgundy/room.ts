import galleon from 'icon:galleon';
import type { Room } from '../rooms';
import Picture from './Picture.svelte';

const room: Room = {
  icon: galleon,
  ground: '#6d1b38',
  roof: 'gable',
  Picture,
  pictures: () => import('./pictures'),
  book: () => import('./book'),
  workshop: () => import('./Workshop.svelte'),
  table: () => import('./table'),
  icons: () => import('./icons'),
  lesson: () => import('./lesson'),
};

export default room;
