import { beforeEach, expect, test } from 'vitest';
import { keepCommitment, keepNonce, keptCommitment, keptNonces, newNonce } from '../../src/shell/kept_dice';

beforeEach(() => localStorage.clear());

test('the first commitment that was shown stays; no later one takes its place', () => {
  keepCommitment('t', 'first');
  keepCommitment('t', 'second');
  expect(keptCommitment('t')).toBe('first');
  expect(keptCommitment('other')).toBeNull();
});

test('every chair has a share of its own, and the latest one counts', () => {
  keepNonce('t', 0, 'aa');
  keepNonce('t', 2, 'bb');
  keepNonce('t', 0, 'cc');
  expect(keptNonces('t')).toEqual({ 0: 'cc', 2: 'bb' });
});

test('no two shares in the dice are the same', () => {
  expect(newNonce()).not.toBe(newNonce());
});
