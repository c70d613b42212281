import fortress from 'icon:white-tower';
import harbor from 'icon:galleon';
import market from 'icon:shop';
import palace from 'icon:castle';
import temple from 'icon:church';
import type { Part } from '../../words';
import type { Note } from '../gloss.svelte';
import type { Tincture } from '../heraldry';
import { says } from './says.svelte';

export interface Sample {
  key: string;
  name: string;
  label: string;
  kind: string;
  cost: number;
  tint: Tincture;
  icon: string;
  rule?: string;
  why?: string;
}

const DRAWN: [string, number, Tincture, string][] = [
  ['palace', 5, 'or', palace],
  ['temple', 4, 'azure', temple],
  ['harbor', 4, 'vert', harbor],
  ['fortress', 5, 'gules', fortress],
  ['market', 2, 'purp', market],
];

/** Cards of no game in particular. */
export function samples(): Sample[] {
  return DRAWN.map(([key, cost, tint, icon]) => ({
    key,
    cost,
    tint,
    icon,
    name: says(`card-${key}`),
    label: says('card-label', { name: says(`card-${key}`), cost }),
    kind: says(`kind-${tint}`),
    rule: tint === 'purp' ? says('card-rule') : undefined,
    why: key === 'fortress' ? says('why') : undefined,
  }));
}

export function noteOf(sample: Sample): Note {
  return {
    title: sample.name,
    sub: sample.kind,
    cost: sample.cost,
    text: says('note'),
    preview: sample.why ?? says('preview', { name: sample.name }),
    link: { href: '#main', label: says('in-the-book') },
    tint: sample.tint,
  };
}

export const NAMES = [
  'Kasia',
  'Mikołaj',
  'Ярослава Вишневецька',
  'Tomasz',
  'Wanda',
  'Бажена',
  'Zbigniew',
  'Oksana',
];

/** A sentence with names in braces, as parts: `{seat:1}` and `{card:market}`. */
export function sentence(key: string): Part[] {
  return says(key)
    .split(/(\[[a-z]+:[^\]]+\])/)
    .filter(Boolean)
    .map((text) => {
      const found = /^\[([a-z]+):([^\]]+)\]$/.exec(text);
      if (!found) return { text };
      const [, kind = '', id = ''] = found;
      return kind === 'seat'
        ? { text: NAMES[Number(id)]!, ref: { kind, id: Number(id) } }
        : { text: says(`card-${id}`), ref: { kind, id } };
    });
}
