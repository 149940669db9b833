import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { productFiles, sitemapIndex } from '../seo/sitemap.ts';
import { xmlResponse } from '../seo/xml.ts';
import type { Route } from './+types/sitemapIndex.ts';

/** `/sitemap.xml` of each market: which sitemaps there are. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const files = await productFiles(shop);
  if (files === undefined) throw failed(503);
  return xmlResponse(sitemapIndex(shop.publicUrl, shop.market.market, files));
}
