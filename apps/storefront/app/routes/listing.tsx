import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import { Breadcrumbs } from '@tailorbird/ui/Breadcrumbs';
import { useRouteError } from 'react-router';
import { Listing } from '../listing/Listing.tsx';
import { ListingTop } from '../listing/ListingTop.styles.ts';
import { listingAddress, viewIn } from '../listing/listingView.ts';
import { loadListing, problemPage } from '../listing/loadListing.ts';
import { loadListingHeader } from '../listing/loadListingHeader.ts';
import { shopContext } from '../requestContext.ts';
import { publicPage } from '../seo/cacheHeaders.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/listing.ts';

export function headers() {
  return publicPage;
}

/** A category: found by its address, then one call for its products and facets (commerce §2 Category listing). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const url = `/${(params['*'] ?? '').replace(/\/+$/, '')}`.slice(0, 300);
  const query = { ...parseListingQuery(new URL(request.url).searchParams), query: '' };
  const view = viewIn(new URL(request.url).searchParams);
  const [found, headerContent] = await Promise.all([
    shop.client.commerce.getCategory({ url }),
    shop.content.find(`browse${url}`),
  ]);
  if (!found.ok) throw problemPage(found.error);
  const { category, ancestors, children } = found.value;
  const listing = await loadListing(shop, query, category.id);
  const path = `/browse${category.url}`;
  return {
    listing,
    place: { path: shop.href(path), query, view },
    header: loadListingHeader(headerContent, category, children),
    trail: [...ancestors, category].map(({ id, name, url: address }) => ({ id, name, url: address })),
    seo: seoOf(shop, {
      path: listingAddress(path, { ...query, sort: 'featured-asc' }, 'grid'),
      title: query.page > 1 ? `${category.name}, page ${query.page}` : category.name,
      description: category.description,
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  const { listing, place, header, trail } = loaderData;
  const { href } = usePageFacts();
  const links = trail
    .filter(({ id }, at) => trail.findIndex((other) => other.id === id) === at)
    .map(({ name, url }, at, all) =>
      at === all.length - 1 ? { label: name } : { label: name, href: href(`/browse${url}`) },
    );
  return (
    <main id="main" tabIndex={-1}>
      <ListingTop>
        <Breadcrumbs items={[{ label: 'Home', href: href('/') }, ...links]} />
      </ListingTop>
      <BlockView block={header} />
      <Listing place={place} listing={listing} />
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
