import { lineAmounts } from '@tailorbird/commerce/bag/bagAmounts';
import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { rememberBagView, rememberCart, rememberLoad } from '../bag/cartCookie.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { storyShirt } from '../quick-add/storyShirt.ts';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { addToBag } from './addToBag.ts';

const cartId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const newId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const cookies = [rememberCart(markets.uk, cartId, false), rememberBagView('look-1', false)];
const loaded = [...cookies, rememberLoad(markets.uk, false)];
const shirtLine = {
  ...storyLine,
  variantId: 2,
  name: storyShirt.name,
  options: [
    { name: 'Color', value: 'Moss' },
    { name: 'Size', value: '10' },
  ],
  originalPrice: 3900,
  listPrice: 3900,
};
const bag = storyBag([shirtLine]);

interface Asked {
  readonly name: string;
  readonly key: string | null;
}

interface Choice {
  readonly size?: string | null;
  readonly variantId?: number;
  readonly mark?: string;
}

/** A shop with one style; what is asked of its middleware is written down. */
function shopWith(
  product: Product | undefined,
  added: (cartId: unknown) => Response = () => Response.json(bag),
  { cookies: known = cookies, isGone = false } = {},
) {
  const asked: Asked[] = [];
  const send = async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push({ name, key: request.headers.get('idempotency-key') });
    if (name === 'addCartItems') return added((await request.json())[0].cartId);
    if (name === 'createCart') return Response.json({ ...bag, id: newId });
    if (name === 'getCart' && !isGone) return Response.json({ ...bag, id: cartId });
    if (name === 'getCart') return refusal('not-found', 404)();
    return product
      ? Response.json(product)
      : Response.json({ tag: 'not-found', message: 'There is none.' }, { status: 404 });
  };
  const shop = shopAnswering(send);
  const add = (choice: Choice = {}) => {
    const cookie = known.map((one) => one.split(';')[0]).join('; ');
    const request = new Request('http://shop.example/bag', { headers: { cookie } });
    const form = {
      intent: 'add',
      productId: 1,
      colour: 'Moss',
      size: '10',
      length: null,
      quantity: 1,
    } as const;
    return addToBag(shop, request, { ...form, ...choice }, new FormData());
  };
  return { add, names: () => asked.map(({ name }) => name), keys: () => asked.map(({ key }) => key) };
}

const soldOut: Product = {
  ...storyShirt,
  variants: storyShirt.variants.map((variant) => ({ ...variant, stock: 0 })),
};
const refusal = (tag: string, status: number) => () =>
  Response.json({ tag, message: 'No.', sku: '200001', available: 0, retryAfterSeconds: 1 }, { status });

test('commerce §4 add to bag 1: stock is checked first, and nothing is added of what is not there', async () => {
  const full = shopWith(storyShirt);
  await full.add();
  expect(full.names()).toEqual(['getProductById', 'getCart', 'addCartItems']);
  const empty = shopWith(soldOut);
  await empty.add();
  expect(empty.names()).toEqual(['getProductById']);
});

test('a bag that was loaded in this visit is added to without loading it again', async () => {
  const shop = shopWith(storyShirt, undefined, { cookies: loaded });
  expect(await shop.add()).toMatchObject({ tag: 'added' });
  expect(shop.names()).toEqual(['getProductById', 'addCartItems']);
});

test('commerce §4 add to bag 1: of a variant that is named the bag checks the stock itself, in one call', async () => {
  const shop = shopWith(storyShirt, undefined, { cookies: loaded });
  const named = await shop.add({ variantId: 2 });
  expect(shop.names()).toEqual(['addCartItems']);
  expect(named).toEqual(await shopWith(storyShirt).add());
});

test('commerce §8 message 12: a variant that is named is refused in the words the style has for it', async () => {
  const messageOf = async (product: Product | undefined, answer: () => Response) =>
    (await shopWith(product, answer, { cookies: loaded }).add({ variantId: 2, size: null })) as {
      message?: string;
    };
  const held = storyShirt.variants.map((variant) => ({ ...variant, purchasingDisabled: true }));
  const none = refusal('sold-out', 422);
  expect(await messageOf(soldOut, none)).toMatchObject({ message: "Oh no! We've sold out" });
  expect(await messageOf({ ...storyShirt, variants: held }, none)).toMatchObject({
    message: 'Currently unavailable',
  });
  expect(await messageOf(undefined, refusal('not-found', 404))).toMatchObject({
    message: 'Currently unavailable',
  });
  const withoutIt = { ...storyShirt, variants: storyShirt.variants.filter(({ id }) => id !== 2) };
  expect(await messageOf(withoutIt, refusal('not-found', 404))).toMatchObject({
    message: 'Currently unavailable',
  });
  expect(await messageOf(storyShirt, none)).toMatchObject({
    message: 'The selected quantity exceeds available stock.',
  });
});

test('a bag that says it took something and does not hold it added nothing', async () => {
  const other = storyBag([{ ...shirtLine, variantId: 99 }]);
  expect(await shopWith(storyShirt, () => Response.json(other)).add()).toMatchObject({ tag: 'refused' });
});

test('a bag that is gone since gives way to a new one; what is gone from the shop is refused, and the bag stays', async () => {
  const inNew = (id: unknown) => (id === newId ? Response.json(bag) : refusal('not-found', 404)());
  const gone = shopWith(storyShirt, inNew, { cookies: loaded, isGone: true });
  expect(await gone.add()).toMatchObject({ tag: 'added' });
  expect(gone.names()).toEqual(['getProductById', 'addCartItems', 'getCart', 'createCart', 'addCartItems']);
  const unsold = shopWith(storyShirt, refusal('not-found', 404), { cookies: loaded });
  expect(await unsold.add()).toMatchObject({ tag: 'refused' });
  expect(unsold.names()).toEqual(['getProductById', 'addCartItems', 'getCart', 'addCartItems']);
});

test('commerce §4 add to bag 4: an error ends it: nothing is told but the error', async () => {
  for (const [tag, status] of [
    ['unavailable', 503],
    ['sold-out', 422],
  ] as const) {
    const answer = await shopWith(storyShirt, refusal(tag, status)).add();
    expect(answer.tag).toBe('refused');
    expect(answer).not.toHaveProperty('added');
    expect(answer).not.toHaveProperty('item');
  }
});

test('commerce §3 added-to-bag 1: name, picture, price, special price, size, colour, quantity, length, gift card', async () => {
  expect(await shopWith(storyShirt).add()).toMatchObject({
    tag: 'added',
    added: {
      name: 'Fern Cord Shirt',
      imageUrl: storyLine.imageUrl,
      price: '£39',
      specialPrice: null,
      colour: 'Moss',
      size: '10',
      length: null,
      quantity: 1,
      isGiftCard: false,
    },
  });
  const reduced = storyBag([{ ...shirtLine, listPrice: 2950, salePrice: 2950 }]);
  expect(await shopWith(storyShirt, () => Response.json(reduced)).add()).toMatchObject({
    added: { price: '£39', specialPrice: '£29.50' },
  });
});

test('commerce §4 added-to-bag panel 2: the price is lowered by the discount, as the bag and what is reported have it', async () => {
  const amounts = lineAmounts({ currency: 'GBP', list: 3900, sale: 2950 }, 3, 1000);
  const promoted = storyBag([{ ...shirtLine, quantity: 3, ...amounts }]);
  const answer = await shopWith(storyShirt, () => Response.json(promoted)).add();
  expect(answer).toMatchObject({
    added: { price: '£39', specialPrice: '£26.16' },
    item: { price: 26.16, discount: 12.84, item_original_price: 39 },
  });
});

test('commerce §8 message 7: what has gone while it was looked at is answered in the words of the specification', async () => {
  expect(await shopWith(soldOut).add()).toEqual({ tag: 'refused', message: "Oh no! We've sold out" });
});

test('commerce §4 add to bag 2: what is unavailable, or more than there is, is not added, and which it is is told', async () => {
  const held = storyShirt.variants.map((variant) => ({ ...variant, purchasingDisabled: true }));
  const unavailable = shopWith({ ...storyShirt, variants: held });
  const tooMany = shopWith(storyShirt, refusal('sold-out', 422));
  const answers = [await unavailable.add(), await tooMany.add()];
  expect(answers).toEqual([
    { tag: 'refused', message: messages.unavailable },
    { tag: 'refused', message: messages.quantityExceedsStock },
  ]);
  expect(unavailable.names()).not.toContain('addCartItems');
});

test('commerce §8 message 9: ‘The selected quantity exceeds available stock.’ when the bag holds all there is', async () => {
  const message = 'The selected quantity exceeds available stock.';
  expect(await shopWith(storyShirt, refusal('sold-out', 422)).add()).toEqual({ tag: 'refused', message });
});

test('a bag that is full says so, and what helps', async () => {
  const full = Response.json({ tag: 'refused', message: messages.bagFull }, { status: 422 });
  const { add } = shopWith(storyShirt, () => full.clone());
  expect(await add()).toEqual({ tag: 'refused', message: messages.bagFull });
  expect(messages.bagFull).toContain('remove one');
});

test('commerce §8 message 12: ‘Currently unavailable’ of a style or a variant that is not sold', async () => {
  const unavailable = { tag: 'refused', message: 'Currently unavailable' };
  expect(await shopWith(undefined).add()).toEqual(unavailable);
  const held = storyShirt.variants.map((variant) => ({ ...variant, purchasingDisabled: true }));
  expect(await shopWith({ ...storyShirt, variants: held }).add()).toEqual(unavailable);
});

test('a style of which nothing is left has sold out, whether or not a size is chosen', async () => {
  const message = messages.weHaveSoldOut;
  expect(await shopWith(soldOut).add({ size: null })).toEqual({ tag: 'refused', message });
  const unknown: Product = { ...storyShirt, inventoryTracking: 'product', inventoryLevel: null };
  expect(await shopWith(unknown).add()).toEqual({ tag: 'refused', message });
  const unsold = { tag: 'refused', message: messages.unavailable };
  expect(await shopWith(soldOut).add({ size: '99' })).toEqual(unsold);
});

test('what is missing is asked for by name', async () => {
  expect(await shopWith(storyShirt).add({ size: null })).toMatchObject({ message: 'Please choose a size' });
});

test('one mark and one choice are one intent: a form without a mark has that of the last look at the bag', async () => {
  const { add, keys } = shopWith(storyShirt);
  await add({ mark: 'a' });
  await add({ mark: 'a' });
  await add({ mark: 'b' });
  await add({ mark: 'a', size: '12' });
  await add();
  await add({ mark: 'look-1' });
  const [first, again, other, size, looked, named] = keys().filter((key) => key !== null);
  expect(again).toBe(first);
  expect(named).toBe(looked);
  expect(new Set([first, other, size, looked])).toHaveProperty('size', 4);
});
