import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { pack, unpack } from '@tailorbird/engine/packed';
import { Breadcrumbs } from '@tailorbird/ui/Breadcrumbs';
import { data, redirect, useRouteError } from 'react-router';
import { privatePage, publicPage } from '../http/cacheHeaders.ts';
import { failed, notFound } from '../notFound.ts';
import { loadProduct } from '../product/loadProduct.ts';
import { notifyWhenInStock } from '../product/notifyWhenInStock.ts';
import { ProductPageRoot } from '../product/ProductPage.styles.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { productJsonLd } from '../product/productJsonLd.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import { jsonLdTags } from '../seo/jsonLdTags.ts';
import { breadcrumbJsonLd } from '../seo/listJsonLd.ts';
import { seoOf, seoTags } from '../seo/seo.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/product.ts';

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : publicPage;
}

/** A shopper asks to be told when a variant is back. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await notifyWhenInStock(context.get(shopContext), await request.formData());
  return data(answer, { headers: privatePage });
}

/** A product in a colour. No such product, or no variant in that colour, is 404 (commerce §4 Product page). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const parameters = new URL(request.url).searchParams;
  const loaded = await loadProduct(shop, context.get(requestFacts), { ...params, parameters });
  if (!loaded.ok) throw loaded.error === 404 ? notFound() : failed(loaded.error);
  const { inStock, ...shown } = loaded.value;
  const { product, colour, media } = shown;
  const path = productPath(product, colour);
  // The name has changed since the link was made.
  if (params.slug !== product.slug) throw redirect(shop.href(path + new URL(request.url).search), 301);
  const seo = seoOf(shop, {
    path,
    title: `${product.name}, ${colour}`,
    description: product.description[0] ?? product.name,
    image: media.find(({ type }) => type === 'img')?.src ?? '',
  });
  return pack({
    ...shown,
    seo,
    jsonLd: [
      productJsonLd(product, { colour, url: seo.canonical, media, inStock }),
      breadcrumbJsonLd(shop, [
        ...product.categories.map(({ name, url }) => ({ name, path: `/browse${url}` })),
        { name: product.name },
      ]),
    ],
  });
}

export { clientAction } from '../form/clientAction.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { seo, jsonLd } = unpack(loaderData);
  return [...seoTags(seo), ...jsonLdTags(...jsonLd)];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const loaded = unpack(loaderData);
  const { product, colour } = loaded;
  const { href } = usePageFacts();
  return (
    <ProductPageRoot id="main" tabIndex={-1}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: href('/') },
          ...product.categories.map(({ name, url }) => ({ label: name, href: href(`/browse${url}`) })),
          { label: product.name },
        ]}
      />
      <ProductPage key={product.id + colour} {...loaded} />
    </ProductPageRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
