import { BlockDataProvider } from '@tailorbird/blocks/BlockData';
import { ContentPage } from '@tailorbird/blocks/ContentPage';
import { sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import { useRouteError } from 'react-router';
import { loadContentPage, pageSeo } from '../content/contentPage.ts';
import { OwnHeading } from '../content/OwnHeading.tsx';
import { publicPage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { SizeGuideRoot } from '../sizes/SizeGuidePage.styles.ts';
import { SizeTables } from '../sizes/SizeTables.tsx';
import type { Route } from './+types/sizeGuide.ts';

export function headers() {
  return publicPage;
}

const path = '/size-guide';
const facts = {
  path,
  title: 'Size guide',
  description: 'What our sizes measure, and how to measure yourself.',
};

/** The shop's own tables below what editors say about measuring; the tables stand without it. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const found = await shop.content.find('size-guide');
  const page = found.ok ? await loadContentPage(shop, found.value) : undefined;
  return { page, seo: seoOf(shop, page ? pageSeo(page, path) : facts) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoTags(loaderData?.seo);
}

export default function SizeGuide({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      {page && (
        <BlockDataProvider data={page}>
          <ContentPage {...page} />
        </BlockDataProvider>
      )}
      <SizeGuideRoot>
        <OwnHeading page={page}>
          <h1>Size guide</h1>
        </OwnHeading>
        <SizeTables tables={Object.values(sizeTables)} />
      </SizeGuideRoot>
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
