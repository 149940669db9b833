import { notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { pagePaths, productPaths, sitemap } from '../seo/sitemap.ts';
import { xmlResponse } from '../seo/xml.ts';
import type { Route } from './+types/sitemap.ts';

/** `/sitemaps/pages.xml` and `/sitemaps/products-1.xml`: addresses that answer 200, with the same page elsewhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const run = /^products-([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
  const paths =
    params.file === 'pages.xml' ? await pagePaths(shop) : run && (await productPaths(shop, Number(run)));
  if (!paths) throw notFound();
  return xmlResponse(sitemap(shop.publicUrl, shop.market.market, paths));
}
