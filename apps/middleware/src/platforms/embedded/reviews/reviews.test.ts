import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { reviews } from '../schema/reviews.ts';
import { decideReview, waitingReviews } from './decideReview.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001' },
    { sku: '200002' },
    { sku: '200003' },
    { sku: '200004' },
    { sku: '200005' },
  ]);
});
afterAll(() => shop.close());

const productAt = (at: number) => shop.styles[at]?.productId ?? 0;
const said = { rating: 4, title: 'Very nice', message: 'It fits, and it washes well.', nickname: 'Mudlark' };
const write = (shopper: Shopper, productId: number, changes: object = {}) =>
  shopper.commerce.writeReview({ productId, submission: crypto.randomUUID(), ...said, ...changes });
const shown = async (productId: number) =>
  (await valueOf(shop.shopper().commerce.getReviews({ productId }))).reviews.map(({ title }) => title);
const ratingOf = async (productId: number) =>
  (await valueOf(shop.shopper().commerce.getProductById({ entityId: productId }))).rating;

/** What the shop does with the latest review of a style. */
async function decide(productId: number, to: 'approved' | 'refused') {
  const rows = await shop.db.select().from(reviews).where(eq(reviews.productId, productId));
  return decideReview(shop.db, { id: Math.max(...rows.map(({ id }) => id)) }, to);
}

describe('a review', () => {
  it('is shown to its writer alone until the shop has read it, and then counts in the rating', async () => {
    const productId = productAt(0);
    const writer = shop.shopper();
    expect(await valueOf(write(writer, productId))).toMatchObject({ ...said, status: 'pending' });
    expect(await valueOf(writer.commerce.getOwnReview({ productId }))).toMatchObject({ status: 'pending' });
    expect(await valueOf(shop.shopper().commerce.getOwnReview({ productId }))).toBeNull();
    expect(await shown(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeNull();
    expect(await waitingReviews(shop.db)).toMatchObject([{ product: 'Style 200001', title: 'Very nice' }]);
    expect(await decide(productId, 'approved')).toEqual({ ok: true, value: 'pending' });
    expect(await shown(productId)).toEqual(['Very nice']);
    expect(await ratingOf(productId)).toEqual({ average: 4, count: 1 });
    expect(await waitingReviews(shop.db)).toEqual([]);
    await decide(productId, 'refused');
    expect(await ratingOf(productId)).toBeNull();
  });

  it('says how it fits, if it does, which counts once the shop has read it, and as it was said last', async () => {
    const productId = productAt(4);
    const fitOf = async () =>
      (await valueOf(shop.shopper().commerce.getProductById({ entityId: productId }))).fit;
    const writer = shop.shopper();
    await valueOf(write(writer, productId, { fit: 'small' }));
    expect(await fitOf()).toEqual({ small: 0, true: 0, large: 0 });
    await decide(productId, 'approved');
    expect(await fitOf()).toEqual({ small: 1, true: 0, large: 0 });
    await valueOf(write(shop.shopper(), productId));
    await decide(productId, 'approved');
    expect(await fitOf()).toEqual({ small: 1, true: 0, large: 0 });
    await valueOf(write(writer, productId, { fit: 'large' }));
    expect(await fitOf()).toEqual({ small: 0, true: 0, large: 0 });
    const rows = await shop.db.select().from(reviews).where(eq(reviews.fit, 'large'));
    await decideReview(shop.db, { id: rows[0]?.id ?? 0 }, 'approved');
    expect(await fitOf()).toEqual({ small: 0, true: 0, large: 1 });
    expect((await errorOf(write(shop.shopper(), productId, { fit: 'enormous' }))).tag).toBe('bad-arguments');
  });

  it('commerce §5 review 1: says three characters at least in its title and in its message', async () => {
    const sent = (changes: object) => write(shop.shopper(), productAt(1), changes);
    for (const wrong of [
      { title: 'No' },
      { message: 'No' },
      { title: '  No  ' },
      { nickname: 'A' },
      { rating: 0 },
    ]) {
      expect([wrong, (await errorOf(sent(wrong))).tag]).toEqual([wrong, 'bad-arguments']);
    }
    await valueOf(sent({ title: 'Yes', message: 'Yes', nickname: 'Al' }));
  });

  it('is kept once however often one sending arrives, with a session or without', async () => {
    const submission = crypto.randomUUID();
    for (const shopper of [shop.shopper(), shop.shopper()])
      await valueOf(write(shopper, productAt(2), { submission }));
    expect(await shop.db.$count(reviews, eq(reviews.productId, productAt(2)))).toBe(1);
  });

  it('takes the place of an earlier one of the same writer and is read anew', async () => {
    const productId = productAt(3);
    const writer = shop.shopper();
    await register(writer, 'writer@example.com');
    await valueOf(write(writer, productId));
    await decide(productId, 'approved');
    await valueOf(write(writer, productId, { title: 'Second thoughts', rating: 2 }));
    expect(await shown(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeNull();
    expect(await valueOf(writer.commerce.getOwnReview({ productId }))).toMatchObject({
      title: 'Second thoughts',
      status: 'pending',
    });
  });

  it('of a guest is the customer’s who then registers, and of two the newer stays', async () => {
    const productId = productAt(3);
    const writer = shop.shopper();
    await valueOf(write(writer, productId, { title: 'As a guest' }));
    await register(writer, 'came-along@example.com');
    const own = () => valueOf(writer.commerce.getOwnReview({ productId }));
    expect(await own()).toMatchObject({ title: 'As a guest', status: 'pending' });
    await decide(productId, 'approved');
    await valueOf(writer.commerce.logoutCustomer());
    await valueOf(write(writer, productId, { title: 'As a guest again' }));
    await login(writer, 'came-along@example.com');
    expect(await own()).toMatchObject({ title: 'As a guest again', status: 'pending' });
    expect(await shown(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeNull();
    await shop.db
      .update(reviews)
      .set({ createdAt: '2999-01-01', title: 'Later' })
      .where(eq(reviews.productId, productId));
    await valueOf(writer.commerce.logoutCustomer());
    await valueOf(write(writer, productId, { title: 'Earlier' }));
    await login(writer, 'came-along@example.com');
    expect(await own()).toMatchObject({ title: 'Later' });
  });

  it('is among what a customer may download, and goes with the account', async () => {
    const productId = productAt(1);
    const writer = shop.shopper();
    await register(writer, 'leaving@example.com');
    await valueOf(write(writer, productId, { title: 'Leaving', rating: 1 }));
    await decide(productId, 'approved');
    expect(await ratingOf(productId)).toEqual({ average: 1, count: 1 });
    const kept = await valueOf(writer.commerce.downloadCustomerData());
    expect(kept.reviews).toMatchObject([{ sku: '200002', title: 'Leaving', status: 'approved' }]);
    await valueOf(writer.commerce.deleteCustomer({ currentPassword: password }));
    expect(await shown(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeNull();
  });

  it('of a style there is none of is refused', async () => {
    expect((await errorOf(write(shop.shopper(), 999_999))).tag).toBe('not-found');
  });

  it('that does not exist cannot be decided about', async () => {
    expect(await decideReview(shop.db, { id: 999_999 }, 'approved')).toMatchObject({ ok: false });
  });
});

describe('the reviews of a style', () => {
  it('come six at a time, newest first', async () => {
    const productId = productAt(2);
    await shop.db.insert(reviews).values(
      Array.from({ length: 8 }, (_, at) => ({
        ...said,
        productId,
        title: `Review ${at + 1}`,
        createdAt: `2026-02-0${at + 1}`,
      })),
    );
    const page = (number: number) => valueOf(shop.shopper().commerce.getReviews({ productId, page: number }));
    expect(await page(1)).toMatchObject({
      total: 8,
      pages: 2,
      reviews: [{ title: 'Review 8' }, {}, {}, {}, {}, {}],
    });
    expect((await page(2)).reviews.map(({ title }) => title)).toEqual(['Review 2', 'Review 1']);
    expect((await page(3)).reviews).toEqual([]);
  });

  it('can be those of one rating, and it is told how often each was given', async () => {
    const productId = productAt(3);
    const review = { ...said, productId, createdAt: '2026-02-01' };
    const given = [5, 4, 5, 1, 5];
    await shop.db
      .insert(reviews)
      .values(given.map((rating, at) => ({ ...review, rating, title: `Rated ${at}` })));
    await shop.db.insert(reviews).values({ ...review, rating: 2, status: 'pending' });
    const byRating = [
      { rating: 5, count: 3 },
      { rating: 4, count: 1 },
      { rating: 1, count: 1 },
    ];
    const of = (rating?: number) =>
      valueOf(shop.shopper().commerce.getReviews({ productId, ...(rating && { rating }) }));
    expect(await of()).toMatchObject({ total: 5, pages: 1, byRating });
    const fives = await of(5);
    expect(fives).toMatchObject({ total: 3, byRating });
    expect(fives.reviews.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(await of(2)).toMatchObject({ total: 0, pages: 0, reviews: [], byRating });
  });
});
