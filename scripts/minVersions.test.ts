import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// Our own list.
const { packages } = JSON.parse(readFileSync(join(root, 'security/min-versions.json'), 'utf8')) as {
  packages: Record<string, { atLeast: string }>;
};
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');

/** Every version of a package that an install brings. */
function installed(name: string): string[] {
  const lines = lockfile.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+)[^(\n]*:$/gm);
  return [...lines].filter(([, found]) => found === name).map(([, , version = '']) => version);
}

/** Whether a version is older than another, number by number. */
function isOlder(version: string, than: string): boolean {
  const [numbers, others] = [version.split('.').map(Number), than.split('.').map(Number)];
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return at !== -1 && (numbers[at] ?? 0) < (others[at] ?? 0);
}

test.each(Object.entries(packages))(
  'reliability K2: no %s with a known hole is installed',
  (name, { atLeast }) => {
    const versions = installed(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => isOlder(version, atLeast))).toEqual([]);
  },
);

test('versions are compared as numbers', () => {
  expect(isOlder('4.9.0', '4.13.5')).toBe(true);
  expect(isOlder('4.13.5', '4.13.5')).toBe(false);
  expect(isOlder('5.0.0', '4.13.5')).toBe(false);
});
