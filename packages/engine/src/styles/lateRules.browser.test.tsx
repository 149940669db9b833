import { afterEach, expect, test } from 'vitest';
import { createLateRules } from './lateRules.ts';

const ruleOf = (file: number) => `@layer ui {\n  .r${file} { color: red; }\n}`;
const all = Array.from({ length: 10 }, (_, file) => ruleOf(file));

afterEach(() => {
  document.adoptedStyleSheets = [];
  for (const style of document.querySelectorAll('style[data-rules]')) style.remove();
});

/** A page whose head has the rules of the given files of all, in one style, as a server sends it. */
function pageWith(files: readonly number[]) {
  const style = document.createElement('style');
  style.dataset['rules'] = files.join(' ');
  style.textContent = files.map(ruleOf).join('');
  document.head.append(style);
  const added = () =>
    document.adoptedStyleSheets.map(({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText).join(''),
    );
  return { rules: createLateRules(document), added };
}

test('a page keeps what it came with, and is given of all others what it needs, once', () => {
  const { rules, added } = pageWith([0, 3]);
  rules.take(all);
  expect(added()).toEqual([]);
  for (const file of [3, 7, 0, 7]) rules.need(file);
  expect(added()).toEqual([ruleOf(7)]);
  expect([0, 3, 7, 1].map(rules.has)).toEqual([true, true, true, false]);
});

test('what was needed before the rules came is put into the page with them', () => {
  const { rules, added } = pageWith([1]);
  for (const file of [4, 2, 4, 1]) rules.need(file);
  expect(added()).toEqual([]);
  rules.take(all);
  expect(added()).toEqual([ruleOf(4), ruleOf(2)]);
  rules.take(all);
  expect(added()).toHaveLength(2);
});

test('a file without rules puts nothing into the page', () => {
  const { rules, added } = pageWith([1]);
  rules.take(all.with(5, ''));
  rules.need(5);
  expect(added()).toEqual([]);
});

test('a browser in which a document cannot adopt sheets is given the rules in a style', () => {
  const head: string[] = [];
  // As much of an older browser's document as it touches.
  const older = {
    querySelectorAll: () => [],
    createElement: () => ({}),
    head: { append: ({ textContent }: HTMLStyleElement) => head.push(textContent) },
  } as unknown as Document;
  const rules = createLateRules(older);
  rules.take(all);
  rules.need(7);
  expect(head).toEqual([all[7]]);
});
