import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawIcon from './drawIcon.ts';

const Cross = drawIcon({
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
});

test('a shape is drawn as the library draws it, in the colour of the words around it', () => {
  const drawn = renderToStaticMarkup(createElement(Cross, { size: 16, strokeWidth: 1.5, fill: 'none' }));
  expect(drawn).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.5" fill="none"><path d="M18 6 6 18"></path><path d="m6 6 12 12"></path></svg>',
  );
});

test('what it says to a screen reader is its own', () => {
  expect(renderToStaticMarkup(createElement(Cross, { role: 'img', 'aria-label': 'Close' }))).toMatch(
    /role="img" aria-label="Close"/,
  );
});
