import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './root.ts';

// Our own list.
const { packages } = JSON.parse(readFileSync(join(root, 'security/min-versions.json'), 'utf8')) as {
  packages: Record<string, { atLeast: string }>;
};
const lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as {
  packages: Record<string, unknown>;
};

/** Every version of a package that an install brings. */
function installed(name: string): string[] {
  return Object.keys(lockfile.packages)
    .filter((key) => key.slice(0, key.lastIndexOf('@')) === name)
    .map((key) => key.slice(key.lastIndexOf('@') + 1));
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
