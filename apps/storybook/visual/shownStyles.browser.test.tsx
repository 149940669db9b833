import { afterEach, expect, test } from 'vitest';
import { readShownStyles } from './shownStyles.ts';

const sheet = document.createElement('style');
document.head.append(sheet);
afterEach(() => {
  sheet.textContent = '';
  document.body.replaceChildren();
});

/** What is read of a page with such styles in the layer of the primitives, and such a body. */
function read(css: string, body: string): string[] {
  sheet.textContent = `@layer ui { ${css} }`;
  document.body.innerHTML = body;
  return readShownStyles().filter((line) => line.includes('test'));
}

test('a rule is read where it applies to something, by whatever name its class has, and at this width', () => {
  const css = `.kXyZab > [data-test] { top: 1px; } .other > [data-test] { top: 2px; }
    @media (min-width: 1px) { [data-test] { top: 3px; } } @media (min-width: 9999px) { [data-test] { top: 4px; } }`;
  expect(read(css, '<p class="kXyZab"><a data-test></a></p>')).toEqual([
    '@ui & > [data-test] { top: 1px; }',
    '@ui @media (min-width: 1px) [data-test] { top: 3px; }',
  ]);
});

test('what holds in a state only is read whether or not it is in it', () => {
  const css =
    '[data-test]:hover { top: 1px; } [data-test]::before { top: 2px; } i[data-test]:hover { top: 3px; }';
  expect(read(css, '<a data-test></a>')).toEqual([
    '@ui [data-test]:hover { top: 1px; }',
    '@ui [data-test]::before { top: 2px; }',
  ]);
});

test('of the custom properties those are read that are used, through others too', () => {
  const css = `:root { --test-a: var(--test-b); --test-b: 8px; --test-unused: 9px; }
    p { gap: var(--test-a); }`;
  expect(read(css, '<p></p>').toSorted()).toEqual([
    '--test-a: var(--test-b)',
    '--test-b: 8px',
    '@ui p { gap: var(--test-a); }',
  ]);
});

test('what is in no layer is not the shop’s', () => {
  sheet.textContent = 'p[data-test] { top: 1px; }';
  document.body.innerHTML = '<p data-test></p>';
  expect(readShownStyles()).toEqual([]);
});
