import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewPhotos } from '../platforms/embedded/schema/reviews.ts';
import { type Shopper, shopWith, type TestShop } from '../testing/shopWith.ts';
import { photoOf } from '../testing/testPhotos.ts';
import { valueOf } from '../testing/valueOf.ts';
import { openOffice } from './testing/openOffice.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
});
afterAll(() => shop.close());

async function handIn(shopper: Shopper): Promise<string> {
  const photo = (await photoOf({ width: 400, height: 300 })).toString('base64');
  return (await valueOf(shopper.commerce.addReviewPhoto({ photo }))).id;
}

/** The photos of a review with so many, which waits to be read. */
async function written(count: number, shopper = shop.shopper()): Promise<readonly string[]> {
  const photos: string[] = [];
  for (let at = 0; at < count; at += 1) photos.push(await handIn(shopper));
  const review = {
    rating: 4,
    title: 'Very nice',
    message: 'It fits, and it washes well.',
    nickname: 'Mudlark',
  };
  const productId = shop.styles[0]?.productId ?? 0;
  await valueOf(
    shopper.commerce.writeReview({ productId, submission: crypto.randomUUID(), ...review, photos }),
  );
  return photos;
}

test('photos that wait are shown to operators, and to nobody who is not one', async () => {
  const photos = await written(2);
  const office = await openOffice(shop);
  const operator = await office.signedIn();
  const { text } = await operator.see('/reviews');
  for (const [at, id] of photos.entries()) {
    expect(text).toContain(`src="/reviews/photos/${id}"`);
    expect(text).toContain(`alt="Photo ${at + 1} of 2 from Mudlark’s review “Very nice”"`);
    const stranger = await office.ask(`/reviews/photos/${id}`);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/sign-in']);
  }
  const cookie = office.cookieOf(await office.signIn());
  const seen = await office.ask(`/reviews/photos/${photos[0]}`, { cookie });
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await office.ask(`/reviews/photos/${crypto.randomUUID()}`, { cookie })).status).toBe(404);
  const waiting = await handIn(shop.shopper());
  expect((await office.ask(`/reviews/photos/${waiting}`, { cookie })).status).toBe(404);
  expect(await shop.db.$count(reviewPhotos, isNotNull(reviewPhotos.reviewId))).toBe(2);
});

test('what was put in the place of a review that an operator looked at is shown to nobody by their press', async () => {
  const shopper = shop.shopper();
  await written(1, shopper);
  const office = await openOffice(shop);
  const operator = await office.signedIn();
  const { text } = await operator.see('/reviews');
  const [, id = '', submission = ''] =
    /action="\/reviews\/(\d+)\/approve"><input type="hidden" name="submission" value="([^"]+)"/.exec(
      text.slice(text.lastIndexOf('/approve"') - 40),
    ) ?? [];
  const [unseen = ''] = await written(1, shopper);
  const pressed = await operator.press(`/reviews/${id}/approve`, { submission });
  expect(pressed.text).toContain('Its writer has changed that review since you looked at it.');
  expect(pressed.text).toContain(unseen);
  const again = new RegExp(`/reviews/${id}/approve"><input type="hidden" name="submission" value="([^"]+)"`);
  const [, looked = ''] = again.exec(pressed.text) ?? [];
  expect((await operator.press(`/reviews/${id}/approve`, { submission: looked })).text).toContain(
    'The review is approved.',
  );
});

test('a photo that is shown is found again, and its review shown no more by a press', async () => {
  const [photo = ''] = await written(1);
  const office = await openOffice(shop);
  const operator = await office.signedIn();
  const formsOf = (text: string) =>
    [
      ...text.matchAll(
        /action="(\/reviews\/\d+\/\w+)"><input type="hidden" name="submission" value="([^"]+)"/g,
      ),
    ].map(([, path = '', submission = '']) => ({ path, submission }));
  const waiting = await operator.see('/reviews');
  expect(waiting.text).toContain('href="/reviews/shown"');
  const approve = formsOf(waiting.text).findLast(({ path }) => path.endsWith('approve'));
  await operator.press(approve?.path ?? '', { submission: approve?.submission ?? '' });
  const { text } = await operator.see('/reviews/shown?photos=on');
  expect(text).toContain(`src="/reviews/photos/${photo}"`);
  const own = formsOf(text).find(({ submission }) => submission === approve?.submission);
  expect(own?.path).toBe(approve?.path.replace('approve', 'refuse'));
  await operator.press(own?.path ?? '', { submission: own?.submission ?? '' });
  expect((await operator.see('/reviews/shown?photos=on')).text).not.toContain(photo);
});
