import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import type { ContentPageContent } from '@tailorbird/blocks/parsePage';
import { err } from '@tailorbird/commerce/result';
import { pack, unpack } from '@tailorbird/engine/packed';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { redirect, useRouteError } from 'react-router';
import { loadContentPage, pageSeo } from '../content/contentPage.ts';
import { failed, notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { publicPage } from '../seo/cacheHeaders.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/content.ts';

export function headers() {
  return publicPage;
}

/** The one page with an address of its own: the market's front. */
const homeKey = 'home';

/** Any address that is no other page is a content page under that key, or a category, or not found (commerce §2). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const slug = (params['*'] ?? '').replace(/(?<!\/)\/+$/, '');
  const found = slug === homeKey ? err('absent') : await shop.content.find(slug);
  if (!found.ok && found.error === 'failed') throw failed(503);
  const page = found.ok ? await loadContentPage(shop, found.value) : undefined;
  if (page) {
    const seo = seoOf(shop, pageSeo(page, `/${slug}`));
    return pack({ page, seo });
  }
  const category = await shop.client.commerce.getCategory({ url: `/${slug}`.slice(0, 300) });
  if (category.ok) throw redirect(shop.href(`/browse${category.value.category.url}`), 301);
  throw notFound();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData && unpack(loaderData).seo);
}

/** A listing header is the page's heading; all other blocks are parts of the page and stand below its name. */
function hasOwnHeading({ slots }: ContentPageContent): boolean {
  return slots.blocks.some(({ id }) => id === 'listing-header-one' || id === 'listing-header-two');
}

/** A page composed by editors: delivery, size guide, about us and the like. */
export default function Content({ loaderData }: Route.ComponentProps) {
  const { page } = unpack(loaderData);
  return (
    <main id="main" tabIndex={-1}>
      {!hasOwnHeading(page) && (
        <h1>
          <VisuallyHidden>{page.title || page.seoTitle || 'Tailorbird'}</VisuallyHidden>
        </h1>
      )}
      <BlockDataProvider data={page}>
        <ContentPage {...page} />
      </BlockDataProvider>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
