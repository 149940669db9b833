import { expect, test } from 'vitest';
import { addMissingRules } from './addMissingRules.ts';

interface Style {
  readonly dataset: Record<string, string>;
  textContent: string;
}

/** A page whose head has the rules of the given files of all, in one style, as a server sends it. */
function pageWith(rules: readonly string[], files: readonly number[]) {
  const style = {
    dataset: { rules: files.join(' ') },
    textContent: files.map((file) => rules[file]).join(''),
  };
  const head: Style[] = [style];
  // As much of a document as it touches.
  const document = {
    createElement: (): Style => ({ dataset: {}, textContent: '' }),
    head: { append: (added: Style) => head.push(added) },
    querySelectorAll: () => [...head],
  } as unknown as Document;
  return { head, document };
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => `@layer ui{.r${number}{}}`);
const noPause = () => Promise.resolve();

test.each([
  ['nothing', []],
  ['the first', [0, 1]],
  ['some between', [2, 3, 5, 7]],
  ['all of them', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('a page that had %s has every rule once, and what it had as it was', async (_, files) => {
  const rules = numbered(10);
  const { head, document } = pageWith(rules, files);
  const [had] = head;
  await addMissingRules(document, rules, noPause);
  expect(head[0]).toBe(had);
  const texts = head.flatMap(({ textContent }) => textContent.match(/@layer ui\{.+?\}\}/g) ?? []);
  expect(texts.toSorted()).toEqual(rules);
});

test('what was added is named, so that adding again adds nothing', async () => {
  const rules = numbered(10);
  const { head, document } = pageWith(rules, [2, 3]);
  await addMissingRules(document, rules, noPause);
  expect(head.map(({ dataset }) => dataset['rules'])).toEqual(['2 3', '0 1 4 5 6 7 8 9']);
  await addMissingRules(document, rules, noPause);
  expect(head).toHaveLength(2);
});

test('between two pauses no more is added than a slow phone reads at once, but for a file that is longer', async () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((name) => name.repeat(name === 'c' ? 20_000 : 7000));
  const { head, document } = pageWith(rules, [1]);
  const lengths: number[] = [];
  const length = () => head.reduce((sum, { textContent }) => sum + textContent.length, 0);
  let before = length();
  await addMissingRules(document, rules, () => {
    lengths.push(length() - before);
    before = length();
    return Promise.resolve();
  });
  expect(lengths).toEqual([7000, 20_000, 14_000]);
});
