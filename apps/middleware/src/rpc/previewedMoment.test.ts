import { afterAll, beforeAll, expect, it } from 'vitest';
import { fifthOff, runCampaigns } from '../testing/runCampaigns.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';

const secret = 'a-secret-of-editors';
const hour = 60 * 60 * 1000;

let shop: TestShop;
let shopper: Shopper;
/** While the campaign runs, which has not begun yet. */
let then: string;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', name: 'Fern Shirt', category: '/womens/shirts' }], {
    preview: { secret, isOpen: false },
  });
  shopper = shop.shopper();
  const [start, middle, end] = [1, 2, 3].map((hours) => new Date(shop.clock().getTime() + hours * hour));
  const second = (time: Date | undefined) => time?.toISOString().replace(/\.\d+/, '');
  then = String(middle?.getTime());
  await runCampaigns(shop, { ...fifthOff, startsAt: second(start), endsAt: second(end) });
});
afterAll(() => shop.close());

const asked = async (name: string, args: unknown[], headers: Record<string, string> = {}) => {
  const answer = await shopper.post(`/commerce/${name}`, args, headers);
  return [answer.status, JSON.stringify(await answer.json())] as const;
};
const atThen = () => ({ 'preview-moment': then, 'x-api-key': secret });
const style = () => shop.styles[0]?.productId ?? 0;

/** Every call that tells of campaigns what is the same for everybody. */
const told = (): (readonly [string, unknown[]])[] => [
  ['getProductById', [{ entityId: style() }]],
  ['getProductBadges', [style(), []]],
  ['getProductsById', [{ skus: ['200001'] }]],
  ['getProductsWithFilter', [{}]],
  ['getProductsWithFilter', [{ query: 'fern' }]],
];

it('an editor sees the badges of the moment that is looked at, and everybody else those of now', async () => {
  for (const [name, args] of told()) {
    const [now, previewed] = [await asked(name, args), await asked(name, args, atThen())];
    expect([name, now[0], now[1].includes('20% off')]).toEqual([name, 200, false]);
    expect([name, previewed[0], previewed[1].includes('20% off')]).toEqual([name, 200, true]);
  }
});

it('a moment without the secret, or that is none, is refused', async () => {
  const [name, args] = told()[0] ?? ['', []];
  for (const key of [undefined, '', 'a-guess']) {
    const headers = { 'preview-moment': then, ...(key !== undefined && { 'x-api-key': key }) };
    expect(await asked(name, args, headers)).toEqual([
      422,
      expect.stringContaining('TAILORBIRD_PREVIEW_SECRET'),
    ]);
  }
  expect(await asked(name, args, { ...atThen(), 'preview-moment': 'friday' })).toEqual([
    400,
    expect.stringContaining('milliseconds since 1970'),
  ]);
});

it('a bag is of the present, whatever moment is named', async () => {
  const { id } = await valueOf(shopper.commerce.createCart());
  const { variants } = await valueOf(shopper.commerce.getProductById({ entityId: style() }));
  const line = { productId: style(), variantId: variants[0]?.id, quantity: 1 };
  const [status, text] = await asked('addCartItems', [{ cartId: id, lineItems: [line] }], atThen());
  expect([status, text.includes('20% off')]).toEqual([200, false]);
});
