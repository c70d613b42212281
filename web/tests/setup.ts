// Takes away what a test has drawn; files without a document need none of it.
if (typeof document !== 'undefined') await import('@testing-library/svelte/vitest');

export {};
