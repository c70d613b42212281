import { plain, t } from '../../words';
import type { Why } from '../../wire/types';
import { counted } from './glosses';
import type { CitadelsDesk } from './view';

/** Why the grey cards in the hand cannot be built: one sentence for most of them; each one's note has its own. */
export function greyReason(desk: CitadelsDesk, grey: readonly string[]): string {
  const near = desk.asked ? (desk.picture?.game?.near ?? []) : [];
  const whys = grey.flatMap((card) => {
    const found = near.find((one) => one.do.verb === 'build' && one.do['card'] === card);
    return found ? [found.why] : [];
  });
  const kinds = [...new Set(whys.map((why) => why.code))].map((code) =>
    whys.filter((why) => why.code === code),
  );
  const most = kinds.sort((a, b) => b.length - a.length)[0];
  if (!most) return '';
  return most[0]!.code === 'needs_gold' ? tooDear(desk, most) : plain(desk.sentences.reason(most[0]!));
}

function tooDear(desk: CitadelsDesk, whys: readonly Why[]): string {
  const [first] = whys;
  const needed = new Set(whys.map((why) => Number(why['needed'])));
  const facts = { n: whys.length, has: Number(first!['has']) };
  if (needed.size > 1) return t('citadels-grey-dear', facts);
  return t('citadels-grey-same', { ...facts, gold: counted(desk, 'gold', [...needed][0]!) });
}
