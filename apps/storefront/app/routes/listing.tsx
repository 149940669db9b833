import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import {
  filterCount,
  type ListingQuery,
  listingHref,
  parseListingQuery,
} from '@tailorbird/commerce/listing/listingQuery';
import { defaultSort } from '@tailorbird/commerce/listing/sortOrder';
import type { Category } from '@tailorbird/commerce/model/category';
import { pack, unpack } from '@tailorbird/engine/packed';
import { Breadcrumbs } from '@tailorbird/ui/Breadcrumbs';
import { useRouteError } from 'react-router';
import { pageSeo } from '../content/contentPage.ts';
import { publicPage } from '../http/cacheHeaders.ts';
import { isRoutableCategory } from '../listing/isRoutableCategory.ts';
import { Listing } from '../listing/Listing.tsx';
import { ListingTop } from '../listing/ListingTop.styles.ts';
import type { ListingView } from '../listing/listingPlace.ts';
import { viewIn } from '../listing/listingView.ts';
import { loadListing } from '../listing/loadListing.ts';
import { loadListingContent } from '../listing/loadListingContent.ts';
import { notFound, problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { jsonLdTags } from '../seo/jsonLdTags.ts';
import { breadcrumbJsonLd, listJsonLd } from '../seo/listJsonLd.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/listing.ts';

const usualView: ListingView = 'grid';

export function headers() {
  return publicPage;
}

/** A category: found by its address, then one call for its products and facets (commerce §2 Category listing). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const url = `/${(params['*'] ?? '').replace(/(?<!\/)\/+$/, '')}`.slice(0, 300);
  if (!isRoutableCategory(url)) throw notFound();
  const query = parseListingQuery(new URL(request.url).searchParams);
  const view = viewIn(new URL(request.url).searchParams, usualView);
  const [found, written] = await Promise.all([
    shop.client.commerce.getCategory({ url }),
    shop.content.find(`browse${url}`),
  ]);
  if (!found.ok) throw problemPage(found.error);
  const { category, ancestors, children } = found.value;
  const [listing, { cards, ...page }] = await Promise.all([
    loadListing(shop, query, category.id),
    loadListingContent(shop, written, { category, children, part: !isWholeListing(query) }),
  ]);
  const path = `/browse${category.url}`;
  const told = pageSeo(page, listingHref(path, { ...query, sort: defaultSort }));
  return pack({
    listing,
    place: { path: shop.href(path), query, view, usualView },
    page,
    cards,
    trail: trailTo(category, ancestors, shop.href),
    seo: seoOf(shop, {
      ...told,
      title: query.page > 1 ? `${category.name}, page ${query.page}` : page.seoTitle || category.name,
      description: told.description || category.description,
      isHidden: isOneOfMany(query, view),
    }),
    jsonLd: [
      breadcrumbJsonLd(
        shop,
        [...ancestors, category].map(({ name, url: address }) => ({ name, path: `/browse${address}` })),
      ),
      ...(listing.cards.length > 0 ? [listJsonLd(shop, listing.cards)] : []),
    ],
  });
}

/** The categories above one, each once, and itself, which is no link. */
function trailTo(category: Category, ancestors: readonly Category[], href: (to: string) => string) {
  const above = ancestors.filter(
    ({ id }, at) => id !== category.id && ancestors.findIndex((other) => other.id === id) === at,
  );
  return [
    { label: 'Home', href: href('/') },
    ...above.map(({ name, url }) => ({ label: name, href: href(`/browse${url}`) })),
    { label: category.name },
  ];
}

/** An editor's blocks and cards are for the first products of the whole category, not for what a shopper has picked out. */
function isWholeListing(query: ListingQuery): boolean {
  return query.page === 1 && !isNarrowed(query);
}

/** Terms, filters, orders and layouts multiply a listing's addresses; search engines need the one without. */
function isOneOfMany(query: ListingQuery, view: string): boolean {
  return query.sort !== defaultSort || view !== usualView || isNarrowed(query);
}

function isNarrowed(query: ListingQuery): boolean {
  return query.query !== '' || filterCount(query) > 0;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpack(loaderData);
  return [...seoTags(page?.seo), ...jsonLdTags(...(page?.jsonLd ?? []))];
}

export default function CategoryListing({ loaderData }: Route.ComponentProps) {
  const { listing, place, page, cards, trail } = unpack(loaderData);
  return (
    <main id="main" tabIndex={-1}>
      <ListingTop>
        <Breadcrumbs items={trail} />
      </ListingTop>
      <BlockDataProvider data={page}>
        <ContentPage {...page}>
          <Listing place={place} listing={listing} cards={cards} />
        </ContentPage>
      </BlockDataProvider>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
