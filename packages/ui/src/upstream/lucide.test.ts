import * as cross from 'lucide-react/icons/x';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawIcon from './drawIcon.ts';

// What the library gives to `createLucideIcon` it exports too, which its types do not say.
const { __iconData: shapes, default: Theirs } = cross as typeof cross & {
  readonly __iconData: Parameters<typeof drawIcon>[0];
};
const Ours = drawIcon(shapes);
type Look = Parameters<typeof Ours>[0];

/** The attributes of the `svg` element, and what is in it. */
function drawn(icon: (look: Look) => ReactElement, look: Look) {
  const [, attributes = '', content] =
    /^<svg([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(icon(look))) ?? [];
  return { content, attributes: new Set(attributes.match(/[\w-]+="[^"]*"/g)) };
}

test.each([
  ['with the look of the shop', { size: 16, strokeWidth: 1.5, fill: 'none', 'aria-hidden': true }],
  ['with a name', { size: 20, strokeWidth: 1.5, fill: 'none', role: 'img', 'aria-label': 'Close' }],
] as const)(
  'lucide-react: an icon %s is drawn as the library draws it. Else compare drawIcon.ts with Icon.mjs',
  (_, look) => {
    const theirs = drawn((given) => createElement(Theirs, given), look);
    const ours = drawn(Ours, look);
    expect(ours.content).toContain('<path');
    expect(ours.content).toBe(theirs.content);
    expect([...ours.attributes].filter((attribute) => !theirs.attributes.has(attribute))).toEqual([]);
    const without = [...theirs.attributes].filter((attribute) => !ours.attributes.has(attribute));
    expect(without.map((attribute) => attribute.split('=')[0])).toEqual(['xmlns', 'class']);
  },
);
