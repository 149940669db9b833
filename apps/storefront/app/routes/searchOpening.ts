import { data } from 'react-router';
import { privatePage, publicPage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { loadOpening } from '../search/searchOpening.ts';
import type { Route } from './+types/searchOpening.ts';

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** What the search over the page begins with, asked for as it opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { opening, isWhole } = await loadOpening(context.get(shopContext));
  return data(opening, { headers: isWhole ? publicPage : privatePage });
}
