import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';
import type { MediaItem } from './loadGallery.ts';

const media = (count: number): MediaItem[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'img', src: `/i/${at}`, alt: `Picture ${at}` }));

/** How wide a wide window asks for each picture, in hundredths of the window. */
const widths = (count: number) =>
  [
    ...renderToStaticMarkup(<Gallery media={media(count)} />).matchAll(
      /<img[^>]* sizes="\(min-width: 992px\) (\d+)vw/g,
    ),
  ].map(([, width]) => Number(width));

test('a gallery: one or two pictures are large, of three the first, of five the one between two pairs', () => {
  expect([1, 2, 3, 4, 5].map(widths)).toEqual([
    [58],
    [58, 58],
    [58, 29, 29],
    [29, 29, 29, 29],
    [29, 29, 58, 29, 29],
  ]);
});
