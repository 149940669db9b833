import { type PhotoSize, photoPath } from '@tailorbird/commerce/reviews/photoPath';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, password, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { photoOf, secretsOfPhotos } from '../../../testing/testPhotos.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { reviewPhotos, reviews } from '../schema/reviews.ts';
import { sweep } from '../sweep.ts';
import { decideReview, waitingReviews } from './decideReview.ts';

let shop: TestShop;
let photo: string;
let productId: number;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002' }]);
  photo = (await photoOf({ width: 400, height: 300 })).toString('base64');
  productId = shop.styles[0]?.productId ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(reviews);
  await shop.db.delete(reviewPhotos);
});

const said = { rating: 4, title: 'Very nice', message: 'It fits, and it washes well.', nickname: 'Mudlark' };
const handIn = async (shopper: Shopper) => (await valueOf(shopper.commerce.addReviewPhoto({ photo }))).id;
const write = (shopper: Shopper, photos: readonly string[], changes: object = {}) =>
  shopper.commerce.writeReview({
    productId,
    submission: crypto.randomUUID(),
    ...said,
    photos: [...photos],
    ...changes,
  });
const idOf = async (title = said.title) =>
  (await shop.db.select().from(reviews).where(eq(reviews.title, title)))[0]?.id ?? 0;
const approve = async (title?: string) => decideReview(shop.db, { id: await idOf(title) }, 'approved');
const listed = (changes: object = {}) =>
  valueOf(shop.shopper().commerce.getReviews({ productId, ...changes }));
const shown = async () => (await listed()).reviews[0]?.photos?.map(({ id }) => id);
const fetched = async (id: string, size: PhotoSize = 'whole') => shop.app.request(photoPath(id, size));
const sizes = ['whole', 'small'] as const;
const kept = () => shop.db.$count(reviewPhotos);

/** A review with so many photos, which waits to be read. */
async function written(count: number, shopper = shop.shopper()) {
  const photos: string[] = [];
  for (let at = 0; at < count; at += 1) photos.push(await handIn(shopper));
  await valueOf(write(shopper, photos));
  return { shopper, photos };
}

describe('photos of a review', () => {
  it('are there in their order once the shop has approved it, for nobody before, and for nobody after it thinks again', async () => {
    const shopper = shop.shopper();
    const photos = [await handIn(shopper), await handIn(shopper), await handIn(shopper)].toReversed();
    const answer = await valueOf(write(shopper, photos));
    expect(answer.photos?.map(({ id }) => id)).toEqual(photos);
    const statuses = async () =>
      Promise.all(photos.flatMap((id) => sizes.map(async (size) => (await fetched(id, size)).status)));
    expect(new Set(await statuses())).toEqual(new Set([404]));
    await approve();
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect(await shown()).toEqual(photos);
    const product = await valueOf(shop.shopper().commerce.getProductById({ entityId: productId }));
    expect([product.reviews[0]?.photos?.map(({ id }) => id), product.reviewsWithPhotos]).toEqual([photos, 1]);
    await decideReview(shop.db, { id: await idOf() }, 'refused');
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });

  it('are WebP that nobody reads as anything else, kept for a year by browsers and a day by what stands between', async () => {
    const { photos } = await written(1);
    await approve();
    const [id = ''] = photos;
    const answer = await fetched(id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
    expect(secretsOfPhotos.filter((secret) => bytes.includes(secret))).toEqual([]);
    const small = await (await fetched(id, 'small')).arrayBuffer();
    expect(await sharp(small).metadata()).toMatchObject({ width: 240, height: 240 });
    const etag = answer.headers.get('etag') ?? '';
    const again = await shop.app.request(photoPath(id, 'whole'), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('that there are not are told so, and that is not kept', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%00', `${crypto.randomUUID()}'--`]) {
      const answer = await fetched(id);
      expect([id, answer.status, answer.headers.get('cache-control')]).toEqual([id, 404, 'no-store']);
    }
  });

  it('are what reviews can be narrowed to, and it is told how many have some', async () => {
    await written(2);
    await approve();
    await valueOf(write(shop.shopper(), [], { title: 'In words alone', rating: 2 }));
    await approve('In words alone');
    await written(1, shop.shopper());
    expect(await listed()).toMatchObject({ total: 2, withPhotos: 1 });
    const narrowed = await listed({ withPhotos: true });
    expect(narrowed).toMatchObject({ total: 1, pages: 1, withPhotos: 1, reviews: [{ title: 'Very nice' }] });
    expect(await listed({ withPhotos: true, rating: 2 })).toMatchObject({ total: 0, reviews: [] });
    const [, plain] = (await listed()).reviews.toSorted((one, other) => other.rating - one.rating);
    expect(plain).not.toHaveProperty('photos');
  });

  it('are three at most, each once', async () => {
    const shopper = shop.shopper();
    const photos = [
      await handIn(shopper),
      await handIn(shopper),
      await handIn(shopper),
      await handIn(shopper),
    ];
    expect((await errorOf(write(shopper, photos))).tag).toBe('bad-arguments');
    expect((await errorOf(write(shopper, [photos[0] ?? '', photos[0] ?? '']))).tag).toBe('refused');
    expect(await shop.db.$count(reviews)).toBe(0);
  });

  it('are those of the writer alone, and of one review', async () => {
    const { shopper, photos } = await written(1);
    const stranger = shop.shopper();
    const waiting = await handIn(shopper);
    for (const [who, id] of [
      [stranger, waiting],
      [stranger, photos[0]],
      [shopper, photos[0]],
      [shopper, crypto.randomUUID()],
    ] as const) {
      const refused = await errorOf(write(who, [id ?? ''], { title: 'Not mine' }));
      expect(refused).toEqual({
        tag: 'refused',
        message: 'A photo is no longer there. Please choose your photos again.',
      });
    }
    expect(await waitingReviews(shop.db)).toMatchObject([
      { title: 'Very nice', photos: [{ id: photos[0] }] },
    ]);
  });

  it('are kept once however often one sending arrives', async () => {
    const shopper = shop.shopper();
    const submission = crypto.randomUUID();
    const photos = [await handIn(shopper)];
    for (let at = 0; at < 2; at += 1) {
      const answer = await valueOf(write(shopper, photos, { submission }));
      expect(answer.photos?.map(({ id }) => id)).toEqual(photos);
    }
    expect(await kept()).toBe(1);
  });

  it('go when another review takes the place of theirs', async () => {
    const { shopper, photos } = await written(2);
    await approve();
    const next = await handIn(shopper);
    await valueOf(write(shopper, [next], { title: 'Second thoughts' }));
    expect((await fetched(photos[0] ?? '')).status).toBe(404);
    await approve('Second thoughts');
    expect(await shown()).toEqual([next]);
    expect(await kept()).toBe(1);
    await valueOf(write(shopper, [], { title: 'In words alone' }));
    expect(await kept()).toBe(0);
  });

  it('that were handed in as a guest are there for the review written after the login', async () => {
    await register(shop.shopper(), 'comes-back@example.com');
    const shopper = shop.shopper();
    const id = await handIn(shopper);
    await login(shopper, 'comes-back@example.com');
    await valueOf(write(shopper, [id]));
    expect(await waitingReviews(shop.db)).toMatchObject([{ photos: [{ id }] }]);
  });
});

describe('a photo is refused', () => {
  const send = async (file: Buffer | string) =>
    errorOf(shop.shopper().commerce.addReviewPhoto({ photo: Buffer.from(file).toString('base64') }));

  it('in words for a shopper, and nothing is kept', async () => {
    expect(await send('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({
      tag: 'refused',
      message: 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.',
    });
    const half = (await photoOf()).subarray(0, 2_000);
    expect((await send(half)).message).toBe(
      'This photo is not whole. Please choose it again, or another one.',
    );
    expect(await kept()).toBe(0);
  });

  it('when it is larger than 8 MB, by its rule or already at the door', async () => {
    const large = Buffer.concat([await photoOf(), Buffer.alloc(8_000_001)]).subarray(0, 8_000_001);
    expect((await send(large)).message).toContain('larger than 8 MB');
    const answer = await shop.shopper().post('/commerce/addReviewPhoto', [{ photo: 'A'.repeat(10_700_000) }]);
    expect(answer.status).toBe(413);
    const other = await shop.shopper().post('/commerce/getReviews', [{ productId, x: 'A'.repeat(70_000) }]);
    expect(other.status).toBe(413);
  });

  it('when an address has sent sixty in a day', async () => {
    const shopper = shop.shopper();
    const tries = async (count: number) => {
      const tags: string[] = [];
      for (let at = 0; at < count; at += 1)
        tags.push((await errorOf(shopper.commerce.addReviewPhoto({ photo: 'AAAA' }))).tag);
      return tags;
    };
    expect(new Set(await tries(60))).toEqual(new Set(['refused']));
    expect(await tries(1)).toEqual(['too-many-requests']);
    shop.wait(25 * 60 * 60 * 1000);
    expect(await tries(1)).toEqual(['refused']);
  });
});

describe('what is kept of photos is bounded', () => {
  it('of those that wait for a review a session has the newest six', async () => {
    const shopper = shop.shopper();
    const photos: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      shop.wait(1_000);
      photos.push(await handIn(shopper));
    }
    expect(await kept()).toBe(6);
    await valueOf(write(shopper, photos.slice(-3)));
    expect((await errorOf(write(shopper, photos.slice(0, 1)))).tag).toBe('refused');
  });

  it('those without a review go after a day, those of a refused one after thirty, others never', async () => {
    const { photos } = await written(1);
    await approve();
    await handIn(shop.shopper());
    const swept = async (days: number) => {
      shop.wait(days * 24 * 60 * 60 * 1000);
      await sweep(shop);
      return kept();
    };
    expect([await swept(0.9), await swept(0.2), await swept(60)]).toEqual([2, 1, 1]);
    expect((await fetched(photos[0] ?? '')).status).toBe(200);
    await decideReview(shop.db, { id: await idOf() }, 'refused');
    expect(await swept(0)).toBe(0);
  });

  it('they go with a customer’s account, which has them among its data before', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'photos-leave@example.com');
    const { photos } = await written(2, shopper);
    await approve();
    await handIn(shopper);
    const [review] = (await valueOf(shopper.commerce.downloadCustomerData())).reviews;
    expect(review?.photos).toHaveLength(2);
    const [, bytes = ''] = /^data:image\/webp;base64,(.+)$/.exec(review?.photos[0] ?? '') ?? [];
    expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ width: 400 });
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: password }));
    expect(await kept()).toBe(0);
    expect((await fetched(photos[0] ?? '')).status).toBe(404);
  });
});
