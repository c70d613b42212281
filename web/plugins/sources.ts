import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the client is built from; sources.py beside this folder has the same list and the same sum. */
const SOURCES = [
  'icons.ts',
  'index.html',
  'package-lock.json',
  'plugins',
  'public',
  'src',
  'svelte.config.js',
  'vite.config.ts',
  'worker',
];

/** One sum over the names and contents of everything the client is built from. */
export function sumOfSources(root: string): string {
  const files = SOURCES.flatMap((name) => filesOf(root, name)).sort();
  const sum = createHash('sha256');
  for (const name of files) {
    const body = createHash('sha256').update(readFileSync(join(root, name)));
    sum.update(`${body.digest('hex')}  ${name}\n`);
  }
  return sum.digest('hex');
}

function filesOf(root: string, name: string): string[] {
  if (name.includes('.')) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Leaves a note in the built client of what it was built from, so that an old one is not taken for a new one. */
export function noteSources(): Plugin {
  let sum = '';
  let root = '';
  let out = '';
  return {
    name: 'note-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = resolve(root, config.build.outDir);
    },
    buildStart() {
      // Before anything is read: what is changed during the build counts as not built.
      sum = sumOfSources(root);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(join(out, '.built-from'), `${sum}\n`);
      },
    },
  };
}
