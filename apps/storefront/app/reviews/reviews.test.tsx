import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Review } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { loadReviews } from './loadReviews.ts';
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

function send(changes: Partial<typeof typed & { fit: string }>, error?: CallError) {
  const call = vi.fn<(args: object) => Promise<unknown>>(() =>
    Promise.resolve(error ? err(error) : ok({ ...review, status: 'pending' })),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
  // Only the call that is made is there.
  const shop = { client: { commerce: { writeReview: call } } } as unknown as Shop;
  return { call, answer: writeReview(shop, 7, form) };
}

function html(node: ReactElement): string {
  const page = <PageFactsProvider market="uk">{node}</PageFactsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

test('commerce §5 review 1: what is too short is said beside its field, and nobody is called', async () => {
  const { call, answer } = send({ title: 'No', message: '  ' });
  expect(await answer).toMatchObject({
    tag: 'refused',
    errors: {
      title: 'Please give a title of at least 3 characters.',
      message: 'Please give a review of at least 3 characters.',
    },
    values: { title: 'No', nickname: 'Mudlark', rating: 4 },
  });
  expect(call).not.toHaveBeenCalled();
});

test('a review is sent once under one name, without the blanks around it', async () => {
  const { call, answer } = send({});
  expect(await answer).toMatchObject({ tag: 'kept', review: { status: 'pending' } });
  expect(call).toHaveBeenCalledExactlyOnceWith({
    productId: 7,
    submission,
    rating: 4,
    title: 'Very nice',
    message: 'It fits.',
    nickname: 'Mudlark',
  });
});

test('how it fits is sent where it is said, and nothing else under its name', async () => {
  const told = send({ fit: 'large' });
  await told.answer;
  expect(told.call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fit: 'large' }));
  const strange = send({ fit: 'enormous' });
  await strange.answer;
  expect(strange.call.mock.calls[0]?.[0]).not.toHaveProperty('fit');
  expect(await send({ fit: 'small', title: 'No' }).answer).toMatchObject({ values: { fit: 'small' } });
});

test('how it fits is asked of what comes in sizes, and need not be said', () => {
  const form = (hasFit: boolean) =>
    html(<ReviewForm productId={7} hasFit={hasFit} own={null} submission={submission} />);
  expect(form(true)).toMatch(/How does it fit\?.*optional/);
  expect(form(true).match(/name="fit"/g)).toHaveLength(3);
  expect(form(false)).not.toContain('name="fit"');
});

test('what most say of the fit stands over the reviews', () => {
  const product = { id: 7, rating: { average: 4.5, count: 8 }, reviews: [review] };
  const fit = 'Most say true to size: 5 of 8';
  expect(html(<ProductReviews product={product} fit={fit} />)).toContain(`<p>${fit}</p>`);
  expect(html(<ProductReviews product={product} />)).not.toContain('true to size');
});

test('a failure keeps what was typed and says what to do', async () => {
  const busy = send({}, { tag: 'too-many-requests', message: '', retryAfterSeconds: 30 });
  expect(await busy.answer).toMatchObject({
    message: 'That was a lot of tries. Please wait a minute and try again.',
    values: { title: 'Very nice' },
  });
  const away = send({}, { tag: 'unavailable', message: '' });
  expect(await away.answer).toMatchObject({ message: 'Please go back or try again' });
});

test('without script reviews are read and written on their own page', () => {
  const rating = { average: 4.5, count: 8 };
  const section = html(<ProductReviews product={{ id: 7, rating, reviews: [review] }} />);
  expect(section).toContain('4.5 from <a href="/reviews/7">8 reviews</a>');
  expect(section).toContain('href="/reviews/7?page=2"');
  expect(section).toContain('href="/reviews/7#write"');
});

test('what nobody has written about can be written about', () => {
  const section = html(<ProductReviews product={{ id: 7, rating: null, reviews: [] }} />);
  expect(section).toContain('Nobody has written about it yet.');
  expect(section).toContain('Write a review');
  expect(section).not.toContain('Read more');
});

test('reviews are led to by their rating, and pages of one rating stay with it', () => {
  const product = { id: 7, name: 'Fern Tee', path: '/p/7/fern-tee/Moss' };
  const byRating = [
    { rating: 5, count: 12 },
    { rating: 1, count: 1 },
  ];
  const list = { reviews: [review], total: 12, page: 1, pages: 2, byRating, withPhotos: 0 };
  const data = { product, fit: undefined, hasFit: false, list, own: null, submission };
  const page = html(<ReviewsPage data={{ ...data, rating: 5 }} answer={undefined} />);
  expect(page).toContain('12 reviews of 5 stars');
  expect(page).toContain('<a href="/reviews/7?rating=5" aria-current="page">5 stars');
  expect(page).toContain('<a href="/reviews/7">All <small>(13)</small>');
  expect(page).toContain('<a href="/reviews/7?rating=1">1 star <');
  expect(page).toContain('href="/reviews/7?rating=5&amp;page=2"');
  const alike = html(
    <ReviewsPage data={{ ...data, list: { ...list, byRating: byRating.slice(0, 1) } }} answer={undefined} />,
  );
  expect(alike).not.toContain('by rating');
});

test('a writer is told that only they see it until it was read', () => {
  const form = html(
    <ReviewForm productId={7} own={{ ...review, status: 'pending' }} submission={submission} />,
  );
  expect(form).toContain('Only you can see it until we have read it.');
  expect(form).toContain(`value="${submission}"`);
});

test('what is no page of reviews is 404', async () => {
  // Nothing is asked.
  const shop = { client: {} } as unknown as Shop;
  for (const [id, query] of [
    ['x', ''],
    ['7', 'page=0'],
    ['7', 'page=two'],
    ['7', 'rating=6'],
    ['7', 'rating='],
    ['7', 'with='],
    ['7', 'with=films'],
  ] as const)
    expect(await loadReviews(shop, id, new URLSearchParams(query))).toEqual(err(404));
});
