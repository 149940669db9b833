import { lookMessages } from '@tailorbird/commerce/look/lookMessages';
import { markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { rememberCart } from '../bag/cartCookie.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { addLook } from './addLook.ts';
import { storyDressPiece, storyLook, storyScarfPiece } from './storyLook.ts';

const cartId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const [cookie = ''] = rememberCart(markets.uk, cartId, false).split(';');
const bag = { ...storyBag([{ ...storyLine, variantId: 21, quantity: 1 }]), id: cartId };
const soldOut = () =>
  Response.json({ tag: 'sold-out', message: 'No.', sku: 'x', available: 0 }, { status: 422 });

/** Posts a look's form to a shop whose bag has sold out of some variants; what it was asked is written down. */
async function post(
  fields: { readonly [name: string]: string },
  { gone = [], pieces = storyLook }: { gone?: readonly number[]; pieces?: typeof storyLook } = {},
) {
  const asked: { key: string | null; variantId: number }[] = [];
  const send = async (request: Request) => {
    if (!request.url.endsWith('/addCartItems')) return Response.json(bag);
    const [{ lineItems }] = await request.json();
    const { variantId } = lineItems[0];
    asked.push({ key: request.headers.get('idempotency-key'), variantId });
    return gone.includes(variantId) ? soldOut() : Response.json(bag);
  };
  const shop = shopAnswering(send);
  const form = new FormData();
  for (const [name, value] of Object.entries({ mark: 'one', ...fields })) form.set(name, value);
  const request = new Request('http://shop.example/look/2-Madder', { headers: { cookie } });
  return { asked, answer: await addLook(shop, request, form, pieces) };
}

const chosen = { 'variant-2': '21', 'variant-3': '31', 'variant-4': '41' };
const variantsOf = (asked: readonly { variantId: number }[]) => asked.map(({ variantId }) => variantId);

test('every piece goes into the bag in the size chosen for it', async () => {
  const { asked, answer } = await post(chosen);
  expect(variantsOf(asked)).toEqual([21, 31, 41]);
  expect(answer).toMatchObject({
    isDone: true,
    message: 'Everything is in your bag, at today’s prices.',
    values: { added: '2,3,4' },
    count: 1,
    errors: {},
  });
});

test('while a size is to be chosen nothing is added, and its field says so', async () => {
  const { asked, answer } = await post({ ...chosen, 'variant-3': '' });
  expect(asked).toEqual([]);
  expect(answer).toMatchObject({
    isDone: false,
    message: lookMessages.incomplete,
    errors: { 'variant-3': 'Please choose a size' },
    values: { 'variant-2': '21' },
  });
  const another = await post({ ...chosen, 'variant-3': '21' });
  expect(another.asked).toEqual([]);
});

test('what has sold out is named and the rest goes in', async () => {
  const { answer } = await post(chosen, { gone: [31] });
  expect(answer.isDone).toBe(true);
  expect(answer.message).toBe(
    'Sold out: Larch Wool Jumper, Mustard, S. What we have is in your bag, at today’s prices.',
  );
  expect(answer.values['added']).toBe('2,4');
});

test('another size of what had sold out is added alone: nothing is added twice', async () => {
  const { asked, answer } = await post({ 'variant-3': '32', added: '2,4' });
  expect(variantsOf(asked)).toEqual([32]);
  expect(answer.values['added']).toBe('2,4,3');
});

test('a piece of which nothing is left asks for no size, and is named', async () => {
  const { choices, ...rest } = storyDressPiece;
  const gone = { ...rest, choices: choices.map((one) => ({ ...one, purchasable: false })) };
  const { asked, answer } = await post({ 'variant-4': '41' }, { pieces: [gone, storyScarfPiece] });
  expect(variantsOf(asked)).toEqual([41]);
  expect(answer.message).toMatch(/^Sold out: Juniper Print Dress, Madder\./);
});

test('where nothing can be had, nothing is said to be there', async () => {
  const { answer } = await post(chosen, { gone: [21, 31, 41] });
  expect(answer).toMatchObject({ isDone: false, values: { added: '' } });
  expect(answer.message).toMatch(/Nothing was added to your bag\.$/);
});

test('the same form asks with the same keys, one a piece, and another form with others', async () => {
  const keys = async (mark: string) => (await post({ ...chosen, mark })).asked.map(({ key }) => key);
  const first = await keys('one');
  expect(new Set(first).size).toBe(3);
  expect(await keys('one')).toEqual(first);
  expect(await keys('two')).not.toEqual(first);
});
