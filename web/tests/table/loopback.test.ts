import { expect, it } from 'vitest';
import { isLoopback } from '../../src/table/loopback';

it('knows addresses that nobody else can reach', () => {
  const all = [
    'localhost',
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
    '192.168.1.7',
    'kasztelan.example',
    '10.127.0.0',
  ];
  expect(all.filter(isLoopback)).toEqual(['localhost', '127.0.0.1', '127.1.2.3', '[::1]']);
});
