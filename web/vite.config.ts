import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { askAhead } from './plugins/ahead.ts';
import { packTexts } from './plugins/packing.ts';
import { PIECES } from './plugins/pieces.ts';
import { noteSources } from './plugins/sources.ts';
import { serviceWorker } from './plugins/worker.ts';
import { gameIcons } from './icons.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [gameIcons(), svelte(), askAhead(), serviceWorker(), packTexts(), noteSources()],
  build: {
    outDir: '../src/kasztelan/server/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: PIECES } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
