import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = 'worker/sw.ts';

/** Builds sw.js, which knows every file of this build by name. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = readFileSync(join(root, SOURCE), 'utf8');
        const lists = { BUILD: buildOf(bundle), SHELL: shellOf(bundle), LASTING: lastingOf(bundle) };
        let code = (await transformWithOxc(source, SOURCE)).code;
        for (const [name, value] of Object.entries(lists)) {
          const place = `__${name}__`;
          if (!code.includes(place)) this.error(`${SOURCE} does not use ${place}`);
          code = code.replaceAll(place, () => JSON.stringify(value));
        }
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** Everything whose name changes with its contents. */
function lastingOf(bundle: Bundle): string[] {
  return Object.keys(bundle)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => `/${name}`)
    .sort();
}

/** What the first page cannot do without: the scripts it begins with, what they import, and their styles. */
function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(`/${name}`)) return;
    found.add(`/${name}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
  return [...found].sort();
}

/** Changes with any file: a browser takes a worker for new if its text is. */
function buildOf(bundle: Bundle): string {
  const sum = createHash('sha256');
  const front = bundle['index.html'];
  if (front?.type === 'asset') sum.update(front.source);
  for (const name of lastingOf(bundle)) sum.update(name);
  return sum.digest('hex').slice(0, 16);
}
