import type { Counting } from '../../stage/ceremony/counting';
import type { BurgundySource } from '../../wire/schema';
import { t } from '../../words';

interface Heap {
  key: string;
  sources: readonly BurgundySource[];
}

/** What is counted together, in the order of the rulebook; monasteries come last. */
export const HEAPS: readonly Heap[] = [
  { key: 'areas', sources: ['areas', 'phases'] },
  { key: 'colours', sources: ['bonus_tiles'] },
  { key: 'animals', sources: ['animals', 'buildings'] },
  { key: 'goods', sources: ['sales', 'routes'] },
  { key: 'more', sources: ['posts', 'recovered', 'shields', 'vines'] },
  { key: 'cards', sources: ['cards', 'reserve', 'unfinished'] },
  { key: 'left', sources: ['goods', 'silver', 'workers'] },
  { key: 'monasteries', sources: ['monasteries'] },
];

export const COUNTING: Counting = {
  together: HEAPS.map(({ key, sources }) => ({ sources, label: () => t(`burgundy-count-${key}`) })),
  rest: () => t('burgundy-count-rest'),
};
