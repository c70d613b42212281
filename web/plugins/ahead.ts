import type { Plugin } from 'vite';

const SOURCE = 'src/app/ahead.ts';

/** Puts the small script that asks for a table's parts before everything else into the front page. */
export function askAhead(): Plugin {
  return {
    name: 'ask-ahead',
    apply: 'build',
    options(options) {
      options.input = { index: 'index.html', ahead: SOURCE };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'ahead');
        if (found?.type !== 'chunk') throw new Error(`${SOURCE} was not built`);
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${found.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
