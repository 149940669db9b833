import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product as ProductFacts } from '@tailorbird/commerce/model/product';
import { isColourAvailable } from '@tailorbird/commerce/stock/optionStock';
import { colourFromPath, productPath } from '@tailorbird/commerce/variants/colourInPath';
import { preselected, variantsOfColour } from '@tailorbird/commerce/variants/variantsMatching';
import { Breadcrumbs } from '@tailorbird/ui/Breadcrumbs';
import { data, useRouteError } from 'react-router';
import { problemPage } from '../listing/loadListing.ts';
import { notFound } from '../notFound.ts';
import { loadGallery } from '../product/loadGallery.ts';
import { notifyWhenInStock } from '../product/notifyWhenInStock.ts';
import { ProductPageRoot } from '../product/ProductPage.styles.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { productJsonLd } from '../product/productJsonLd.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import { privatePage, publicPage } from '../seo/cacheHeaders.ts';
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
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound();
  const found = await shop.client.commerce.getProductById({ entityId: Number(params.id) });
  if (!found.ok) throw problemPage(found.error);
  const product = found.value;
  const colour = colourFromPath(params.color);
  const colourway = product.colourways.find((one) => one.colour === colour);
  const ofColour = variantsOfColour(product.variants, colour);
  const inColour =
    ofColour.length > 0 ? ofColour : product.variants.filter((variant) => variant.colour === null);
  if (!colourway || inColour.length === 0) throw notFound();
  const media = await loadGallery(context.get(requestFacts), product, colourway);
  const path = productPath(product, colour);
  const seo = seoOf(shop, {
    path,
    title: `${product.name}, ${colour}`,
    description: product.description[0] ?? product.name,
    image: media[0]?.src ?? colourway.image,
  });
  const inStock = isColourAvailable(inColour, inColour[0]?.colour ?? colour);
  return {
    product: withoutOtherColours(product, inColour),
    colour,
    media,
    soldOutColours: soldOutColours(product),
    chosen: chosenOptions(new URL(request.url).searchParams, product),
    seo,
    jsonLd: productJsonLd(product, { colour, url: seo.canonical, media, inStock }),
  };
}

/** The colours there are variants of, but none in stock (commerce §4 Product page). */
function soldOutColours({ colourways, variants }: ProductFacts): string[] {
  return colourways
    .map(({ colour }) => colour)
    .filter(
      (colour) => variantsOfColour(variants, colour).length > 0 && !isColourAvailable(variants, colour),
    );
}

/** The page shows one colour: the variants of the others need not travel. */
function withoutOtherColours(product: ProductFacts, variants: ProductFacts['variants']): ProductFacts {
  return { ...product, variants: [...variants] };
}

/** The query parameters Size and Length select options; a single size is preselected (commerce §2, §4). */
function chosenOptions(parameters: URLSearchParams, { sizes, lengths }: ProductFacts) {
  const asked = (name: string, offered: readonly string[]) => {
    const value = parameters.get(name);
    return (value !== null && offered.includes(value) ? value : preselected(offered)) ?? null;
  };
  return { size: asked('Size', sizes), length: asked('Length', lengths) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [...seoTags(loaderData.seo), { 'script:ld+json': loaderData.jsonLd }];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, colour } = loaderData;
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
      <ProductPage key={product.id + colour} {...loaderData} />
    </ProductPageRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
