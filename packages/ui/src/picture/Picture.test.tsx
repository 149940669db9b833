import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';
import { cardWidths, galleryWidths, pictureWidths, sourceAt, sourceSet } from './pictureSource.ts';

const picture = {
  src: '/i/tailorbird/fern-moss',
  alt: 'Fern Cord Shirt in moss',
  sizes: '50vw',
  ratio: '4 / 5',
};

test('commerce §9 pictures 1: pictures come 415, 768, 992, 1280 and 1536 wide; gallery and card pictures in their own widths', () => {
  expect(pictureWidths).toEqual([415, 768, 992, 1280, 1536]);
  expect(galleryWidths).toEqual([200, 453, 768, 1517]);
  expect(cardWidths).toEqual([580, 768, 992, 1280, 1536]);
});

test('blocks §7 pictures 1: the media service is asked for a width, format auto and quality default', () => {
  expect(sourceAt('/i/tailorbird/fern', 415)).toBe('/i/tailorbird/fern?w=415&fmt=auto&qlt=default');
});

test('blocks §7 pictures 1: a picture is offered 415, 768, 992, 1280 and 1536 wide, and is 992 wide where none can be chosen', () => {
  const html = renderToStaticMarkup(<Picture {...picture} />);
  expect(
    [...html.matchAll(/[?;]w=(\d+)&amp;[^ "]* (\d+)w/g)].map(([, asked, wide]) => [asked, wide]),
  ).toEqual(['415', '768', '992', '1280', '1536'].map((width) => [width, width]));
  expect(html).toMatch(/ src="[^"]*\?w=992&amp;fmt=auto&amp;qlt=default"/);
});

test('a query that is already there is kept', () => {
  expect(sourceAt('/i/tailorbird/fern?crop=top', 415)).toBe(
    '/i/tailorbird/fern?crop=top&w=415&fmt=auto&qlt=default',
  );
});

test('a picture that comes inline has one source', () => {
  expect(sourceAt('data:image/gif;base64,AA', 415)).toBe('data:image/gif;base64,AA');
  expect(sourceSet('data:image/gif;base64,AA', pictureWidths)).toBeUndefined();
});

test('every width is offered to the browser', () => {
  expect(sourceSet('/i/a', [200, 453])).toBe(
    '/i/a?w=200&fmt=auto&qlt=default 200w, /i/a?w=453&fmt=auto&qlt=default 453w',
  );
});

test('a picture waits until it is near, and its box keeps its shape', () => {
  const html = renderToStaticMarkup(<Picture {...picture} />);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('decoding="async"');
  expect(html).toContain('--ratio:4 / 5');
});

test('a box is not empty while its picture is on its way: the colour it will mostly be stands in it', () => {
  expect(renderToStaticMarkup(<Picture {...picture} tint="#4a5d3a" />)).toContain('--tint:#4a5d3a');
  expect(renderToStaticMarkup(<Picture {...picture} />)).not.toContain('--tint');
});

test('the first picture of a page is asked for at once and first', () => {
  const html = renderToStaticMarkup(<Picture {...picture} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});
