import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ScoreBars from '../../src/kit/ScoreBars.svelte';
import ScoreChart from '../../src/kit/ScoreChart.svelte';
import SourceChart from '../../src/kit/SourceChart.svelte';
import { apart, inkOf, stacked, stairs, terrace, ticks } from '../../src/kit/chart';
import './speaking';

const seats = [
  { seat: 0, name: 'Kasia' },
  { seat: 4, name: 'Wanda' },
];
const cells = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent!.trim());

describe('points over time', () => {
  const points = [
    { at: 0, totals: [0, 0] },
    { at: 10, totals: [4, 7] },
    { at: 20, totals: [15, 9] },
  ];

  it('can be read as a table', () => {
    render(ScoreChart, { seats, points });
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['0', '0', '0'],
      ['10', '4', '7'],
      ['20', '15', '9'],
    ]);
  });

  it('names every line where it ends', () => {
    render(ScoreChart, { seats, points });
    expect(screen.getByRole('img', { name: 'Kasia' })).not.toBeNull();
    expect(screen.getByRole('img', { name: 'Wanda' })).not.toBeNull();
  });

  it('moves through the game by keyboard and pointer alike', async () => {
    const onseek = vi.fn();
    render(ScoreChart, { seats, points, at: 0, onseek });
    const range = screen.getByRole('slider');
    await fireEvent.input(range, { target: { value: '12' } });
    expect(onseek).toHaveBeenCalledWith(12);
  });

  it('calls places as the game does, and counts its rounds below', () => {
    const rounds = [
      { at: 0, label: 'Round 1' },
      { at: 10, label: 'Round 2' },
    ];
    render(ScoreChart, { seats, points, rounds, placeName: (at: number) => `after ${at}` });
    expect(screen.getByRole('rowheader', { name: 'after 10', hidden: true })).not.toBeNull();
    const drawn = screen.getByRole('img', { name: 'Points over time' });
    expect([...drawn.querySelectorAll('text[text-anchor=middle]')].map((one) => one.textContent)).toEqual([
      '1',
      '2',
    ]);
  });

  it('goes up at once where points are scored', () => {
    expect(
      stairs([
        [0, 9],
        [5, 4],
      ]),
    ).toBe('M0.0 9.0H5.0V4.0');
    const upper = [
      [0, 9],
      [5, 4],
    ] as const;
    const ground = [
      [0, 9],
      [5, 9],
    ] as const;
    expect(terrace(upper, ground)).toBe('M0.0 9.0H5.0V4.0L5.0 9.0V9.0H0.0Z');
  });

  it('keeps signs apart without changing their order', () => {
    expect(apart([50, 51, 20], 22, 0, 200)).toEqual([50, 72, 20]);
    expect(apart([198, 199], 22, 0, 200)).toEqual([178, 200]);
  });

  it('has round numbers at its side, also below nothing', () => {
    expect(ticks(34)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(12, -3)).toEqual([-5, 0, 5, 10, 15]);
  });
});

describe('points by source', () => {
  const sources = [
    { key: 'built', label: 'built' },
    { key: 'debt', label: 'debts' },
  ];

  it('shows each part and the whole, a loss too', () => {
    render(ScoreBars, {
      seats,
      sources,
      values: [
        [19, -2],
        [12, 3],
      ],
    });
    const [, kasia, wanda] = screen.getAllByRole('row', { hidden: true });
    expect(within(kasia!).getByRole('rowheader', { hidden: true }).textContent).toBe('Kasia');
    expect(cells(kasia!)).toEqual(['19', '-2', '17']);
    expect(cells(wanda!)).toEqual(['12', '3', '15']);
  });
});

describe('points by source over time', () => {
  const sources = [
    { key: 'built', label: 'built', ink: 0 },
    { key: 'museum', label: 'Museum', ink: 1 },
    { key: 'statue', label: 'Statue', ink: 2 },
  ];
  const points = [
    { at: 0, parts: [0, 0, 0] },
    { at: 8, parts: [4, 0, 0] },
    { at: 15, parts: [4, 0, 5] },
  ];
  const props = { seat: 4, name: 'Wanda', sources, points, last: 20 };

  it('has a layer and a name for each source of this seat, and no other', () => {
    const { container } = render(SourceChart, props);
    const layers = [...container.querySelectorAll('[data-source]')];
    expect(layers.map((one) => one.getAttribute('data-source'))).toEqual(['built', 'statue']);
    const named = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(named.map((one) => one.textContent!.trim().replace(/\s+/g, ' '))).toEqual(['built 4', 'Statue 5']);
  });

  it('can be read as a table', () => {
    render(SourceChart, props);
    const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['0', '0', '0', '0'],
      ['8', '4', '0', '4'],
      ['15', '4', '5', '9'],
    ]);
  });

  it('stands gains on each other and hangs losses below', () => {
    expect(stacked([3, -2, 4, -1])).toEqual([
      { from: 0, to: 3 },
      { from: 0, to: -2 },
      { from: 3, to: 7 },
      { from: -2, to: -3 },
    ]);
  });

  it('gives no two of sixteen the same colour and pattern, and none the tincture of something else', () => {
    const inks = Array.from({ length: 16 }, (_, n) => inkOf(n));
    expect(new Set(inks.map((ink) => ink.fill + ink.pattern)).size).toBe(16);
    expect(inks.every((ink) => /^var\(--c\d\)$/.test(ink.fill))).toBe(true);
  });
});
