import { svelte } from '@sveltejs/vite-plugin-svelte';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons.ts';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    globals: true,
    setupFiles: ['tests/setup.ts'],
    // Threads start sooner than processes; by itself it would leave one of two cores idle.
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
