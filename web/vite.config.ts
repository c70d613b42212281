import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packTexts } from './plugins/packing.ts';
import { noteSources } from './plugins/sources.ts';
import { serviceWorker } from './plugins/worker.ts';
import { gameIcons } from './icons.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [gameIcons(), svelte(), serviceWorker(), packTexts(), noteSources()],
  build: {
    outDir: '../src/kasztelan/server/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What several screens share comes in one piece: a hundred small files would cost more than they save.
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: /\/(kit|shell|wire|bar|desk)\/|icon:/, minShareCount: 4 }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
