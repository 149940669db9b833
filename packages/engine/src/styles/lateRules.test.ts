import { expect, test } from 'vitest';
import { createLateRules } from './lateRules.ts';

interface Style {
  readonly dataset: Record<string, string>;
  textContent: string;
}

/** A page whose head has the rules of the given files of all, in one style, as a server sends it. */
function pageWith(files: readonly number[]) {
  const head: Style[] = [{ dataset: { rules: files.join(' ') }, textContent: files.map(ruleOf).join('') }];
  // As much of a document as it touches.
  const document = {
    createElement: (): Style => ({ dataset: {}, textContent: '' }),
    head: { append: (added: Style) => head.push(added) },
    querySelectorAll: () => [...head],
  } as unknown as Document;
  const added = () => head.slice(1).map(({ dataset, textContent }) => [dataset['rules'], textContent]);
  return { rules: createLateRules(document), added };
}

const ruleOf = (file: number) => `@layer ui{.r${file}{}}`;
const all = Array.from({ length: 10 }, (_, file) => ruleOf(file));

test('a page keeps what it came with, and is given of all others what it needs, once', () => {
  const { rules, added } = pageWith([0, 3]);
  rules.take(all);
  expect(added()).toEqual([]);
  for (const file of [3, 7, 0, 7]) rules.need(file);
  expect(added()).toEqual([['7', ruleOf(7)]]);
  expect([0, 3, 7, 1].map(rules.has)).toEqual([true, true, true, false]);
});

test('what was needed before the rules came is put into the page with them, in one style', () => {
  const { rules, added } = pageWith([1]);
  for (const file of [4, 2, 4, 1]) rules.need(file);
  expect(added()).toEqual([]);
  rules.take(all);
  expect(added()).toEqual([['4 2', ruleOf(4) + ruleOf(2)]]);
  rules.take(all);
  expect(added()).toHaveLength(1);
});

test('a file without rules puts no style into the page', () => {
  const { rules, added } = pageWith([1]);
  rules.take(all.with(5, ''));
  rules.need(5);
  expect(added()).toEqual([]);
});
