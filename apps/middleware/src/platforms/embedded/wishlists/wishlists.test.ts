import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../env.ts';
import { register } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
let made = 0;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8', '10', '12'], price: { list: 4000, sale: 3000 } },
    { sku: '200002', warehouse: 0 },
    { sku: '200003', soldIn: ['uk'] },
    { sku: '200004', sizes: Array.from({ length: 60 }, (_, at) => `${at}`) },
  ]);
});
afterAll(() => shop.close());

/** The pair of a style and one of its variants. */
const pair = (style: number, variant = 0) => ({
  productId: shop.styles[style]?.productId ?? 0,
  variantId: shop.styles[style]?.variantIds[variant] ?? 0,
});
const keys = (items: readonly { productId: number; variantId: number }[]) =>
  items.map(({ productId, variantId }) => `${productId}/${variantId}`).toSorted();

async function customer() {
  const shopper = shop.shopper();
  made += 1;
  const { id } = await register(shopper, `wisher${made}@example.com`);
  return { shopper, id };
}

describe('a customer’s wishlists', () => {
  it('commerce §3 wishlist 1: one has an id, a name, a customer, items, publicity and a token', async () => {
    const { shopper, id } = await customer();
    const list = await valueOf(
      shopper.commerce.createWishlist({ name: 'For the cottage', isPublic: true, items: [pair(0)] }),
    );
    expect(list).toEqual({
      id: expect.any(Number),
      name: 'For the cottage',
      customerId: id,
      items: [{ id: expect.any(Number), ...pair(0) }],
      isPublic: true,
      token: expect.any(String),
    });
    expect(list.token).toMatch(/^[\w-]{32}$/);
    expect(await valueOf(shopper.commerce.getAllWishlists())).toEqual([list]);
  });

  it('commerce §4 wishlist 5: its name and publicity are those of the settings', async () => {
    const settings = readEnv({ TAILORBIRD_WISHLIST_NAME: 'Saved', TAILORBIRD_WISHLIST_PUBLIC: 'on' });
    if (!settings.ok) throw new Error(settings.error);
    const { TAILORBIRD_WISHLIST_NAME: name, TAILORBIRD_WISHLIST_PUBLIC: isPublic } = settings.value;
    const other = await shopWith([], { newWishlist: { name, isPublic: isPublic === 'on' } });
    const shopper = other.shopper();
    await register(shopper, 'saved@example.com');
    expect(await valueOf(shopper.commerce.createWishlist({ items: [] }))).toMatchObject({
      name: 'Saved',
      isPublic: true,
    });
    await other.close();
  });

  it('commerce §4 wishlist 5: its name and publicity are the shop’s when nobody says otherwise', async () => {
    const { shopper } = await customer();
    const list = await valueOf(shopper.commerce.createWishlist({ items: [] }));
    expect(list).toMatchObject({ name: 'My wishlist', isPublic: false });
  });

  it('commerce §7 wishlists 1: items are added, removed, and the list deleted', async () => {
    const { shopper } = await customer();
    const { id } = await valueOf(shopper.commerce.createWishlist({ items: [pair(0)] }));
    const items = [pair(0, 1), pair(1)];
    const two = await valueOf(shopper.commerce.addWishlistItems({ wishlistId: id, items }));
    expect(keys(two.items)).toEqual(keys([pair(0), ...items]));
    const itemId = two.items[1]?.id ?? 0;
    const left = await valueOf(shopper.commerce.removeWishlistItem({ wishlistId: id, itemId }));
    expect(keys(left.items)).toEqual(keys([pair(0), pair(1)]));
    expect((await errorOf(shopper.commerce.removeWishlistItem({ wishlistId: id, itemId }))).tag).toBe(
      'not-found',
    );
    await valueOf(shopper.commerce.deleteWishlist({ id }));
    expect(await valueOf(shopper.commerce.getAllWishlists())).toEqual([]);
  });

  it('commerce §4 wishlist 4: a pair that is there already is not added', async () => {
    const { shopper } = await customer();
    const { id } = await valueOf(shopper.commerce.createWishlist({ items: [pair(0), pair(0)] }));
    const again = await valueOf(
      shopper.commerce.addWishlistItems({ wishlistId: id, items: [pair(0), pair(0, 1)] }),
    );
    expect(keys(again.items)).toEqual(keys([pair(0), pair(0, 1)]));
  });

  it('a pair the shop does not have is refused, and nothing is added with it', async () => {
    const { shopper } = await customer();
    const { id } = await valueOf(shopper.commerce.createWishlist({ items: [] }));
    const mixed = { productId: pair(0).productId, variantId: pair(1).variantId };
    const items = [pair(0), mixed];
    expect((await errorOf(shopper.commerce.addWishlistItems({ wishlistId: id, items }))).tag).toBe(
      'not-found',
    );
    expect((await valueOf(shopper.commerce.getAllWishlists()))[0]?.items).toEqual([]);
  });

  it('commerce §4 wishlist 3: clearing deletes the list and makes a new, empty one', async () => {
    const { shopper } = await customer();
    const old = await valueOf(shopper.commerce.createWishlist({ name: 'Autumn', items: [pair(0)] }));
    const fresh = await valueOf(shopper.commerce.clearWishlist({ id: old.id }));
    expect(fresh).toMatchObject({ name: 'Autumn', items: [] });
    expect([fresh.id, fresh.token]).not.toEqual([old.id, old.token]);
    expect(await valueOf(shopper.commerce.getAllWishlists())).toEqual([fresh]);
  });
});

describe('at login a guest’s list is merged into the customer’s first', () => {
  it('commerce §4 wishlist 2: which is made if there is none, and keeps what it has', async () => {
    const { shopper } = await customer();
    const list = await valueOf(shopper.commerce.mergeWishlist({ items: [pair(0), pair(1)] }));
    expect(list).toMatchObject({ name: 'My wishlist', items: [pair(0), pair(1)] });
    const other = await valueOf(shopper.commerce.createWishlist({ items: [] }));
    const merged = await valueOf(shopper.commerce.mergeWishlist({ items: [pair(1), pair(2)] }));
    expect(merged.id).toBe(list.id);
    expect(keys(merged.items)).toEqual(keys([pair(0), pair(1), pair(2)]));
    const lists = await valueOf(shopper.commerce.getAllWishlists());
    expect(lists.map(({ id, items }) => [id, items.length])).toEqual([
      [list.id, 3],
      [other.id, 0],
    ]);
  });

  it('once, from however many tabs, and what the shop no longer knows is left out', async () => {
    const { shopper } = await customer();
    const gone = { productId: 999_999, variantId: 999_999 };
    const items = [pair(0), gone, pair(1)];
    await Promise.all(
      [shopper, shopper.tab(), shopper].map((tab) => valueOf(tab.commerce.mergeWishlist({ items }))),
    );
    const lists = await valueOf(shopper.commerce.getAllWishlists());
    expect(lists.map((list) => keys(list.items))).toEqual([keys([pair(0), pair(1)])]);
  });

  it('reliability C3: and is the union of both, each pair once', async ({ annotate }) => {
    const { shopper } = await customer();
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 20 });
    const { id } = await valueOf(shopper.commerce.mergeWishlist({ items: [] }));
    let current = id;
    await fc.assert(
      fc.asyncProperty(some, some, async (had, guests) => {
        current = (await valueOf(shopper.commerce.clearWishlist({ id: current }))).id;
        const pairs = (list: readonly number[]) => list.map((at) => pair(3, at));
        await valueOf(shopper.commerce.addWishlistItems({ wishlistId: current, items: pairs(had) }));
        const merged = await valueOf(shopper.commerce.mergeWishlist({ items: pairs(guests) }));
        expect(keys(merged.items)).toEqual([...new Set(keys(pairs([...had, ...guests])))].toSorted());
      }),
      { numRuns: rounds(40, 500) },
    );
    await annotate(`${rounds(40, 500)} lists merged: the union, 0 pairs twice (target 500, 0)`, 'figure');
  });
});

describe('what a wishlist shows', () => {
  it('is the style’s card and the variant, with whether it can be bought', async () => {
    const items = [pair(1), pair(0, 2)];
    const shown = await valueOf(shop.shopper().commerce.getWishlistProductData({ items }));
    expect(shown.products).toMatchObject([
      { card: { sku: '200002' }, variant: { stock: 0 }, purchasable: false },
      { card: { sku: '200001' }, variant: { size: '12', price: { sale: 3000 } }, purchasable: true },
    ]);
  });

  it('of an item whose size is still to be chosen, its colour with what that comes in', async () => {
    const items = [
      { ...pair(0), open: true },
      { ...pair(1), open: true },
    ];
    const shown = await valueOf(shop.shopper().commerce.getWishlistProductData({ items }));
    expect(shown.products).toMatchObject([
      {
        variant: { colour: 'Moss Green', size: null, length: null },
        purchasable: true,
        choices: ['8', '10', '12'].map((size, at) => ({
          variantId: pair(0, at).variantId,
          size,
          purchasable: true,
        })),
      },
      { variant: { id: pair(1).variantId, stock: 0 }, purchasable: false, choices: [] },
    ]);
  });

  it('a size that was not chosen stays so on a customer’s list, and one that was stays too', async () => {
    const { shopper } = await customer();
    const items = [{ ...pair(0), open: true }, pair(0, 1)];
    await valueOf(shopper.commerce.mergeWishlist({ items }));
    const [list] = await valueOf(shopper.commerce.getAllWishlists());
    expect(list?.items.map(({ variantId, open }) => [variantId, open])).toEqual([
      [pair(0).variantId, true],
      [pair(0, 1).variantId, undefined],
    ]);
  });

  it('commerce §9 wishlist 1: its products are paged, 50 a page from page 1', async () => {
    const items = Array.from({ length: 60 }, (_, at) => pair(3, at));
    const shopper = shop.shopper();
    const first = await valueOf(shopper.commerce.getWishlistProductData({ items }));
    expect(first).toMatchObject({ currentPage: 1, perPage: 50, total: 60, totalPages: 2 });
    expect(first.products).toHaveLength(50);
    const second = await valueOf(shopper.commerce.getWishlistProductData({ items, page: 2 }));
    expect(second.products.map(({ variant }) => variant.size)).toEqual(
      items.slice(50).map((_, at) => `${at + 50}`),
    );
  });

  it('commerce §3 wishlist 2: a page has 50 from the first on, or as many of the one that is asked for', async () => {
    const shown = await valueOf(shop.shopper().commerce.getWishlistProductData({ items: [pair(0)] }));
    expect(shown).toMatchObject({ currentPage: 1, perPage: 50, total: 1, totalPages: 1 });
    expect(shown.products).toHaveLength(1);
    const asked = { items: [pair(0), pair(0, 1), pair(1)], page: 2, perPage: 2 };
    const second = await valueOf(shop.shopper().commerce.getWishlistProductData(asked));
    expect(second).toMatchObject({ currentPage: 2, perPage: 2, total: 3, totalPages: 2 });
    expect(second.products.map(({ variant }) => variant.id)).toEqual([pair(1).variantId]);
    const beyond = await valueOf(shop.shopper().commerce.getWishlistProductData({ ...asked, page: 3 }));
    expect(beyond).toEqual(second);
  });

  it('leaves out what this market does not sell', async () => {
    const items = [pair(2), pair(0)];
    expect((await valueOf(shop.shopper('us').commerce.getWishlistProductData({ items }))).total).toBe(1);
    expect((await valueOf(shop.shopper('uk').commerce.getWishlistProductData({ items }))).total).toBe(2);
  });
});

describe('a link to a wishlist', () => {
  it('opens it while it is public, and shows no more than its name and items', async () => {
    const { shopper } = await customer();
    const { id, token } = await valueOf(
      shopper.commerce.createWishlist({ name: 'Birthday', items: [pair(0)] }),
    );
    const shared = () => shop.shopper().commerce.getSharedWishlist({ token });
    expect((await errorOf(shared())).tag).toBe('not-found');
    await valueOf(shopper.commerce.updateWishlist({ id, isPublic: true }));
    const response = await shop.shopper().post('/commerce/getSharedWishlist', [{ token }]);
    const list = (await response.json()) as object;
    expect(Object.keys(list)).toEqual(['name', 'items']);
    expect(list).toMatchObject({ name: 'Birthday', items: [pair(0)] });
    await valueOf(shopper.commerce.updateWishlist({ id, isPublic: false }));
    expect((await errorOf(shared())).tag).toBe('not-found');
  });

  it.each(['', 'x', '%', "' or true --"])('reliability E4: is not guessed by %j', async (token) => {
    expect((await errorOf(shop.shopper().commerce.getSharedWishlist({ token }))).tag).toBe('not-found');
  });
});
