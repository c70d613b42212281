import { sound } from '../kit/sound';
import { pageNotice } from '../shell/pagenotice';

/** What the notice says, and which table it is about. */
export interface Call {
  title: string;
  text: string;
  table: string;
}

let told = '';

/**
 * Tells the player that it is their decision: once, by sound if it is on, and if nobody looks also in the title of the
 * tab, until somebody does, and by a notice if they are wanted.
 */
export function turnNotice(asked: boolean, n: number, call: Call): () => void {
  const about = `${call.table} ${n}`;
  if (!asked || about === told) return () => undefined;
  told = about;
  sound('turn');
  if (document.visibilityState === 'visible') return () => undefined;
  pageNotice(call.title, call.text, about);
  const title = document.title;
  document.title = `● ${title}`;
  const quiet = (): void => {
    document.title = title;
    document.removeEventListener('visibilitychange', quiet);
  };
  document.addEventListener('visibilitychange', quiet);
  return quiet;
}
