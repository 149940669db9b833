import { expect, test } from 'vitest';
import { addMissingRules } from './addMissingRules.ts';

interface Style {
  readonly dataset: Record<string, string>;
  textContent: string;
  before: (other: Style) => void;
}

/** A page whose head has the given rules of all, each run in an element of its own: `[[3, 4], [6]]`. */
function pageWith(rules: readonly string[], runs: readonly (readonly number[])[]) {
  const head: Style[] = [];
  const createElement = (): Style => {
    const style: Style = {
      dataset: {},
      textContent: '',
      before: (other) => void head.splice(head.indexOf(style), 0, other),
    };
    return style;
  };
  for (const run of runs) {
    const style = createElement();
    style.dataset['rules'] = run.length > 1 ? `${run[0]}-${run.at(-1)}` : `${run[0]}`;
    style.textContent = run.map((number) => rules[number]).join('');
    head.push(style);
  }
  // As much of a document as it touches.
  const document = {
    createElement,
    head: { append: (style: Style) => head.push(style) },
    querySelectorAll: () => [...head],
  } as unknown as Document;
  return { head, document };
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => `.r${number}{}`);

test.each([
  ['nothing', []],
  ['the first', [[0, 1]]],
  ['the last', [[8, 9]]],
  ['some between', [[2, 3], [5], [7, 8]]],
  ['all of them', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]],
])('what a page lacks comes in the order of the cascade, where it has %s', async (_, runs) => {
  const rules = numbered(10);
  const { head, document } = pageWith(rules, runs);
  const had = [...head];
  await addMissingRules(document, rules, () => Promise.resolve());
  expect(head.map(({ textContent }) => textContent).join('')).toBe(rules.join(''));
  expect(head.filter((style) => had.includes(style))).toEqual(had);
});

test('what was added is named, so that adding again adds nothing', async () => {
  const rules = numbered(10);
  const { head, document } = pageWith(rules, [[2, 3]]);
  const add = () => addMissingRules(document, rules, () => Promise.resolve());
  await add();
  expect(head.map(({ dataset }) => dataset['rules'])).toEqual(['0-1', '2-3', '4-9']);
  await add();
  expect(head).toHaveLength(3);
});

test('between two pauses no more is added than a slow phone reads at once, but for a rule that is longer', async () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((name) => name.repeat(name === 'c' ? 20_000 : 7000));
  const { head, document } = pageWith(rules, [[1]]);
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
