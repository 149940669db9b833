import { describe, expect, it } from 'vitest';
import type { Check } from './checks.ts';
import { chooseChecks } from './chooseChecks.ts';

const all: readonly Check[] = [
  { name: 'types', commands: [], canaries: [] },
  { name: 'build', commands: [], canaries: [], after: ['types'] },
  { name: 'size', commands: [], canaries: [], after: ['build'] },
];
const chosen = (options: { only?: string; skip?: string }) => {
  const result = chooseChecks(all, options);
  return result.ok ? result.value.map(({ name }) => name) : result.error;
};

describe('npm test -- --only and --skip', () => {
  it('runs everything when nothing is asked', () => {
    expect(chosen({})).toEqual(['types', 'build', 'size']);
  });

  it('adds everything whose output a chosen check reads', () => {
    expect(chosen({ only: 'size' })).toEqual(['types', 'build', 'size']);
    expect(chosen({ only: 'types' })).toEqual(['types']);
  });

  it('leaves out what is skipped', () => {
    expect(chosen({ skip: 'types, size' })).toEqual(['build']);
  });

  it('names an unknown check and lists the known ones', () => {
    expect(chosen({ only: 'typos' })).toBe(
      'There is no check called "typos". The checks are: types, build, size.',
    );
  });
});
