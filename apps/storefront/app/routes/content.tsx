import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { errorText } from '@tailorbird/blocks/errorText';
import { err } from '@tailorbird/commerce/result';
import { pack, unpack } from '@tailorbird/engine/packed';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { data, redirect, useRouteError } from 'react-router';
import { loadContentPage, pageSeo, type ContentPage as ShownPage } from '../content/contentPage.ts';
import { OwnHeading } from '../content/OwnHeading.tsx';
import { ownKeys } from '../content/ownKeys.ts';
import { publicPage } from '../http/cacheHeaders.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { type Seo, seoOf, seoTags } from '../seo/seo.ts';
import { titleTags } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { MissingPage } from '../shell/MissingPage.tsx';
import type { Route } from './+types/content.ts';

export function headers() {
  return publicPage;
}

interface Shown {
  /** What editors have composed: of no page, what they offer in its place. */
  readonly page: ShownPage | undefined;
  /** There is none of a page that is not there. */
  readonly seo: Seo | undefined;
}

const packed = (shown: Shown) => pack(shown);

/** Any address that is no other page is a content page under that key, or a category, or not found (commerce §2). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const slug = (params['*'] ?? '').replace(/(?<!\/)\/+$/, '');
  const isOwn = slug === ownKeys.home || slug === ownKeys.missing;
  const found = isOwn ? err('absent') : await shop.content.find(slug);
  if (!found.ok && found.error === 'failed') throw failed(503);
  const page = found.ok ? await loadContentPage(shop, found.value) : undefined;
  if (page) return packed({ page, seo: seoOf(shop, pageSeo(page, `/${slug}`)) });
  const category = await shop.client.commerce.getCategory({ url: `/${slug}`.slice(0, 300) });
  if (category.ok) throw redirect(shop.href(`/browse${category.value.category.url}`), 301);
  const offered = await shop.content.find(ownKeys.missing);
  const instead = offered.ok ? await loadContentPage(shop, offered.value) : undefined;
  return data(packed({ page: instead, seo: undefined }), { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const seo = loaderData && unpack(loaderData).seo;
  return loaderData && !seo ? titleTags(errorText(404).pageTitle) : seoTags(seo);
}

/** A page composed by editors: delivery, size guide, about us and the like. */
export default function Content({ loaderData }: Route.ComponentProps) {
  const { page, seo } = unpack(loaderData);
  if (!seo || !page) return <MissingPage page={page} />;
  return (
    <main id="main" tabIndex={-1}>
      <OwnHeading page={page}>
        <h1>
          <VisuallyHidden>{page.title || page.seoTitle || 'Tailorbird'}</VisuallyHidden>
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
