import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { expect, test } from 'vitest';
import { rememberBagView, rememberCart } from '../bag/cartCookie.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { orderAgain } from './orderAgain.ts';
import { storyOrder } from './storyAccount.ts';

const cartId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const [cookie = ''] = rememberCart(markets.uk, cartId, false).split(';');
const bag = { ...storyBag([{ ...storyLine, variantId: 11, quantity: 2 }]), id: cartId };
const [tee, dress] = storyOrder.lines;
if (!tee || !dress) throw new Error('The order of the stories has two lines.');
const card = { ...tee, sku: '100000-1', name: 'Gift Card by Email' };

const added = () => Response.json(bag);
const refusal =
  (tag: string, message = 'No.', status = 422) =>
  () =>
    Response.json({ tag, message, sku: 'x', available: 0, retryAfterSeconds: 1 }, { status });

/** Orders lines again at a shop whose bag answers each as is said; what it was asked is written down. */
async function again(
  lines: typeof storyOrder.lines,
  answers: readonly (() => Response)[],
  { mark = 'one', view = '' } = {},
) {
  const asked: { key: string | null; line: unknown }[] = [];
  const send = async (request: Request) => {
    if (!request.url.endsWith('/addCartItems')) return Response.json(bag);
    const [{ lineItems }] = await request.json();
    asked.push({ key: request.headers.get('idempotency-key'), line: lineItems[0] });
    return (answers[asked.length - 1] ?? added)();
  };
  const shop = shopAnswering(send);
  const form = new FormData();
  form.set('mark', mark);
  const [viewed = ''] = rememberBagView(view, false).split(';');
  const headers = { cookie: `${cookie}; ${viewed}` };
  const request = new Request('http://shop.example/find-order', { headers });
  return { asked, answer: await orderAgain(shop, request, form, { lines }) };
}

test('every line is put into the bag as it was, and what is there now is told', async () => {
  const { asked, answer } = await again([tee, dress], []);
  expect(asked.map(({ line }) => line)).toEqual([
    { productId: 1, variantId: 11, quantity: 2 },
    { productId: 2, variantId: 21, quantity: 1 },
  ]);
  expect(answer).toMatchObject({
    tag: 'again',
    isDone: true,
    message: 'Everything is in your bag, at today’s prices.',
    count: 2,
  });
  expect(answer.items).toMatchObject([{ quantity: 2 }]);
});

test('what cannot be had is told by name, and the rest goes in', async () => {
  const fewer = () => Response.json({ ...bag, notice: messages.quantityAdjusted });
  const { answer } = await again(
    [tee, dress, { ...dress, name: 'Old Vase', options: [] }],
    [refusal('sold-out'), fewer, refusal('not-found', 'There is none.', 404)],
  );
  expect(answer.isDone).toBe(true);
  expect(answer.message).toBe(
    `Fewer are left than you asked for: ${dress.name}, Madder. Sold out: Fern Breton Tee, Indigo, 12. ` +
      'No longer sold: Old Vase. What we have is in your bag, at today’s prices.',
  );
});

test('a gift card is left out: it is for somebody, on a day', async () => {
  const { asked, answer } = await again([card, tee], []);
  expect(asked).toHaveLength(1);
  expect(answer.message).toContain('Please choose anew, on its own page: Gift Card by Email.');
});

test('a bag that is full, or is lost meanwhile, is not told as something sold out', async () => {
  const full = await again([tee], [refusal('refused', messages.bagFull)]);
  expect(full.answer.message).toContain('Your bag is full and has no room for: Fern Breton Tee');
  const lost = await again([tee], [refusal('not-found', messages.noCartToAddTo, 404)]);
  expect(lost.answer).toMatchObject({ isDone: false, items: [] });
  expect(lost.answer.message).toContain('Could not be added this time: Fern Breton Tee');
});

test('the same form asks with the same keys, one a line, and another form with others', async () => {
  const keys = async (sending: { mark: string; view: string }) =>
    (await again([tee, dress], [], sending)).asked.map(({ key }) => key);
  const first = await keys({ mark: 'one', view: 'a' });
  expect(new Set(first).size).toBe(2);
  expect(await keys({ mark: 'one', view: 'b' })).toEqual(first);
  expect(await keys({ mark: 'two', view: 'a' })).not.toEqual(first);
});

test('a form that no script has marked asks with the same keys until the bag is viewed', async () => {
  const keys = async (view: string) =>
    (await again([tee], [], { mark: '', view })).asked.map(({ key }) => key);
  const first = await keys('a');
  expect(await keys('a')).toEqual(first);
  expect(await keys('b')).not.toEqual(first);
});
