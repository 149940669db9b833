import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { Heading } from '@tailorbird/ui/Heading';
import { useRouteError } from 'react-router';
import { loadContentPage, pageSeo } from '../content/contentPage.ts';
import { OwnHeading } from '../content/OwnHeading.tsx';
import { publicPage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { placeNamed } from '../shop-finder/places.ts';
import { ShopFinder } from '../shop-finder/ShopFinder.tsx';
import { shops } from '../shop-finder/shops.ts';
import type { Route } from './+types/shopFinder.ts';

export function headers() {
  return publicPage;
}

/** The shops, after what editors say of them; the page is there without their words too (commerce §2). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const place = (new URL(request.url).searchParams.get('place') ?? '').trim().slice(0, 60);
  const found = await shop.content.find('shop-finder');
  const page = found.ok ? await loadContentPage(shop, found.value) : undefined;
  const told = page ? pageSeo(page, '/shop-finder') : { path: '/shop-finder', title: 'Shop finder' };
  return {
    page,
    shops,
    place,
    from: placeNamed(place),
    madeAt: beginOfMinute(Date.now()),
    seo: seoOf(shop, { ...told, isHidden: place !== '' }),
  };
}

/** Shops open and close on the minute; within one the page is the same bytes. */
function beginOfMinute(milliseconds: number): number {
  return milliseconds - (milliseconds % 60_000);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

export default function ShopFinderPage({ loaderData }: Route.ComponentProps) {
  const { page, shops: all, place, from, madeAt } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <OwnHeading page={page}>
        <Heading level={1}>Shop finder</Heading>
      </OwnHeading>
      {page && (
        <BlockDataProvider data={page}>
          <ContentPage {...page} />
        </BlockDataProvider>
      )}
      <ShopFinder shops={all} place={place} from={from} madeAt={madeAt} />
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
