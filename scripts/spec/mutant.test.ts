import { expect, test } from 'vitest';
import { mutantFaults, mutated } from './mutant.ts';

const mutant = { place: 'commerce §9 one 1', file: 'a.ts', code: 'limit = 3', becomes: 'limit = 4' };
const known = new Set([mutant.place]);

test('a fault takes the place of the code that stands there once', () => {
  expect(mutated('export const limit = 3;', mutant)).toBe('export const limit = 4;');
});

test('code that is not there, or there twice, is no place for a fault', () => {
  expect(mutated('export const limit = 5;', mutant)).toBeUndefined();
  expect(mutated('limit = 3; limit = 3;', mutant)).toBeUndefined();
});

test('a table is at fault where its statement, its file or its code is not there', () => {
  const sourceOf = (file: string) => (file === 'a.ts' ? 'limit = 3' : undefined);
  expect(mutantFaults([mutant], { known, sourceOf })).toEqual([]);
  const wrong = [
    { ...mutant, place: 'commerce §9 two 1' },
    { ...mutant, file: 'b.ts' },
    { ...mutant, code: 'limit = 9' },
  ];
  expect(mutantFaults(wrong, { known, sourceOf })).toEqual([
    'commerce §9 two 1: scripts/spec/mutants breaks it, and docs/specification has no such statement.',
    'commerce §9 one 1: its fault is in b.ts, which is not there.',
    'commerce §9 one 1: its fault changes `limit = 9`, which must stand in a.ts exactly once.',
  ]);
});
