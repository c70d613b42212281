import calling from 'icon:megaphone';
import cast from 'icon:meeple-group';
import castle from 'icon:castle';
import city from 'icon:hill-fort';
import deck from 'icon:card-draw';
import end from 'icon:sands-of-time';
import few from 'icon:shaking-hands';
import hammer from 'icon:hammer-nails';
import hidden from 'icon:sight-disabled';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import old from 'icon:tied-scroll';
import people from 'icon:person';
import pick from 'icon:card-pick';
import star from 'icon:round-star';
import tie from 'icon:scales';
import turn from 'icon:two-coins';
import tower from 'icon:tower-flag';
import type { GameBook, Standing, Thing } from '../book';
import BookDrawing from './BookDrawing.svelte';
import { CHARACTERS, DISTRICTS } from './box';

const character = (id: string, rest: Partial<Standing> = {}): Standing => ({
  kind: 'character',
  id,
  ...rest,
});
const built = (id: string, rest: Partial<Standing> = {}): Standing => ({
  kind: 'district',
  id,
  as: 'tower',
  ...rest,
});
const coins = (n: number, rest: Partial<Standing> = {}): Standing => ({
  kind: 'coins',
  id: String(n),
  ...rest,
});
const BACK: Standing = { kind: 'back', id: 'district' };
const CROWN: Standing = { kind: 'crown', id: 'crown' };

const FIRST = ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'];
const SEVEN = ['temple', 'manor', 'tavern', 'watchtower', 'church', 'castle', 'town_hall'];
const ranks = (lit?: string): Standing[] =>
  FIRST.map((id, at) => character(id, { under: String(at + 1), lit: id === lit }));
const skyline: Standing[] = SEVEN.map((id, at) =>
  built(id, { under: String(at + 1), lit: at === SEVEN.length - 1 }),
);

const chapterOf = (id: string): string => id.replaceAll('_', '-');
const things = (kind: string, ids: readonly { id: string }[]): Thing[] => ids.map(({ id }) => ({ kind, id }));
const unique = DISTRICTS.filter((one) => one.type === 'unique');

const book: GameBook = {
  icons: {
    setup: castle,
    cast,
    draft: pick,
    calling,
    turn,
    building: hammer,
    city,
    deck,
    round: hourglass,
    scoring: laurels,
    end,
    tie,
    information: hidden,
    few,
    classic: old,
    'classic-characters': people,
    'classic-districts': tower,
  },
  pictures: {
    setup: [coins(2), BACK, BACK, BACK, BACK, CROWN],
    cast: ranks(),
    draft: [BACK, character('king', { lit: true }), BACK, BACK],
    calling: ranks('magician'),
    turn: [coins(2, { under: '2' }), BACK, BACK],
    building: [coins(2, { under: '−2' }), { kind: 'district', id: 'market' }, built('market', { lit: true })],
    city: skyline,
    deck: [BACK, BACK, BACK],
    round: [character('king'), CROWN],
    scoring: [
      built('castle', { under: '4' }),
      built('cathedral', { under: '5' }),
      built('harbor', { under: '4' }),
      built('fortress', { under: '5' }),
      built('dragon_gate', { under: '6 + 2', lit: true }),
    ],
    end: skyline,
    tie: [character('bishop', { under: '5' }), character('warlord', { under: '8', lit: true })],
    few: [character('king', { under: '4' }), character('merchant', { under: '6' })],
    classic: ranks(),
  },
  shelves: [
    {
      id: 'characters',
      icon: people,
      things: things('character', CHARACTERS),
      chapters: CHARACTERS.map((one) => chapterOf(one.id)),
    },
    {
      id: 'districts',
      icon: tower,
      things: things(
        'district',
        DISTRICTS.filter((one) => one.type !== 'unique'),
      ),
      chapters: [],
    },
    {
      id: 'unique',
      icon: star,
      things: things('district', unique),
      chapters: unique.map((one) => chapterOf(one.id)),
    },
  ],
  Drawing: BookDrawing,
  dialects: ['classic'],
  mark: ({ kind, id }) => {
    const rank = kind === 'character' ? CHARACTERS.find((one) => one.id === id)?.rank : undefined;
    return String(rank?.revised ?? rank?.classic ?? '');
  },
};

export default book;
