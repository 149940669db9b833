import { data, redirect, useRouteError } from 'react-router';
import { privatePage } from '../http/cacheHeaders.ts';
import { problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { changeWishlist } from '../wishlist/changeWishlist.ts';
import { loadWishlist } from '../wishlist/loadWishlist.ts';
import { WishlistPage } from '../wishlist/WishlistPage.tsx';
import { parseWishlistForm } from '../wishlist/wishlistForm.ts';
import { pageIn } from '../wishlist/wishlistOf.ts';
import type { Route } from './+types/wishlist.ts';

export function headers() {
  return privatePage;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const loaded = await loadWishlist(shop, request);
  if (!loaded.ok) throw problemPage(loaded.error);
  const { answer, list } = loaded.value;
  const share = list && {
    isPublic: list.isPublic,
    address: shop.publicUrl + shop.href(`/wishlist/${list.token}`),
  };
  return { served: answer, share, page: pageIn(new URL(request.url).searchParams) };
}

/** Adds, removes, clears and shares; each form works by itself and comes back here. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const parsed = parseWishlistForm(await request.formData());
  if (!parsed.ok) throw data(parsed.error, { status: 400 });
  const changed = await changeWishlist(shop, request, parsed.value);
  if (!changed.ok) return data({ message: changed.error }, { status: 422 });
  throw redirect(shop.href('/wishlist'), 303);
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Your wishlist');

export default function Wishlist({ loaderData, actionData }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} message={actionData?.message ?? null} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
