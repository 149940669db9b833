import { expect, test } from 'vitest';
import { isSafeLink } from '../fields/link.ts';
import { parseWavyUnderline } from '../fields/wavyUnderline.ts';
import { parseContent } from '../parse.ts';
import { descriptionCuts } from '../parts/listing-header/descriptionCuts.ts';
import { growthOf, withTexts } from './growth.ts';
import { everyFixture } from './library.ts';

/** Everything that reads an editor's texts, with each block's schema. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    everyFixture.map(({ id, content }) => [id, (text: string) => parseContent(id, withTexts(content, text))]),
  ),
  isSafeLink,
  parseWavyUnderline,
  descriptionCuts,
};

test('reliability G6: no text an editor can write takes a reader longer than its length', {
  timeout: 240_000,
}, async ({ annotate }) => {
  const found: unknown[] = [];
  let slowest = 0;
  for (const [name, read] of Object.entries(readers)) {
    const growth = await growthOf(read);
    slowest = Math.max(slowest, growth.slowest);
    found.push(...growth.outgrown.map((one) => [name, one]));
  }
  await annotate(
    `${Object.keys(readers).length} readers of content, slowest ${slowest.toFixed(1)} ms for 100,000 characters (target 50 ms)`,
    'figure',
  );
  expect(Object.keys(readers).length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

/** Looks for the end of each beginning, which is not there, from the beginning on: at every fourth sign, to be done sooner. */
function beginsAnew(text: string): number {
  let looks = 0;
  for (let at = text.indexOf('[['); at >= 0; at = text.indexOf('[[', at + 2))
    for (let end = at; end < text.length && text[end] !== ']'; end += 4) looks += 1;
  return looks;
}

test('a reader that begins anew at each sign is found', { timeout: 120_000 }, async () => {
  const { outgrown } = await growthOf(beginsAnew);
  expect(outgrown.map(({ piece }) => piece)).toEqual(['[[wavy-u-']);
});
