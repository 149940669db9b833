import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from './Video.tsx';

const film = { src: '/v/hedgerow.mp4', poster: '/i/tailorbird/hedgerow', label: 'Walking the hedgerow' };

test('WCAG 2.2.2: a film that starts by itself has a button that stops it', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).toContain('aria-label="Play film: Walking the hedgerow"');
});

test('nothing plays before the page knows whether motion is welcome', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).not.toContain('autoplay');
});

test('with no script the film can still be watched', () => {
  expect(renderToStaticMarkup(<Video {...film} />)).toContain('<noscript><a href="/v/hedgerow.mp4">');
});

test('a film with its own controls needs no second button', () => {
  expect(renderToStaticMarkup(<Video {...film} controls />)).not.toContain('Play film');
});
