import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useShop } from '../shopStore.ts';
import { BrokenErrorPage, ErrorPage } from './ErrorPage.tsx';
import { progressAfter } from './NavigationProgress.tsx';
import { mayReload } from './reloadOnMissingChunk.ts';
import { routingProblem } from './routingProblem.ts';
import { bagCountIn } from './usePersonalState.ts';

function htmlOf(error: unknown): string {
  const element = <ErrorPage error={error} meanwhile="Your bag is kept." />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/eu/nowhere'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** An error as the router hands it on when a loader throws `data(…)`. */
const answered = (status: number, data: string) => ({ status, statusText: '', internal: false, data });

test("commerce §2 error page 1: a 404 is titled '404 ERROR', in a page titled 'Page not found'", () => {
  const html = htmlOf(answered(404, 'This page could not be found'));
  expect(html).toContain('<h1>404 ERROR</h1>');
  expect(html).toContain('<title>Page not found | Tailorbird</title>');
  expect(html).toContain('This page could not be found');
});

test("commerce §2 error page 2: any other status says 'An error occured' and 'Please go back or try again'", () => {
  for (const error of [new Error('x'), answered(503, 'x'), 'x', null]) {
    expect(htmlOf(error)).toContain('<h1>An error occured</h1>');
    expect(htmlOf(error)).toContain('Please go back or try again');
  }
});

test('reliability §4.9: what is kept meanwhile is said of what does not answer, and of nothing else', () => {
  expect(htmlOf(answered(503, 'x'))).toContain('Your bag is kept.');
  for (const error of [answered(404, 'x'), answered(500, 'x'), new Error('x')])
    expect(htmlOf(error)).not.toContain('Your bag is kept.');
});

test('blocks §4 routing 2: the status of a routing error is status, statusCode or the response’s, 500 without one', () => {
  expect(routingProblem({ status: 404 }).status).toBe(404);
  expect(routingProblem({ statusCode: 503 }).status).toBe(503);
  expect(routingProblem({ response: { status: 410 } }).status).toBe(410);
  for (const error of [new Error('x'), { status: 200 }, { status: '404' }, undefined])
    expect(routingProblem(error).status).toBe(500);
});

test('blocks §4 routing 2: the error page is that of the status, wherever the error carries it', () => {
  for (const error of [{ status: 404 }, { statusCode: 404 }, { response: { status: 404 } }])
    expect(htmlOf(error)).toContain('<h1>404 ERROR</h1>');
  for (const error of [{ status: 503 }, { statusCode: 503 }, { response: { status: 503 } }, new Error('x')])
    expect(htmlOf(error)).toContain('<h1>An error occured</h1>');
});

test('blocks §4 routing 2: a page’s own words for what was not found are shown, the router’s are not', () => {
  expect(htmlOf(answered(404, 'This dress could not be found'))).toContain('This dress could not be found');
  expect(htmlOf(answered(404, 'Error: No route matches URL'))).not.toContain('No route');
});

test('blocks §4 routing 2: an error of any other status has the words for it, and never its own', () => {
  for (const error of [
    answered(503, 'The database is away'),
    answered(500, 'It threw'),
    new Error('It threw'),
  ])
    expect(htmlOf(error)).not.toMatch(/The database is away|It threw/);
});

test('commerce §2 error page 4: should it fail itself: its words, details and a link home', () => {
  const html = renderToStaticMarkup(<BrokenErrorPage details="It threw." />);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('It threw.');
  expect(html).toContain('<a href="/">Home</a>');
});

test('commerce §2 error page 3: both offer HOME, WOMEN, MEN, OTHER STUFF in the market', () => {
  for (const error of [answered(404, 'x'), new Error('x')]) {
    const html = htmlOf(error);
    const links = [...html.matchAll(/href="([^"]+)"[^>]*>(?:<\w[^>]*>)*([^<]+)/g)].map(([, to, name]) => [
      name,
      to,
    ]);
    expect(links).toEqual([
      ['HOME', '/eu'],
      ['WOMEN', '/eu/browse/womens'],
      ['MEN', '/eu/browse/mens'],
      ['OTHER STUFF', '/eu/other-stuff'],
    ]);
  }
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

test('commerce §4 notifications 1: what is said again while it is still there is said anew, not twice', () => {
  const { notify } = useShop.getState();
  for (const message of ['lost', 'kept', 'lost']) notify(message);
  expect(useShop.getState().notices.map(({ message }) => message)).toEqual(['four', 'kept', 'lost']);
});

test('an answer that is not as it should be counts as an empty bag', () => {
  expect(bagCountIn({ bagCount: 3 })).toBe(3);
  for (const body of [null, 'x', {}, { bagCount: '3' }]) expect(bagCountIn(body)).toBe(0);
});
