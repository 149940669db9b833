import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { root } from './root.ts';

/** A regular expression as it is written, and where. */
interface Written {
  readonly pattern: string;
  readonly flags: string;
  readonly files: readonly string[];
}

const ofTests = /\.(?:test|spec|stories)\.tsx?$|\/(?:testing|e2e|stories)\//;

/** What runs in a build alone, over our own files. */
const ofBuilds = /^packages\/engine\/src\/upstream\/(?:reactRouterReload|styledComponents)\.ts$/;

/** Files whose code a shop runs. */
function sources(): string[] {
  const folders = ['packages', 'apps/middleware/src', 'apps/storefront/app', 'apps/storefront/server'];
  return execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !ofTests.test(file) && !ofBuilds.test(file),
    );
}

/** Every value of a syntax tree that is a regular expression. */
function* literalsIn(node: unknown): Generator<{ pattern: string; flags: string }> {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && isLiteral(node.regex)) yield node.regex;
  else for (const inner of Object.values(node)) yield* literalsIn(inner);
}

function isLiteral(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function everyLiteral(): Written[] {
  const found = new Map<string, Written>();
  for (const file of sources()) {
    const tree = parseAst(readFileSync(`${root}/${file}`, 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    });
    for (const { pattern, flags } of literalsIn(tree)) {
      const key = `/${pattern}/${flags}`;
      found.set(key, { pattern, flags, files: [...(found.get(key)?.files ?? []), file] });
    }
  }
  return [...found.values()];
}

const isSafe = ({ pattern, flags }: Pick<Written, 'pattern' | 'flags'>) =>
  checkSync(pattern, flags, { timeout: 60_000 }).status === 'safe';

test('reliability G6: no regular expression of the shop is made slow by a long text', {
  timeout: 300_000,
}, () => {
  const all = everyLiteral();
  expect(all.length).toBeGreaterThan(180);
  expect(all.filter((one) => !isSafe(one))).toEqual([]);
});

test.each([
  ['(a+)+$', ''],
  [String.raw`\s+$`, ''],
])('a slow one is found: /%s/%s', (pattern, flags) => {
  expect(isSafe({ pattern, flags })).toBe(false);
});
