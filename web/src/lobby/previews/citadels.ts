import { CHARACTERS, DISTRICTS, RANKS, SETS } from '../../games/citadels/box';
import { CHARACTER_ICONS, DISTRICT_ICONS } from '../../games/citadels/icons';
import type { Options } from '../options';
import type { Group, Preview } from './preview';

type Edition = 'revised' | 'classic';
/** Who takes the place in a ready-made set of a character that may not play with so few. */
const SUBSTITUTES: Record<string, string> = { emperor: 'king', queen: 'artist' };
const UNIQUES = 14;
const FREE_STARRED = 3;

const edition = (options: Options): Edition => (options['edition'] === 'classic' ? 'classic' : 'revised');
const players = (options: Options): number => Number(options['players'] ?? 4);

/** Whether a character of rank 9 plays; the rules leave it open only for some numbers of players. */
function nine(options: Options): boolean {
  const automatic = players(options) === 8 || (players(options) === 3 && edition(options) === 'revised');
  return options['nine'] === 'yes' || (options['nine'] !== 'no' && automatic);
}

function barred(item: string, options: Options): boolean {
  const one = CHARACTERS.find((character) => character.id === item);
  return one?.barred[edition(options)].includes(players(options)) ?? false;
}

function cast(set: string, options: Options): string[] {
  const characters = SETS.find((one) => one.id === set)?.characters ?? [];
  const playing = characters.map((one) => (barred(one, options) ? (SUBSTITUTES[one] ?? one) : one));
  return nine(options) ? playing : playing.slice(0, 8);
}

function ranks(options: Options): Group[] {
  const all = RANKS[edition(options)] ?? [];
  return all.slice(1).map((items, at) => ({ label: String(at + 1), items, one: true, optional: at === 8 }));
}

/** The unique districts one may choose from: all of the revised box, the starred ones of the classic. */
function uniques(options: Options): string[] {
  const classic = edition(options) === 'classic';
  return DISTRICTS.filter(
    (one) => one.type === 'unique' && one.copies[edition(options)] > 0 && (!classic || one.starred),
  ).map((one) => one.id);
}

function base(): string[] {
  return DISTRICTS.filter((one) => one.type === 'unique' && one.copies.classic > 0 && !one.starred).map(
    (one) => one.id,
  );
}

function starredChosen(options: Options): number {
  const chosen = options['districts'];
  return Array.isArray(chosen) ? chosen.length : 0;
}

const preview: Preview = {
  icon: (item) => CHARACTER_ICONS[item] ?? DISTRICT_ICONS[item] ?? null,
  fits: (set, options) => edition(options) === 'revised' || set === 'first_game' || set === 'random',
  barred,
  holds(set, options) {
    const ready = SETS.find((one) => one.id === set);
    const held: Record<string, string[]> = {};
    if (!ready) return held;
    held['characters'] = cast(set, options);
    held['districts'] = edition(options) === 'classic' ? [] : [...ready.districts];
    return held;
  },
  groups(field, options) {
    if (field === 'characters') return ranks(options);
    const items = field === 'removed' ? base() : uniques(options);
    return [{ label: '', items, one: false, optional: true }];
  },
  wanted(field, options) {
    if (field === 'districts') return edition(options) === 'revised' ? UNIQUES : null;
    if (field === 'removed') return starredChosen(options) > FREE_STARRED ? starredChosen(options) : 0;
    return null;
  },
};

export default preview;
