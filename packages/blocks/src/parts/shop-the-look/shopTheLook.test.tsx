import { expect, test } from 'vitest';
import { z } from 'zod';
import { altText } from '../../fields/altText.ts';
import { renderBlock, wordsOf } from '../../testing/renderBlock.tsx';
import { fixtureLooks } from './fixtureLooks.ts';
import { LookBuy } from './LookBuy.tsx';
import { LookPrimary } from './LookPrimary.tsx';
import { LookProduct } from './LookProduct.tsx';
import { LookTitle } from './LookTitle.tsx';
import { look } from './look.ts';

const contentOf = (name: keyof typeof fixtureLooks) => z.object(look).parse(fixtureLooks[name]);
const title = (name: keyof typeof fixtureLooks) => renderBlock(<LookTitle {...contentOf(name)} />);
const primary = (name: keyof typeof fixtureLooks) =>
  renderBlock(<LookPrimary look={contentOf(name)} sizes="100vw" ratio="4 / 5" />, 'eu');

test('blocks §3 shop-the-look 1: its title is in Quisas or Athletics, bold or not', () => {
  expect(title('default')).toMatch(/<h2 data-font="Quisas" class/);
  expect(title('maximal')).toContain('<h2 data-font="Athletics" data-bold=""');
});

test('blocks §3 shop-the-look 2: its primary block is a picture or a film that may lead somewhere', () => {
  expect(primary('maximal')).toMatch(
    /<img.*aria-label="A madder skirt in a flowered print under a navy striped tee"/,
  );
  expect(primary('video')).toContain('<video');
  expect(primary('video')).toContain('href="/eu/about-us" aria-label="Printed dresses, side by side"');
  expect(primary('minimal')).not.toContain('<a ');
});

test('blocks §3 shop-the-look 3: each product has a picture, a text for it, an address, a title and a price', () => {
  const { leftProduct } = contentOf('default');
  const shown = renderBlock(<LookProduct product={leftProduct} sizes="50vw" />, 'eu');
  expect(shown).toMatch(
    /href="\/eu\/p\/366\/lavender-marl-crew-jumper\/Blush"[^>]*>Lavender Marl Crew Jumper/,
  );
  expect(shown).toContain('alt="Lavender Marl Crew Jumper in blush"');
  expect(wordsOf(shown)).toBe('Lavender Marl Crew Jumper €69');
});

test('both pieces are bought together, each in the colour it is shown in', () => {
  const shown = renderBlock(<LookBuy {...contentOf('default')} />, 'eu');
  expect(shown).toContain('href="/eu/look/366-Blush,143-Damson"');
  expect(wordsOf(shown)).toBe('Shop the look “Out past the orchard”');
});

test('a look of which a piece leads elsewhere than to a product is not offered whole', () => {
  const content = contentOf('default');
  const leftProduct = { ...content.leftProduct, url: '/browse/womens/dresses' };
  expect(renderBlock(<LookBuy {...content} leftProduct={leftProduct} />)).toBe('');
});

test('blocks §3 shop-the-look 3: its price is a number', () => {
  const priced = (price: unknown) =>
    z
      .object(look)
      .safeParse({ ...fixtureLooks.default, leftProduct: { ...fixtureLooks.default.leftProduct, price } });
  expect(priced(50.5).data?.leftProduct.price).toBe(5050);
  for (const text of ['50.5', '£50.50', '']) expect(priced(text).success).toBe(false);
});

const pictured = (['default', 'minimal', 'maximal', 'boldHeadingFont'] as const).map(
  (name) => [name] as const,
);
test.each(pictured)('the pieces beside a look are those in its picture (%s)', (name) => {
  const { primaryBlockBackground, primaryBlockImageAltText, leftProduct, rightProduct } = contentOf(name);
  const seen = altText(primaryBlockBackground, primaryBlockImageAltText).toLowerCase();
  for (const { title, url } of [leftProduct, rightProduct]) {
    expect(seen).toContain(title.split(' ').at(-1)?.toLowerCase());
    expect(seen).toContain(url.split('/').at(-1)?.toLowerCase());
  }
});
