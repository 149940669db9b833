import { expect, test } from 'vitest';
import { z } from 'zod';
import { heroCarouselFixtures } from '../hero-carousel/fixtures.ts';
import { heroCarousel } from '../hero-carousel/schema.ts';
import { fixtureLooks } from '../parts/shop-the-look/fixtureLooks.ts';
import { look } from '../parts/shop-the-look/look.ts';
import { readContent } from '../readContent.ts';

const shopTheLook = z.object(look);

function priced(price: unknown) {
  const { leftProduct } = fixtureLooks.default;
  const { content, faults } = readContent(shopTheLook, {
    ...fixtureLooks.default,
    leftProduct: { ...leftProduct, price },
  });
  return [content?.leftProduct.price, ...faults.map(({ reason }) => reason)];
}

test.each([
  ['1,500', '“1,500”'],
  ['1.250', '“1.250”'],
  [12_500, '12500'],
  [-5, '-5'],
  ['£45', '“£45”'],
])('a price %j, which may be another, is not shown, and its editor is told', (written, said) => {
  expect(priced(written)).toEqual([
    0,
    `Price is ${said}, and must be a number from 0 to 10,000. It is shown without it.`,
  ]);
});

test.each([
  ['45,50', 4550],
  ['45.5', 4550],
  ['1500', 150_000],
])('a price %j that can be one only is shown', (written, read) => {
  expect(priced(written)).toEqual([read, expect.stringContaining('it is read as')]);
});

test.each([0, -1, 3, 31])('slides with an interval of %j seconds do not move by themselves', (interval) => {
  const { content, faults } = readContent(heroCarousel, { ...heroCarouselFixtures.default, interval });
  expect(content).toBeDefined();
  expect(content?.interval).toBeUndefined();
  expect(faults.map(({ reason }) => reason)).toEqual([
    `Seconds on each slide is ${interval}, and must be a number from 5 to 30. It is left out.`,
  ]);
});

test('another figure out of its limits is the nearest within them', () => {
  const { content } = readContent(heroCarousel, {
    ...heroCarouselFixtures.default,
    slides: heroCarouselFixtures.default.slides.map((slide) => ({ ...slide, headingSize: 500 })),
  });
  expect(content?.slides[0]?.headingSize).toBe(160);
});
