import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findShelves } from '../platforms/embedded/inventory/shelves.ts';
import { variants } from '../platforms/embedded/schema/catalogue.ts';
import { stockItems } from '../platforms/embedded/schema/inventory.ts';
import { orders } from '../platforms/embedded/schema/orders.ts';
import { outbox } from '../platforms/embedded/schema/outbox.ts';
import { reviews } from '../platforms/embedded/schema/reviews.ts';
import { returningShop, some } from '../testing/returningShop.ts';
import { valueOf } from '../testing/valueOf.ts';
import { deed, deedsIn, openOffice } from './testing/openOffice.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
let wren: Awaited<ReturnType<Awaited<ReturnType<typeof openOffice>>['signedIn']>>;
beforeAll(async () => {
  ours = await returningShop();
  wren = await (await openOffice(ours.shop)).signedIn();
});
afterAll(() => ours.shop.close());

const onShelf = async (sku: string) => {
  const [item] = await findShelves(ours.shop.db, { sku }, { now: ours.shop.clock(), most: 1 });
  return item?.shelves.find(({ locationId }) => locationId === 1);
};

describe('returns in the back office', () => {
  const requested = async () => {
    const { id } = await valueOf(ours.byGuest(await ours.sent(), some(0, 2)));
    return id;
  };

  it('go on the shelf once when they have come back, and give the money back once', async () => {
    const id = await requested();
    expect((await wren.see('/returns')).text).toContain(`Return ${id}`);
    const before = (await onShelf('200001-1'))?.onHand ?? 0;
    deedsIn(ours.shop);
    for (let at = 0; at < 2; at += 1) await wren.press(`/returns/${id}/Received`);
    expect((await onShelf('200001-1'))?.onHand).toBe(before + 2);
    for (let at = 0; at < 2; at += 1)
      expect((await wren.press(`/returns/${id}/Refunded`)).text).toContain(
        `Return ${id}: The money was given back`,
      );
    expect(deedsIn(ours.shop)).toEqual([
      deed('office.return', 'Requested', 'Received'),
      deed('office.return', 'Received', 'Refunded'),
    ]);
    expect((await wren.see('/returns')).text).not.toContain(`Return ${id}`);
  });

  it('stay off the shelf when they cannot be sold again', async () => {
    const id = await requested();
    const before = (await onShelf('200001-1'))?.onHand;
    await wren.press(`/returns/${id}/Received`, { damaged: 'yes' });
    expect((await onShelf('200001-1'))?.onHand).toBe(before);
    expect((await wren.press(`/returns/${id}/Received`, { damaged: 'yes' })).status).toBe(409);
    expect((await wren.press(`/returns/${id}/Received`)).status).toBe(303);
    const pressed = await wren.press(`/returns/${id}/Cancelled`);
    expect([pressed.status, pressed.text.includes('cannot become Cancelled')]).toEqual([409, true]);
  });
});

describe('stock in the back office', () => {
  it('is found by name and SKU, and is as it was counted, with the reason in the log', async () => {
    for (const search of ['style 200002', '200002-1'])
      expect((await wren.see(`/stock?search=${encodeURIComponent(search)}`)).text).toContain(
        '/stock/200002-1',
      );
    const believed = String((await onShelf('200002-1'))?.onHand);
    deedsIn(ours.shop);
    const form = { place: '1', believed, counted: '2', reason: 'counted' };
    for (let at = 0; at < 2; at += 1)
      expect((await wren.press('/stock/200002-1', form)).text).toContain('It is so now.');
    expect((await onShelf('200002-1'))?.onHand).toBe(2);
    expect(deedsIn(ours.shop)).toEqual([deed('office.stock', Number(believed), 2)]);
    expect((await wren.see('/stock?few=1')).text).toContain('/stock/200002-1');
    await wren.press('/stock/200002-1', { place: '1', believed: '2', counted: '90', reason: 'delivered' });
    expect((await wren.see('/stock?few=1')).text).toContain('Nothing runs low.');
  });

  it('runs low on more things than one page takes, and all of them can be reached', async () => {
    const productId = ours.shop.styles[0]?.productId ?? 0;
    const skus = Array.from({ length: 41 }, (_, at) => `few-${String(at).padStart(2, '0')}`);
    const items = await ours.shop.db
      .insert(stockItems)
      .values(skus.map((sku) => ({ sku })))
      .returning();
    await ours.shop.db
      .insert(variants)
      .values(items.map(({ id: stockItemId, sku }) => ({ productId, sku, stockItemId })));
    const first = (await wren.see('/stock?few=1')).text;
    const next = /href="(\/stock\?few=1[^"]*)">The next 40/.exec(first)?.[1] ?? '';
    const second = (await wren.see(next.replaceAll('&amp;', '&'))).text;
    const shown = [first, second].flatMap((text) =>
      [...text.matchAll(/href="\/stock\/(few-\d\d)"/g)].map(([, sku]) => sku),
    );
    expect(shown).toEqual(skus);
    expect(second).not.toContain('The next 40');
    await ours.shop.db.delete(variants).where(inArray(variants.sku, skus));
    await ours.shop.db.delete(stockItems).where(inArray(stockItems.sku, skus));
  });

  it.each([{ counted: '-1' }, { counted: '1.5' }, { reason: 'whim' }, { place: '2', believed: '7' }])(
    'stays as it is for %o',
    async (wrong) => {
      const before = await onShelf('200001-1');
      const form = {
        place: '1',
        believed: String(before?.onHand),
        counted: '4',
        reason: 'counted',
        ...wrong,
      };
      expect((await wren.press('/stock/200001-1', form)).status).toBe(409);
      expect(await onShelf('200001-1')).toEqual(before);
    },
  );
});

it('a review is shown in the shop once it is approved, and pressed twice is told once', async () => {
  const text = { title: 'Warm', message: 'Warm and soft.', nickname: 'Wren', createdAt: '2026-03-01' };
  const productId = ours.shop.styles[0]?.productId ?? 0;
  const [review] = await ours.shop.db
    .insert(reviews)
    .values({ ...text, productId, rating: 5, status: 'pending' })
    .returning();
  expect((await wren.see('/reviews')).text).toContain('Warm and soft.');
  deedsIn(ours.shop);
  for (let at = 0; at < 2; at += 1) await wren.press(`/reviews/${review?.id}/approve`);
  const [read] = await ours.shop.db
    .select()
    .from(reviews)
    .where(eq(reviews.id, review?.id ?? 0));
  expect(read?.status).toBe('approved');
  expect(deedsIn(ours.shop)).toEqual([deed('office.review', 'pending', 'approved')]);
  expect((await wren.press('/reviews/999999/refuse')).status).toBe(404);
});

it('a review that was decided by mistake is there to be decided otherwise', async () => {
  const text = { title: 'Cold', message: 'Not warm at all.', nickname: 'Wren', createdAt: '2026-03-01' };
  const productId = ours.shop.styles[0]?.productId ?? 0;
  const [review] = await ours.shop.db
    .insert(reviews)
    .values({ ...text, productId, rating: 1, status: 'pending' })
    .returning();
  const refused = await wren.press(`/reviews/${review?.id}/refuse`);
  expect(refused.text).toContain('Not warm at all.');
  expect(refused.text).toContain(`action="/reviews/${review?.id}/approve"`);
  const approved = await wren.press(`/reviews/${review?.id}/approve`);
  expect(approved.text).toContain('The review is approved.');
  expect(approved.text).toContain(`action="/reviews/${review?.id}/refuse"`);
});

it('a mail that was given up is sent again, once', async () => {
  const id = await ours.bought();
  const now = ours.shop.clock();
  await ours.shop.db
    .update(outbox)
    .set({ givenUpAt: now, lastError: 'mailbox full' })
    .where(eq(outbox.orderId, id));
  const [mail] = await ours.shop.db.select().from(outbox).where(eq(outbox.orderId, id));
  const { text } = await wren.see('/mails');
  expect(text).toContain('mailbox full');
  deedsIn(ours.shop);
  for (let at = 0; at < 2; at += 1) await wren.press(`/mails/${mail?.id}`);
  expect((await wren.see('/mails')).text).toContain('No mail was given up.');
  expect(deedsIn(ours.shop)).toHaveLength(1);
});

it('the first page counts what there is to do', async () => {
  const counted = async (what: string) => {
    const { text } = await wren.see('/');
    return Number(new RegExp(`<b>(\\d+)</b><span>${what}`).exec(text)?.[1]);
  };
  const before = [
    await counted('Orders to send'),
    await counted('Cancelled orders'),
    await counted('Returns on their way'),
  ];
  await ours.bought();
  // Goes by e-mail, and so by itself.
  const byEmail = await ours.bought();
  await ours.shop.db.update(orders).set({ shippingAddress: null }).where(eq(orders.id, byEmail));
  expect((await wren.see('/orders?state=Confirmed')).text).toContain('4 things by e-mail');
  await wren.press(`/orders/${await ours.bought()}/Cancelled`);
  await valueOf(ours.byGuest(await ours.sent(), some(0, 1)));
  const after = [
    await counted('Orders to send'),
    await counted('Cancelled orders'),
    await counted('Returns on their way'),
  ];
  expect(after).toEqual(before.map((units) => units + 1));
  expect(await counted('Sizes and colours that run low')).toBe(0);
});
