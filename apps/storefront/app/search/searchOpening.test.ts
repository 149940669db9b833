import { err, ok } from '@tailorbird/commerce/result';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { loadOpening } from './searchOpening.ts';

const departments = ['Womens', 'Mens'].map((name, at) => ({
  id: at + 1,
  name,
  url: `/${name}`,
  children: [],
}));
const lost = err({ tag: 'unavailable', message: 'It did not answer.' });

/** A shop that has these calls of the whole contract, which are all that the opening asks. */
const shopWith = (calls: Record<string, (asked: { categoryEntityId: number }) => unknown>) =>
  ({
    client: {
      commerce: {
        getCategoryTree: () => ok(departments),
        getPopularCategories: () => ok([{ name: 'Dresses', path: '/browse/womens/dresses' }]),
        getProducts: () => ok([{ colourways: [{ image: '/i/one' }] }]),
        ...calls,
      },
    },
  }) as unknown as Pick<Shop, 'client'>;

describe('what a search begins with', () => {
  it('is popular categories and a tile for each department that has something', async () => {
    const shop = shopWith({
      getProducts: ({ categoryEntityId }) =>
        ok(categoryEntityId === 1 ? [{ colourways: [{ image: '/i/one' }] }] : []),
    });
    expect(await loadOpening(shop)).toEqual({
      isWhole: true,
      opening: {
        popular: [{ name: 'Dresses', path: '/browse/womens/dresses' }],
        tiles: [{ name: 'Womens', path: '/browse/Womens', image: '/i/one' }],
      },
    });
  });

  it('has the first four departments that have something, however many have nothing', async () => {
    const shop = shopWith({
      getCategoryTree: () =>
        ok([1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Department ${id}`, url: `/${id}`, children: [] }))),
      getProducts: ({ categoryEntityId }) =>
        ok(categoryEntityId === 2 ? [] : [{ colourways: [{ image: `/i/${categoryEntityId}` }] }]),
    });
    const { opening } = await loadOpening(shop);
    expect(opening.tiles.map(({ image }) => image)).toEqual(['/i/1', '/i/3', '/i/4', '/i/5']);
  });

  it.each(['getCategoryTree', 'getPopularCategories', 'getProducts'])(
    'is shown without what %s did not answer, and is not whole',
    async (call) => {
      expect(await loadOpening(shopWith({ [call]: () => lost }))).toMatchObject({ isWhole: false });
    },
  );

  it('is not whole when a department alone could not be asked', async () => {
    const shop = shopWith({
      getProducts: ({ categoryEntityId }) =>
        categoryEntityId === 2 ? lost : ok([{ colourways: [{ image: '/i/one' }] }]),
    });
    const { opening, isWhole } = await loadOpening(shop);
    expect([opening.tiles.length, isWhole]).toEqual([1, false]);
  });
});
