import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LiveWishlist } from './useWishlist.ts';
import { WishlistBody } from './WishlistBody.tsx';

test('a page of a long wishlist is named by all that is on the list', () => {
  const data = { products: [], total: 60, totalPages: 2, currentPage: 2, perPage: 50 };
  const live: LiveWishlist = {
    list: { signedIn: true, items: '', data },
    problem: null,
    busy: false,
    retry: () => undefined,
    remove: () => undefined,
    clear: () => undefined,
  };
  const page = (
    <PageFactsProvider market="uk">
      <WishlistBody live={live} />
    </PageFactsProvider>
  );
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />,
  );
  expect(html).toContain('aria-label="60 styles on your wishlist"');
});
