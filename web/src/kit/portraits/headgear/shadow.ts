import { flat } from '../pen';

/** The shadow that a brim or a hood throws on the face. */
export function shadowOn(d: string, opacity = 0.34): string {
  return flat(d, '#2a0f0a', opacity);
}
