import { beforeEach, expect, it, vi } from 'vitest';
import { needFaces, needWords } from '../../src/games/own_words';
import { aboutOf, faceOf, hasLesson, iconsOf, lessonOf, tableOf, titleOf } from '../../src/games/rooms';
import plain from '../../src/games/plain/table';
import { hasWords, speak, t } from '../../src/words';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await speak('en', false);
});

it('a game that brings nothing has the plain table, a picture, a name and no lesson', async () => {
  expect(await tableOf('old_stones')).toBe(plain);
  expect(faceOf('old_stones').Picture).toBe(faceOf('new_stones').Picture);
  expect([titleOf('old_stones'), aboutOf('old_stones')]).toEqual(['Old stones', '']);
  expect([hasLesson('old_stones'), await lessonOf('old_stones')]).toEqual([false, null]);
  expect((await iconsOf('old_stones'))('market')).toBeNull();
});

it('a game’s words are spoken once they are needed, and go with the language', async () => {
  await needFaces();
  expect([titleOf('citadels'), hasWords('learn-citadels-what')]).toEqual(['Citadels', false]);
  await needWords('citadels', 'lesson');
  await speak('pl', false);
  expect(titleOf('citadels')).toBe('Cytadela');
  expect(t('learn-citadels-what')).toMatch(/miast/);
});

it('a language chosen while words are coming is spoken with them', async () => {
  const coming = needWords('citadels', 'table');
  await Promise.all([coming, speak('uk', false)]);
  expect(t('citadels-bank')).toBe('Банк');
});

it('the room of Citadels has a table, icons and a lesson of its own', async () => {
  expect(await tableOf('citadels')).not.toBe(plain);
  expect((await iconsOf('citadels'))('market')).toMatch(/<path/);
  expect((await lessonOf('citadels'))?.chapters).toContain('draft');
});
