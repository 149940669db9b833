import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OrderView } from './OrderView.tsx';
import { storyOrder } from './storyAccount.ts';

const monday = '2026-06-01T10:00:00Z';

/** The days on which an order is expected, as the UK shop shows it. */
function expected(order: Partial<TrackedOrder>): string | undefined {
  const shown = { ...storyOrder, status: 'Shipped', placedAt: monday, ...order } as const;
  const page = (
    <PageFactsProvider market="uk">
      <OrderView order={shown} />
    </PageFactsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return /<dt>Expected<\/dt><dd>([^<]*)/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1];
}

test('an order is expected the days of its own market after it was sent, or placed before that', () => {
  const shippingMethod = 'Standard Delivery';
  expect(expected({ shippingMethod })).toBe('Thursday 4 June to Monday 8 June');
  const sentAt = '2026-06-10T10:00:00Z';
  expect(expected({ shippingMethod, sentAt })).toBe('Monday 15 June to Wednesday 17 June');
  expect(expected({ shippingMethod, market: 'eu' })).toBe('Friday 5 June to Wednesday 10 June');
});
