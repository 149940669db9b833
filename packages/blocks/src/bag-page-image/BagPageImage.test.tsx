import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { BagPageImage } from './BagPageImage.tsx';
import { bagPageImageFixtures as fixtures } from './fixtures.ts';
import { bagPageImage } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<BagPageImage {...bagPageImage.parse(fixtures[name])} />, 'us');

test('blocks §1 blocks: the bag-page image is a picture that may lead somewhere, in the market', () => {
  expect(html('default')).toContain('<a href="/us/our-cloth"');
  expect(html('minimal')).not.toContain('<a ');
});

test('blocks §9 breakpoint 1: below 768 px a phone has a picture of its own', () => {
  expect(html('maximal')).toMatch(/<source media="\(max-width: 767\.98px\)" srcSet="[^"]*hero-autumn-tall/);
  expect(html('default')).not.toContain('<source');
});

test('blocks §3 media 3: the block’s own alternative text wins over the picture’s', () => {
  expect(html('maximal')).toContain('alt="See the autumn collection"');
  expect(html('minimal')).toContain('alt="A striped T-shirt beside indigo trousers"');
});
