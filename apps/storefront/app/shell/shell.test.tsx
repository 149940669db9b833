import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage, errorText } from './ErrorPage.tsx';
import { progressAfter } from './NavigationProgress.tsx';
import { mayReload } from './reloadOnMissingChunk.ts';
import { useShop } from './shopStore.ts';
import { bagCountIn } from './usePersonalState.ts';

test("commerce §2 error page: 404 says '404 ERROR', any other status 'An error occured'", () => {
  expect(errorText(404)).toMatchObject({ title: '404 ERROR', pageTitle: 'Page not found' });
  expect(errorText(404).message).toContain('This page could not be found');
  for (const status of [500, 503, 418])
    expect(errorText(status)).toMatchObject({
      title: 'An error occured',
      message: 'Please go back or try again',
    });
});

test('commerce §2 error page: both variants offer HOME, WOMEN, MEN, OTHER STUFF in the market', () => {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage error={new Error('x')} /> }], {
    initialEntries: ['/eu/nowhere'],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  expect(links).toEqual(['/eu', '/eu/browse/womens', '/eu/browse/mens', '/eu/other-stuff']);
  for (const name of ['HOME', 'WOMEN', 'MEN', 'OTHER STUFF']) expect(html).toContain(name);
});

test('commerce §8 chunk 1: one page reload per 60 s', () => {
  expect(mayReload(null, 1000)).toBe(true);
  expect(mayReload('1000', 60_999)).toBe(false);
  expect(mayReload('1000', 61_000)).toBe(true);
});

test('commerce §9 loading bar 1: it fills over 5000 ms and waits at the end for the page', () => {
  expect(progressAfter(0)).toBe(0);
  expect(progressAfter(2500)).toBe(50);
  expect(progressAfter(60_000)).toBe(95);
});

test('commerce §4 notifications 1: the newest 3 are kept', () => {
  for (const message of ['one', 'two', 'three', 'four']) useShop.getState().notify(message);
  expect(useShop.getState().notices.map(({ message }) => message)).toEqual(['two', 'three', 'four']);
});

test('an answer that is not as it should be counts as an empty bag', () => {
  expect(bagCountIn({ bagCount: 3 })).toBe(3);
  for (const body of [null, 'x', {}, { bagCount: '3' }]) expect(bagCountIn(body)).toBe(0);
});
