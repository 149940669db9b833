import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Pagination } from '@tailorbird/ui/Pagination';
import { useRouteError } from 'react-router';
import { privatePage } from '../http/cacheHeaders.ts';
import { problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titleTags } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { WishlistItems } from '../wishlist/WishlistItems.tsx';
import { WishlistPageRoot } from '../wishlist/WishlistPage.styles.ts';
import { pageIn, wishlistProducts } from '../wishlist/wishlistOf.ts';
import type { Route } from './+types/sharedWishlist.ts';

export function headers() {
  return privatePage;
}

/** Somebody's wishlist by the token of its link; one that is not public is not there. */
export async function loader({ context, request, params: { token } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const list = await shop.client.commerce.getSharedWishlist({ token: token.slice(0, 100) });
  if (!list.ok) throw problemPage(list.error);
  const { name, items } = list.value;
  const products = await wishlistProducts(shop, items, pageIn(new URL(request.url).searchParams));
  if (!products.ok) throw problemPage(products.error);
  return { name, token, data: products.value };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? titleTags(loaderData.name) : [];
}

export default function SharedWishlist({ loaderData: { name, token, data } }: Route.ComponentProps) {
  const { href } = usePageFacts();
  return (
    <WishlistPageRoot id="main" tabIndex={-1}>
      <h1>{name}</h1>
      <p>Somebody has shared this wishlist with you.</p>
      {data.total === 0 && <p>There is nothing on it at the moment.</p>}
      <WishlistItems entries={data.products} />
      <Pagination
        page={data.currentPage}
        pages={data.totalPages}
        hrefFor={(page) => href(`/wishlist/${token}?page=${page}`)}
      />
    </WishlistPageRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
