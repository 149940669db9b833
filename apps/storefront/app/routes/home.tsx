import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { pack, unpack } from '@tailorbird/engine/packed';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useRouteError } from 'react-router';
import { loadContentItem, loadContentPage, pageSeo } from '../content/contentPage.ts';
import { OwnHeading } from '../content/OwnHeading.tsx';
import { publicPage } from '../http/cacheHeaders.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { jsonLdTags } from '../seo/jsonLdTags.ts';
import { loadStore } from '../seo/loadStore.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { shopJsonLd } from '../seo/shopJsonLd.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/home.ts';

export function headers() {
  return publicPage;
}

/** What stands at the front of a shop whose own front page cannot be read (reliability §4.9). */
const plainFront = {
  _meta: { schema: 'https://tailorbird.example/schema/text-block', deliveryId: 'plain-front' },
  title: 'Welcome to Tailorbird',
  body: 'Everything we make is in the menu.',
};

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [found, store] = await Promise.all([shop.content.find('home'), loadStore(shop.client)]);
  if (!found.ok && found.error === 'failed') throw failed();
  const own = found.ok ? await loadContentPage(shop, found.value) : undefined;
  const page = own ?? (await loadContentItem(shop, plainFront));
  const told = pageSeo(page, '/');
  const meta = store.ok ? store.value.meta : undefined;
  const seo = seoOf(shop, {
    ...told,
    title: page.seoTitle || meta?.pageTitle || told.title,
    description: told.description || meta?.metaDescription || '',
  });
  return pack({ page, seo, jsonLd: shopJsonLd(shop, seo.description || seo.title) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const loaded = loaderData && unpack(loaderData);
  return [...seoTags(loaded?.seo), ...jsonLdTags(...(loaded?.jsonLd ?? []))];
}

/** The front of the shop, composed by editors. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page } = unpack(loaderData);
  return (
    <main id="main" tabIndex={-1}>
      <OwnHeading page={page}>
        <h1>
          <VisuallyHidden>{page.seoTitle || 'Tailorbird'}</VisuallyHidden>
        </h1>
      </OwnHeading>
      <BlockDataProvider data={page}>
        <ContentPage {...page} />
      </BlockDataProvider>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
