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
      /<img[^>]* sizes="\(min-width: 768px\) (\d+)vw/g,
    ),
  ].map(([, width]) => Number(width));

test('a gallery: the first picture is as wide as the column, and the others stand in pairs', () => {
  expect([1, 2, 3, 4, 5].map(widths)).toEqual([
    [53],
    [53, 53],
    [53, 26, 26],
    [53, 53, 26, 26],
    [53, 26, 26, 26, 26],
  ]);
});

test('a phone of three pixels a point asks for the width that is made ahead', () => {
  const html = renderToStaticMarkup(<Gallery media={media(1)} />);
  const told = Number(/\(min-resolution: 2\.9dppx\) (\d+)px/.exec(html)?.[1]);
  const offered = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(offered.find((width) => width >= told * 3)).toBe(768);
});
