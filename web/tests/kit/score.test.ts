import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ScoreBars from '../../src/kit/ScoreBars.svelte';
import ScoreChart from '../../src/kit/ScoreChart.svelte';
import { apart, ticks } from '../../src/kit/chart';
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
