import { err, ok } from '@tailorbird/commerce/result';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { storyDress } from '../testing/storyDress.ts';
import { loadLook } from './loadLook.ts';

const [colourway] = storyDress.colourways;
if (!colourway) throw new Error('The dress of the stories has colours.');
const { colour } = colourway;
const dress = { ...storyDress, id: 12, modifiers: [] };
const jumper = { ...dress, id: 34, name: 'Larch Wool Jumper' };
const card = { ...dress, id: 56, name: 'Gift Card', modifiers: [{ id: 1 }] };

/** A shop that sells these products, and finds a jumper in each category. */
function shopOf(products: readonly { readonly id: number }[]) {
  const asked: string[] = [];
  const commerce = {
    getProductById: async ({ entityId }: { entityId: number }) => {
      const found = products.find(({ id }) => id === entityId);
      return found ? ok(found) : err({ tag: 'not-found', message: 'No.' });
    },
    getProductBadges: async (id: number) =>
      ok(id === 34 ? [{ text: '20% off', colour: 'sale', nowPrice: 4000 }] : []),
    getCategory: async ({ url }: { url: string }) => {
      asked.push(url);
      return ok({ category: { id: asked.length } });
    },
    getProductsWithFilter: async () =>
      ok({
        cards: [
          { productId: 33, soldOut: true, colourways: [{ colour }] },
          { productId: 35, soldOut: false, colourways: [{ colour: 'Elsewhere' }] },
          { productId: 34, soldOut: false, colourways: [{ colour }] },
        ],
      }),
  };
  // Only the calls that are made are there.
  return { asked, shop: { client: { commerce } } as unknown as Shop };
}
const pathOf = (...ids: number[]) => ids.map((id) => `${id}-${colour.replaceAll(' ', '_')}`).join(',');

test('each piece is of the colour it is named with, and costs what its badge announces', async () => {
  const { shop } = shopOf([dress, jumper]);
  const look = await loadLook(shop, pathOf(12, 34));
  expect(look.ok && look.value.map(({ name, colour: of, nowPrice }) => [name, of, nowPrice])).toEqual([
    [dress.name, colour, undefined],
    [jumper.name, colour, 4000],
  ]);
  const inColour = dress.variants.filter((variant) => variant.colour === colour);
  expect(look.ok && look.value[0]?.choices.map(({ variantId }) => variantId)).toEqual(
    inColour.map(({ id }) => id),
  );
});

test('what is gone, not sold in its colour or written on its own page is left out', async () => {
  const { shop } = shopOf([dress, jumper, card]);
  const look = await loadLook(shop, `${pathOf(12, 56, 78)},34-No_Such_Colour`);
  expect(look.ok && look.value.map(({ productId }) => productId)).toEqual([12]);
});

test('a look of which nothing is there is not found', async () => {
  for (const pieces of [pathOf(78, 79), pathOf(56), 'nothing'])
    expect(await loadLook(shopOf([card]).shop, pieces)).toMatchObject({
      ok: false,
      error: { tag: 'not-found' },
    });
});

test('one piece alone is made a look, in its colour, by what is worn with it', async () => {
  const worn = { ...dress, categories: [{ name: 'Dresses', url: '/womens/dresses' }] };
  const { shop, asked } = shopOf([worn, jumper]);
  const look = await loadLook(shop, pathOf(12));
  expect(asked).toEqual(['/womens/knitwear', '/womens/accessories']);
  expect(look.ok && look.value.map(({ productId }) => productId)).toEqual([12, 34]);
});
