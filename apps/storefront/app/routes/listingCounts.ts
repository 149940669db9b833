import { data } from 'react-router';
import { publicPage } from '../http/cacheHeaders.ts';
import { loadCounts } from '../listing/loadCounts.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/listingCounts.ts';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** What a listing would show under filters that are ticked but not applied, asked for as they are ticked. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const counts = await loadCounts(
    context.get(shopContext),
    params['*'] ?? '',
    new URL(request.url).searchParams,
  );
  return data(counts, { headers: publicPage });
}
