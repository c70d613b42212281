import { get, post, put } from '../wire/http';
import type { Crest, Me } from '../wire/types';

const known = $state<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

/** Who I am here; null before one has a name. */
export function me(): Me | null {
  return known.me;
}

export async function whoAmI(): Promise<void> {
  known.me = await get<Me | null>('/api/me');
  known.asked = true;
}

export function setMe(person: Me | null): void {
  known.me = person;
}

/** Comes in under a name, or takes another one. */
export async function callMe(nickname: string): Promise<Me> {
  known.me = await post<Me>('/api/guest', { nickname });
  return known.me;
}

/** Wears a crest from now on, wherever nobody sitting before one has it. */
export async function chooseCrest(crest: Crest): Promise<void> {
  known.me = await put<Me>('/api/me/crest', { crest });
}

/** Makes sure one is somebody, with a borrowed name if need be: playing at once asks for nothing. */
export async function beSomebody(borrowed: string): Promise<Me> {
  if (!known.asked) await whoAmI();
  return known.me ?? callMe(borrowed);
}
