// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';

/** What may import what: a folder imports only from its own and from lower floors. */
const FLOORS: string[][] = [
  ['words', 'wire'],
  ['desk', 'shell'],
  ['kit'],
  ['stage'],
  ['bar', 'games'],
  ['learn'],
  ['lobby', 'me', 'replay', 'rules', 'workshop'],
  ['table'],
  ['app', '.'],
];
const SOURCE = 'src';

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
}

const FOLDERS = FLOORS.flat();
function folderOf(file: string): string {
  const first = file.split('/')[0]!;
  return FOLDERS.includes(first) ? first : file.includes('/') ? first : '.';
}
const floorOf = (file: string): number => FLOORS.findIndex((folders) => folders.includes(folderOf(file)));

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((found) =>
    relative('.', normalize(join(dirname(file), found[1]!))),
  );
}

it('knows the floor of every file', () => {
  expect(sources().filter((file) => floorOf(file) < 0 && !file.endsWith('.d.ts'))).toEqual([]);
});

it('imports go down only', () => {
  const wrong = sources().flatMap((file) =>
    importsOf(file)
      .filter(
        (other) =>
          floorOf(other) > floorOf(file) || (floorOf(other) === floorOf(file) && sideways(file, other)),
      )
      .map((other) => `${file} -> ${other}`),
  );
  expect(wrong).toEqual([]);
});

/** Two folders on one floor do not know each other, except those that were made for each other. */
function sideways(file: string, other: string): boolean {
  const pair = `${folderOf(file)} ${folderOf(other)}`;
  return folderOf(file) !== folderOf(other) && !['app .', '. app'].includes(pair);
}

it('a game does not know another game', () => {
  const wrong = sources()
    .filter((file) => /^games\/[^/]+\//.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(
          (other) => /^games\/[^/]+\//.test(other) && dirname(other).split('/')[1] !== file.split('/')[1],
        )
        .map((other) => `${file} -> ${other}`),
    );
  expect(wrong).toEqual([]);
});
