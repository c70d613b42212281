import type { AboutGame, CheckedOptions, Json, Preset, Problem } from '../../src/wire/types';

type Options = Record<string, Json>;

/** A game that nobody here has heard of, with every kind of option, as `GET /api/games` tells it. */
export const STONES: AboutGame = {
  name: 'stones',
  rules: 1,
  bots: ['random', 'miser'],
  seats: [1, 4],
  presets: ['old', 'new', 'chance'],
  options: {
    title: 'stones',
    type: 'object',
    additionalProperties: false,
    properties: {
      guests: { type: 'integer', minimum: 1, maximum: 4, default: 2, 'x-chairs': true },
      kit: { enum: ['old', 'new'], default: 'old', 'x-preset': true },
      bag: {
        anyOf: [{ enum: ['kit', 'random'] }, { type: 'array', items: { enum: ['flint', 'jade', 'onyx'] } }],
        default: 'kit',
      },
      expansions: { type: 'array', items: { enum: ['river', 'bridge', 'tower'] }, default: [] },
      board: { enum: Array.from({ length: 30 }, (_, n) => n + 1), default: 1 },
      partners: { type: 'boolean', default: false },
      toll: {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        default: 2,
        'x-only': { contains: { expansions: 'bridge' } },
      },
      pace: { enum: ['slow', 'fast'], default: 'slow' },
      rush: {
        type: 'boolean',
        default: false,
        'x-only': { every: [{ is: { pace: 'fast' } }, { not: { is: { guests: 1 } } }] },
      },
      opening: { enum: ['random', 0, 1, 2, 3], default: 'random', 'x-seat': true },
      layout: { type: ['object', 'null'], default: null, 'x-file': true },
    },
  },
};

/** Its names, as they come with the server's words for what is refused. */
export const WORDS = `
game-stones = Stones
    .about = A heap of stones.
option-guests = Guests
option-bag = Stones in the bag
option-expansions = Expansions
    .help = As many as you like.
option-board = Board
option-opening = Who begins
option-layout = Own layout
preset-old = The old bag
    .about = Flint and jade.
preset-new = The new bag
    .about = Onyx alone.
preset-chance = Any bag
    .about = Who knows.
stone-flint = Flint
stone-jade = Jade
stone-onyx = Onyx
expansion-river = River
expansion-bridge = Bridge
choice-opening-random = anybody
automa-miller = The Miller
refusal = { $field }: { $problem }; allowed: { $allowed }
problem-needs = { $expansion } needs { $other_expansion }
problem-impossible = { $value } is not possible
allowed-with = together with { $expansion }
allowed-range = { $low } to { $high }
`;

export const FIELDS = {
  names: { stone: 'stone', expansion: 'expansion', other_expansion: 'expansion' },
  units: {},
  seats: ['seat'],
};

/** What `POST /api/games/stones/check` says of these options. */
export function check(given: Options): CheckedOptions {
  const properties = STONES.options.properties;
  const defaults = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, one.default ?? null]),
  );
  const options: Options = { ...defaults, ...given };
  const taken = (options['expansions'] ?? []) as string[];
  const seats = Number(options['guests']);
  const side = (seat: number): number => (options['partners'] ? seat % 2 : seat);
  const people = Array.from({ length: seats }, (_, seat) => ({ name: null, side: side(seat) }));
  const hidden = [
    ...(taken.includes('bridge') ? [] : ['toll']),
    ...(options['pace'] === 'fast' && seats > 1 ? [] : ['rush']),
  ];
  const presets: Preset[] = [
    { name: 'old', options: { kit: 'old', bag: 'kit' }, contents: { bag: ['flint', 'jade'] }, fits: true },
    { name: 'new', options: { kit: 'new', bag: 'kit' }, contents: { bag: ['onyx'] }, fits: seats < 4 },
    { name: 'chance', options: { bag: 'random' }, contents: {}, fits: true },
  ];
  const preset = presets.find((one) =>
    Object.entries(one.options).every(([name, value]) => options[name] === value),
  );
  const contents = Array.isArray(options['bag']) ? { bag: options['bag'] as string[] } : preset?.contents;
  const participants = seats > 1 ? people : [...people, { name: 'automa-miller', side: 1 }];
  const problems = problemsOf(taken);
  return {
    options,
    applies: Object.keys(properties).filter((name) => !hidden.includes(name)),
    defaults,
    ...(problems.length ? { seats: null, participants: null } : { seats, participants }),
    problems,
    preset: preset?.name ?? null,
    presets,
    contents: { ...contents, expansions: taken },
    lists: {
      bag: {
        groups: [{ label: '', items: bagOf(seats), one: false, optional: true }],
        wanted: 2,
        barred: [],
      },
      expansions: {
        groups: [{ label: '', items: ['river', 'bridge', 'tower'], one: false, optional: true }],
        wanted: null,
        barred: ['tower'],
      },
    },
    dialect: '',
  };
}

/** Four guests have no jade. */
function bagOf(seats: number): string[] {
  return seats < 4 ? ['flint', 'jade', 'onyx'] : ['flint', 'onyx'];
}

function problemsOf(taken: readonly string[]): Problem[] {
  if (!taken.includes('bridge') || taken.includes('river')) return [];
  const problem = { code: 'needs', expansion: 'bridge', other_expansion: 'river' };
  return [{ field: 'expansions', problem, allowed: { code: 'with', expansion: 'river' } }];
}
