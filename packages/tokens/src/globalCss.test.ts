import { expect, test } from 'vitest';
import { globalCss } from './globalCss.ts';

test('every custom property that is used is declared', () => {
  const declared = new Set([...globalCss.matchAll(/(--tb-[\w-]+):/g)].map(([, name]) => name));
  const used = [...globalCss.matchAll(/var\((--tb-[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('a page with reduced motion asked for stands still', () => {
  expect(globalCss).toContain('prefers-reduced-motion: reduce');
});

test('what is given the focus without a ring keeps its own shadow and corners', () => {
  expect(globalCss).toContain(':focus-visible:where(:not([tabindex="-1"])){');
  expect(globalCss).not.toContain('box-shadow:none');
});
