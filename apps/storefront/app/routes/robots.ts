import { shopContext } from '../requestContext.ts';
import { robots } from '../seo/robots.ts';
import type { Route } from './+types/robots.ts';

/** `/robots.txt`, by the configured host. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robots(context.get(shopContext).publicUrl), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}
