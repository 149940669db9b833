import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExact, isOlder } from './version.ts';

test.each([
  ['4.9.0', '4.13.5', true],
  ['4.13.5', '4.13.5', false],
  ['5.0.0', '4.13.5', false],
  ['1.0.0-next.1', '1.0.0', true],
  ['1.0.0', '1.0.0-next.1', false],
])('%s is older than %s: %j', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});

test('of two versions at most one is older, whichever they are', () => {
  const number = fc.nat({ max: 20 });
  const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect([isOlder(one, other), isOlder(other, one)].filter(Boolean)).toHaveLength(one === other ? 0 : 1);
    }),
  );
});

test('a range, an address and a word are no versions', () => {
  expect(['^1.0.0', 'file:../ui', 'workspace:*', 'latest', '1.0'].filter(isExact)).toEqual([]);
});
