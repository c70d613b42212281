// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BEATS } from '../../src/games/citadels/beats';
import { beatOf, lightsOf } from '../../src/stage/beats';
import { PICTURES } from './table';

const WORDS = readFileSync('../src/kasztelan/games/citadels/names/events.en.ftl', 'utf8');
const KINDS = [...WORDS.matchAll(/^event-([a-z_]+) =/gm)].map((found) => found[1]!);

it('everything that the game tells has a beat', () => {
  expect(KINDS.length).toBe(55);
  expect(Object.keys(BEATS.kinds).sort()).toEqual([...KINDS].sort());
});

it('a kill lights the niche that was named, and who did it', () => {
  const { view } = PICTURES['architect_cards']!;
  const event = { event: 'killed', seat: 4, character: 'merchant' };
  expect(lightsOf(event, beatOf(event, { beats: BEATS }), view as never)).toEqual(['rank-6', 'seat-4']);
});

it('the draft and the calling are two scenes', () => {
  const views = Object.values(PICTURES).map((game) => game.view as never);
  expect(new Set(views.map((view) => BEATS.scene!(view)))).toEqual(new Set(['draft', 'calling']));
});
