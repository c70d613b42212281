import candle from 'icon:candle-light';
import check from 'icon:check-mark';
import type { Choice, Desk } from '../desk/desk.svelte';
import type { GameTable } from '../games/board';
import type { Note } from '../kit/gloss.svelte';
import type { RibbonChoice } from '../kit/ribbon';
import { t } from '../words';
import { isGroup } from './listing';
import type { Group, Listing } from './listing';

/** The ribbon's buttons for what is listed, in its order. */
export function buttonsOf(
  desk: Desk,
  table: GameTable,
  { parts, ends }: Listing,
  small: boolean,
  note: (choice: Choice) => Note,
): RibbonChoice[] {
  const listed = parts.flat();
  const alone = new Set(listed.map((one) => (isGroup(one) ? one.key : one.do.verb))).size === 1;
  const quiet = parts.length > 0;
  /** The one thing that a tapped piece has left to choose. */
  const single = desk.isNarrowed && desk.listed.length === 1;

  /** As few words as tell it apart. The short ones of a group only name its piece: among others that is too little. */
  function wordsOf(choice: Choice): string {
    const enough = alone || !choice.group || table.oneByOne?.includes(choice.do.verb);
    return enough && !single ? choice.short : choice.label;
  }

  function choiceButton(choice: Choice): RibbonChoice {
    const status = statusOf(desk, choice);
    const label = wordsOf(choice);
    const brief = label !== choice.label;
    const beneath = status || (brief ? table.small?.(desk, choice) : '');
    return {
      key: choice.key,
      label,
      said: brief ? [choice.label, status].filter(Boolean).join(', ') : undefined,
      small: beneath || undefined,
      kind: small && (single || table.primary?.includes(choice.do.verb)) ? 'gold' : undefined,
      ...lookOf(desk, choice),
      note: () => note(choice),
    };
  }

  return [
    ...parts.flatMap((entries, part) =>
      entries.map((entry) => ({
        part,
        ...(isGroup(entry) ? groupButton(desk, table, entry) : choiceButton(entry)),
      })),
    ),
    ...ends.map((end) => {
      const button = choiceButton(end);
      return { ...button, hot: 'E', kind: button.kind ?? (quiet ? 'quiet' : 'main') } as const;
    }),
  ];
}

function groupButton(desk: Desk, table: GameTable, group: Group): RibbonChoice {
  const { key, choices, whole } = group;
  const [first] = choices;
  const n = choices.length;
  return {
    key,
    opens: [...new Set(choices.map((choice) => choice.do.verb))].join(' '),
    label: whole ? t('table-list', { n }) : t('table-group', { what: first!.group ?? first!.short, n }),
    kind: whole ? 'ghost' : undefined,
    aside: whole,
    small: whole ? undefined : table.pick?.(desk, choices) || t('table-pick'),
  };
}

const isPending = (desk: Desk, choice: Choice): boolean => desk.pending?.key === choice.key;
const isHinted = (desk: Desk, choice: Choice): boolean => desk.hint?.key === choice.key;

function lookOf(desk: Desk, choice: Choice): Pick<RibbonChoice, 'kind' | 'mark'> {
  if (isPending(desk, choice)) return { kind: 'gold', mark: check };
  return isHinted(desk, choice) ? { kind: 'hint', mark: candle } : {};
}

/** That it waits to be confirmed, or that somebody would choose it. */
function statusOf(desk: Desk, choice: Choice): string {
  if (isPending(desk, choice)) return t('table-confirm');
  if (!isHinted(desk, choice)) return '';
  return t(desk.hintedBy === 'bot' ? 'table-hinted' : 'learn-advised');
}
