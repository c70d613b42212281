import { hang } from '../../kit/portraits/figures.svelte';

/** Fetches the portraits of the characters, which go by the characters' names in both editions; without them the signs remain. */
export function hangFaces(): void {
  import('../../kit/portraits/faces').then(({ FACES }) => hang(FACES)).catch(() => undefined);
}
