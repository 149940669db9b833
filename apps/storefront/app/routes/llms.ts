import { shopContext } from '../requestContext.ts';
import { llmsText } from '../seo/llmsText.ts';
import type { Route } from './+types/llms.ts';

/** `/llms.txt` of each market: the shop for whoever reads it for somebody else. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await llmsText(context.get(shopContext)), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    },
  });
}
