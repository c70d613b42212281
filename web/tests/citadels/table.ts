import { readFileSync, readdirSync } from 'node:fs';
import { Desk } from '../../src/desk/desk.svelte';
import type { Source } from '../../src/desk/desk.svelte';
import type { CitadelsDesk, CitadelsView } from '../../src/games/citadels/view';
import type { Action, GamePicture, Picture } from '../../src/wire/types';
import { needWords } from '../../src/games/own_words';
import { Sentences, Words } from '../../src/words';
import pictures from './pictures.json';

// Nothing is laid out here, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

await needWords('citadels', 'table');

const NAMES_OF_GAME = '../src/kasztelan/games/citadels/names';

const FIELDS = {
  names: {
    card: 'district',
    cards: 'district',
    for: 'district',
    character: 'character',
    gave: 'character',
    got: 'character',
    type: 'type',
  },
  units: { gold: 'gold', price: 'gold', cost: 'gold', count: 'cards' },
  seats: ['seat', 'other'],
};

/** Where the rules book tells of a card, as the server says it; some are told otherwise in a dialect. */
const RULES = { 'district-smithy': 'CIT-SMITHY-1', 'type-noble': 'CIT-SETUP-3' };

export const NAMES = ['Kasia', 'Tomasz', 'Wanda', 'Mikołaj', 'Ярослава', 'Jan', 'Kinga', 'Zoja'];

/** Positions in which every question is asked and every verb offered; see make_pictures.py. */
export const PICTURES = pictures as unknown as Record<string, GamePicture<CitadelsView>>;

/** The names of the game in a language. */
export function gameWords(language: string): Words {
  const own = readdirSync(NAMES_OF_GAME).filter((file) => file.endsWith(`.${language}.ftl`));
  return new Words(
    language,
    own.map((file) => readFileSync(`${NAMES_OF_GAME}/${file}`, 'utf8')),
  );
}

export interface Sitting {
  desk: CitadelsDesk;
  /** What was done at this desk. */
  done: Action[];
}

/** A desk that shows this picture and only notes what is done. */
export function sitAt(game: GamePicture<CitadelsView>, language = 'en'): Sitting {
  const done: Action[] = [];
  const seats = game.view.seats.map((_, at) => ({
    kind: 'person',
    name: NAMES[at],
    bot: null,
    away: false,
    nonce: '',
    crest: 'lion' as const,
  }));
  const picture = { table: { game: 'citadels', seats, status: 'playing' }, game } as unknown as Picture;
  const source: Source = {
    picture,
    seats: game.view.seat === null ? [] : [game.view.seat],
    eyes: game.view.seat,
    busy: false,
    playing: true,
    act: async (action) => void done.push(action),
  };
  const sentences = new Sentences(
    { words: gameWords(language), fields: FIELDS, rules: RULES },
    NAMES,
    game.view.edition,
  );
  return { desk: new Desk<CitadelsView>(source, () => sentences), done };
}
