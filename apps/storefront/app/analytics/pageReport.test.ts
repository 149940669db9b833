import { analyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import { personalisationCall } from '@tailorbird/commerce/analytics/personalisationCall';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import type { Packed } from '@tailorbird/engine/packed';
import { expect, test } from 'vitest';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { bagReport } from '../bag-page/bagReport.ts';
import type { PageReport } from '../data-layer/report.ts';
import { signUpCookie, takeSignUp } from '../data-layer/signUpCookie.ts';
import { pageRows } from '../pages.ts';
import { routeId } from '../routeId.ts';
import type { loader as bagLoader } from '../routes/bag.tsx';
import type { loader as listingLoader } from '../routes/listing.tsx';
import type { loader as orderLoader } from '../routes/orderConfirmation.tsx';
import type { loader as productLoader } from '../routes/product.tsx';
import type { loader as searchLoader } from '../routes/search.tsx';
import { pageReport, reports } from './pageReport.ts';

type Loader = (...args: never[]) => unknown;
type Answer<L extends Loader> = Awaited<ReturnType<L>>;
/** A report of what a loader answers, packed or not. */
type ReportOf<L extends Loader> = (
  data: Answer<L> extends Packed<infer Data> ? Data : Answer<L>,
) => PageReport;

// Each report reads what the loader of its route answers, or this does not compile.
reports satisfies {
  product: ReportOf<typeof productLoader>;
  listing: ReportOf<typeof listingLoader>;
  search: ReportOf<typeof searchLoader>;
  bag: ReportOf<typeof bagLoader>;
  orderConfirmation: ReportOf<typeof orderLoader>;
};

const page = (id: string, pathname: string, data?: unknown) =>
  pageReport({ id, pathname, data }, 'A page | Tailorbird');

test('commerce §7 data layer 1: each page is a page_view with its path, title, type and market', () => {
  expect(page('eu-content', '/eu/delivery').events).toEqual([
    {
      event: 'page_view',
      page_path: '/eu/delivery',
      page_title: 'A page | Tailorbird',
      page_type: 'content',
      market: 'eu',
      currency: 'EUR',
    },
  ]);
});

test.each([
  ['uk-sharedWishlist', '/wishlist/s3cret', '/wishlist'],
  ['us-orderConfirmation', '/us/order-confirmation/cart/1001', '/us/order-confirmation'],
  ['eu-accountOrder', '/eu/my-account/OrderHistory/1001', '/eu/my-account'],
  ['uk-content', '/wishlists-explained', '/wishlists-explained'],
])('an address that is a secret or a person’s own is not told: %s', (id, pathname, told) => {
  expect(page(id, pathname).events[0]).toMatchObject({ page_path: told });
});

test('each page is told as its row says, and one that says nothing as another', () => {
  const typeOf = (id: string) =>
    page(id, '/eu').events.map((event) => 'page_type' in event && event.page_type);
  for (const [name, { type = 'other' }] of pageRows)
    expect([name, ...typeOf(routeId('eu', name))]).toEqual([name, type]);
  expect(typeOf('root')).toEqual(['other']);
});

test('a page that failed is a page still', () => {
  expect(page('uk-product', '/p/1/gone/Moss').events.map(({ event }) => event)).toEqual(['page_view']);
});

test('an empty bag is no view_cart, and takes the rows away', () => {
  expect(bagReport({ bag: null })).toEqual({ events: [], calls: [['addCartRows', []]] });
});

test('commerce §7 data layer 1: a bag is a view_cart of all its lines, on its page as beside another', () => {
  const bag = storyBag([storyLine, storyLine]);
  const { events, calls } = page('uk-bag', '/bag', { bag });
  expect(events.map(({ event }) => event)).toEqual(['page_view', 'view_cart']);
  expect(events[1]).toEqual(bagReport({ bag }).events[0]);
  expect(events[1]).toMatchObject({ ecommerce: { items: bag.lineItems.physicalItems.map(itemOfLine) } });
  for (const event of events) expect(analyticsEvent.safeParse(event).error).toBeUndefined();
  expect(calls.map(([name]) => name)).toEqual(['setPageType', 'addCartRows', 'trackData']);
  for (const call of calls) expect(personalisationCall.safeParse(call).error).toBeUndefined();
});

test('a registration is told once', () => {
  const jar = { cookie: `a=1; ${signUpCookie(false).split(';', 1)[0]}` };
  expect(takeSignUp(jar)).toBe(true);
  expect(jar.cookie).toMatch(/^signed-up=; .*Max-Age=0/);
  expect(takeSignUp({ cookie: 'a=1; not-signed-up=1' })).toBe(false);
});
