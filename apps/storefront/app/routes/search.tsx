import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import { pack, unpack } from '@tailorbird/engine/packed';
import { Heading } from '@tailorbird/ui/Heading';
import { useRouteError } from 'react-router';
import { publicPage } from '../http/cacheHeaders.ts';
import { Listing } from '../listing/Listing.tsx';
import { ListingTop } from '../listing/ListingTop.styles.ts';
import type { ListingView } from '../listing/listingPlace.ts';
import { viewIn } from '../listing/listingView.ts';
import { loadListing } from '../listing/loadListing.ts';
import { loadWaysOn } from '../listing/loadWaysOn.ts';
import { NewestThings } from '../listing/NewestThings.tsx';
import { SearchAgain } from '../listing/SearchAgain.tsx';
import { SearchFormRoot } from '../listing/SearchForm.styles.ts';
import { SearchResting } from '../listing/SearchResting.tsx';
import { shopContext } from '../requestContext.ts';
import { OpeningAnswers } from '../search/OpeningAnswers.tsx';
import { SearchLeads } from '../search/SearchLeads.tsx';
import { loadOpening } from '../search/searchOpening.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/search.ts';

/** Found styles have wide cards (commerce §2 search results). */
const usualView: ListingView = 'list';

export function headers() {
  return publicPage;
}

/** Products that match a term, and where else it leads. Without a term nothing is searched (commerce §5): there are the form, and what a search begins with. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const parameters = new URL(request.url).searchParams;
  const query = parseListingQuery(parameters);
  const listing = query.query ? await loadListing(shop, query) : undefined;
  return pack({
    listing,
    opening: query.query ? undefined : (await loadOpening(shop)).opening,
    waysOn: listing?.total === 0 ? await loadWaysOn(shop) : undefined,
    place: { path: shop.href('/search'), query, view: viewIn(parameters, usualView), usualView },
    seo: seoOf(shop, {
      path: '/search',
      title: query.query ? `Results for ${query.query}` : 'Search',
      hasAlternates: !query.query,
    }),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [...seoTags(loaderData && unpack(loaderData).seo), { name: 'robots', content: 'noindex' }];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { listing, opening, place, waysOn } = unpack(loaderData);
  const term = place.query.query;
  return (
    <main id="main" tabIndex={-1}>
      <ListingTop>
        <SearchFormRoot>
          <Heading level={1}>{term ? `Results for “${term}”` : 'What are you looking for?'}</Heading>
          <SearchAgain term={term} />
          {listing?.search && <SearchLeads term={term} search={listing.search} />}
          {opening && <OpeningAnswers opening={opening} />}
        </SearchFormRoot>
      </ListingTop>
      {listing && (
        <Listing place={place} listing={listing} variant="search" suggestedCategories={waysOn?.categories} />
      )}
      {waysOn && <NewestThings products={waysOn.newest} />}
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<SearchResting />} />;
}
