import type { AboutGame } from '../../src/wire/types';

/** What `GET /api/games` says of Citadels, as far as these tests need it. */
export const CITADELS: AboutGame = {
  name: 'citadels',
  rules: 1,
  bots: ['random', 'heuristic'],
  options: {
    title: 'citadels',
    type: 'object',
    additionalProperties: false,
    properties: {
      players: { type: 'integer', minimum: 2, maximum: 8, default: 4 },
      edition: { enum: ['revised', 'classic'], default: 'revised' },
      set: { enum: ['first_game', 'cunning_agents', 'random'], default: 'first_game' },
      characters: {
        anyOf: [
          { enum: ['set', 'random'] },
          { type: 'array', items: { enum: ['assassin', 'witch', 'thief'] } },
        ],
        default: 'set',
      },
      removed: { type: 'array', items: { enum: ['keep', 'library'] }, 'x-only': { edition: 'classic' } },
      crown: { enum: ['random', 0, 1, 2, 3, 4, 5, 6, 7], default: 'random' },
      artist_at_once: { type: 'boolean', default: true },
      tie_break: { enum: ['revealed', 'chosen'], default: 'revealed', 'x-only': { edition: 'revised' } },
    },
  },
};
