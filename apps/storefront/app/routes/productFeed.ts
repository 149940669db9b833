import { notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { feedProducts, productFeed } from '../seo/productFeed.ts';
import { xmlResponse } from '../seo/xml.ts';
import type { Route } from './+types/productFeed.ts';

/** `/feeds/products-1.xml` and on: everything that can be bought in the market. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const run = /^products-([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
  const products = run && (await feedProducts(shop, Number(run)));
  if (!products) throw notFound();
  return xmlResponse(productFeed(shop, products));
}
