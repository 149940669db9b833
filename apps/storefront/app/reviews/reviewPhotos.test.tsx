import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Review } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { ProductReviews } from './ProductReviews.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';
import { writeReview } from './writeReview.ts';

const submission = 'a4f5b1f2-6a0b-4c1d-9d3e-2f1a0b9c8d7e';
const typed = { rating: '4', title: ' Very nice ', message: 'It fits.', nickname: 'Mudlark', submission };
const review: Review = {
  rating: 4,
  title: 'Very nice',
  message: 'It fits.',
  nickname: 'Mudlark',
  date: '2026-03-01',
};

function html(node: ReactElement): string {
  const page = <PageFactsProvider market="uk">{node}</PageFactsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = jpeg) => new File([bytes], name);
const ids = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`);

/** Sends a form with these photos to a shop that takes each, or refuses each. */
function sendPhotos(
  photos: readonly (File | string)[],
  { changes = {}, refusal }: { changes?: Partial<typeof typed>; refusal?: CallError } = {},
) {
  const taken: string[] = [];
  const addReviewPhoto = vi.fn<(args: { photo: string }) => Promise<unknown>>(({ photo }) => {
    if (refusal) return Promise.resolve(err(refusal));
    taken.push(photo);
    return Promise.resolve(ok({ id: ids[taken.length - 1], width: 4, height: 3 }));
  });
  const call = vi.fn<(args: object) => Promise<unknown>>(() =>
    Promise.resolve(ok({ ...review, status: 'pending' })),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
  for (const photo of photos) form.append(typeof photo === 'string' ? 'keptPhoto' : 'photos', photo);
  // Only the calls that are made are there.
  const shop = { client: { commerce: { writeReview: call, addReviewPhoto } } } as unknown as Shop;
  return { answer: writeReview(shop, 7, form), taken, call };
}

test('photos are handed in one by one, and the review names them in their order', async () => {
  const { answer, taken, call } = sendPhotos([file('a.jpg'), file('b.jpg')]);
  expect(await answer).toMatchObject({ tag: 'kept' });
  expect(taken).toEqual([jpeg.toString('base64'), jpeg.toString('base64')]);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ photos: ids.slice(0, 2) }));
});

test('a form in which nothing was chosen, as browsers send it without script, has no photos', async () => {
  const { answer, call } = sendPhotos([new File([], '')]);
  expect(await answer).toMatchObject({ tag: 'kept' });
  expect(call.mock.calls[0]?.[0]).not.toHaveProperty('photos');
});

test('each file that is no photo is said with its name, and the others need not be chosen again', async () => {
  const photos = [
    file('a.jpg'),
    file('b.svg', Buffer.from('<svg/>')),
    file('c.heic', Buffer.from('....ftypheic')),
  ];
  const { answer, call } = sendPhotos(photos);
  expect(await answer).toMatchObject({
    tag: 'refused',
    errors: {
      photos:
        'b.svg: This file is not a photo that we can read. Please choose a JPEG, PNG or WebP. ' +
        'c.heic: We cannot read HEIC photos. Please choose a JPEG, PNG or WebP.',
    },
    photos: [{ id: ids[0], name: 'a.jpg', at: 0 }],
    values: { title: 'Very nice' },
  });
  expect(call).not.toHaveBeenCalled();
});

test('what the shop finds wrong with a photo is said beside the field too', async () => {
  const refusal: CallError = { tag: 'refused', message: 'This photo is not whole.' };
  const { answer } = sendPhotos([file('a.jpg')], { refusal });
  expect(await answer).toMatchObject({ errors: { photos: 'a.jpg: This photo is not whole.' }, photos: [] });
});

test('photos are kept while a title is mended, and sent with it then', async () => {
  const first = await sendPhotos([file('a.jpg')], { changes: { title: 'No' } }).answer;
  expect(first).toMatchObject({
    photos: [{ id: ids[0], name: 'a.jpg' }],
    errors: { title: expect.anything() },
  });
  const { answer, taken, call } = sendPhotos([`${ids[0]} a.jpg`]);
  expect(await answer).toMatchObject({ tag: 'kept' });
  expect(taken).toEqual([]);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ photos: [ids[0]] }));
});

test('more than three are too many, however they came, and none of them is handed in', async () => {
  const { answer, taken } = sendPhotos([`${ids[0]} a.jpg`, file('b.jpg'), file('c.jpg'), file('d.jpg')]);
  expect(await answer).toMatchObject({
    errors: { photos: 'Please choose 3 photos at most.' },
    photos: [{ id: ids[0], name: 'a.jpg' }],
  });
  expect(taken).toEqual([]);
});

test('photos of which one is gone are chosen again, with all that was typed', async () => {
  const { answer, call } = sendPhotos([`${ids[0]} a.jpg`]);
  const message = 'A photo is no longer there. Please choose your photos again.';
  call.mockResolvedValue(err({ tag: 'refused', message } satisfies CallError));
  expect(await answer).toMatchObject({
    tag: 'refused',
    message,
    photos: [],
    values: { message: 'It fits.' },
  });
});

test('without script a photo that is kept can be left out, and a form sends files', () => {
  const photos = [{ id: ids[0] ?? '', name: 'a.jpg' }];
  const posted = {
    tag: 'refused',
    message: null,
    errors: { photos: 'Too large.' },
    photos,
    values: {},
  } as const;
  const form = html(<ReviewForm productId={7} own={null} submission={submission} posted={posted} />);
  expect(form).toMatch(/enctype="multipart\/form-data"/i);
  expect(form).toMatch(/type="checkbox"[^>]*name="keptPhoto"|name="keptPhoto"[^>]*type="checkbox"/);
  expect(form).toContain(`value="${ids[0]} a.jpg"`);
  expect(form).toMatch(/type="file"[^>]*/);
  expect(form).toContain('accept="image/jpeg,image/png,image/webp"');
  expect(form).toMatch(/data-part="error".*Too large\./);
});

const pictured: Review = { ...review, photos: ids.slice(0, 2).map((id) => ({ id, width: 4, height: 3 })) };

test('photos are small pictures of a fixed size, each a link to itself and named after its review', () => {
  const section = html(
    <ProductReviews
      product={{ id: 7, rating: { average: 4, count: 1 }, reviews: [pictured], reviewsWithPhotos: 1 }}
    />,
  );
  expect(section).toContain(`<a href="/i/reviews/whole/${ids[1]}"><img src="/i/reviews/small/${ids[1]}"`);
  expect(section).toContain(
    'alt="Photo 2 of 2 from Mudlark’s review “Very nice”" width="96" height="96" loading="lazy"',
  );
  expect(section).toContain('<a href="/reviews/7?with=photos">With photos (1)</a>');
  expect(html(<ProductReviews product={{ id: 7, rating: null, reviews: [review] }} />)).not.toContain(
    'photos',
  );
});

test('a writer whose review waits is told of the photos, which nobody is shown yet', () => {
  const form = (status: 'pending' | 'approved') =>
    html(<ReviewForm productId={7} own={{ ...pictured, status }} submission={submission} />);
  expect(form('pending')).toContain('With 2 photos.');
  expect(form('pending')).not.toContain('/i/reviews/');
  expect(form('approved')).toContain('/i/reviews/small/');
});

test('reviews with photos are led to beside those of a rating, and their pages stay with it', () => {
  const product = { id: 7, name: 'Fern Tee', path: '/p/7/fern-tee/Moss' };
  const byRating = [{ rating: 5, count: 12 }];
  const list = { reviews: [pictured], total: 8, page: 1, pages: 2, byRating, withPhotos: 8 };
  const data = { product, fit: undefined, hasFit: false, list, own: null, submission };
  const page = html(<ReviewsPage data={{ ...data, withPhotos: true }} answer={undefined} />);
  expect(page).toContain('8 reviews with photos');
  expect(page).toContain(
    '<a href="/reviews/7?with=photos" aria-current="page">With photos <small>(8)</small>',
  );
  expect(page).toContain('<a href="/reviews/7">All <small>(12)</small>');
  expect(page).toContain('href="/reviews/7?with=photos&amp;page=2"');
});
