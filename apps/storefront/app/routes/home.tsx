import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useRouteError } from 'react-router';
import { loadContentPage, pageSeo } from '../content/contentPage.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { publicPage } from '../seo/cacheHeaders.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/home.ts';

export function headers() {
  return publicPage;
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const found = await shop.content.find('home');
  const page = found.ok ? await loadContentPage(shop, found.value) : undefined;
  if (!page) throw failed();
  const seo = seoOf(shop, pageSeo(page, '/'));
  return { page, seo };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

/** The front of the shop, composed by editors. */
export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <h1>
        <VisuallyHidden>{page.seoTitle || 'Tailorbird'}</VisuallyHidden>
      </h1>
      <BlockDataProvider data={page}>
        <ContentPage {...page} />
      </BlockDataProvider>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
