import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';

const html = renderToStaticMarkup(
  <Carousel label="New this week" perView={{ phone: 1.4, desktop: 4 }}>
    <a href="/p/1">Fern Cord Shirt</a>
    <a href="/p/2">Juniper Print Dress</a>
  </Carousel>,
);

test('without script every slide is in a list that scrolls', () => {
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('href="/p/2"');
});

test('a carousel is a region that says what it is', () => {
  expect(html).toMatch(/^<section aria-roledescription="carousel" aria-label="New this week"/);
});

test('arrows that would do nothing without script are out of sight', () => {
  expect(html).toContain('data-part="arrows" data-still=""');
});

test('slides in view are counted from each width up', () => {
  expect(html).toContain('--on-phone:1.4;--on-desktop:4');
});
