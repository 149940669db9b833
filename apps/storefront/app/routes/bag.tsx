import { data, redirect, useRouteError } from 'react-router';
import { addToBag } from '../bag/addToBag.ts';
import { BagKept } from '../bag/BagKept.tsx';
import { BagPage } from '../bag/BagPage.tsx';
import { loadBagContent } from '../bag/bagContent.ts';
import { parseBagForm } from '../bag/bagForm.ts';
import { rememberBagView } from '../bag/cartCookie.ts';
import { changeBag, noticeIn } from '../bag/changeBag.ts';
import { changeCoupons } from '../bag/changeCoupons.ts';
import { clearBag } from '../bag/clearBag.ts';
import { currentBag } from '../bag/currentBag.ts';
import { viewOf } from '../bag/viewOf.ts';
import { problemPage } from '../listing/loadListing.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { shopContext } from '../requestContext.ts';
import { privatePage } from '../seo/cacheHeaders.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/bag.ts';

export function headers() {
  return privatePage;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [bag, content] = await Promise.all([currentBag(shop, request), loadBagContent(shop.content)]);
  if (!bag.ok) throw problemPage(bag.error);
  shop.setCookie(rememberBagView(newIdempotencyToken(), shop.secure));
  return { content, ...viewOf(bag.value, noticeIn(new URL(request.url).searchParams)) };
}

/** Adds, changes and removes where no script runs: each form works by itself and ends on the bag. Codes come here always. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const parsed = parseBagForm(form);
  if (!parsed.ok) throw data(parsed.error, { status: 400 });
  switch (parsed.value.intent) {
    case 'add': {
      const answer = await addToBag(shop, request, parsed.value, form);
      if (answer.tag !== 'added') return answer;
      throw redirect(shop.href('/bag'), 303);
    }
    case 'add-coupon':
    case 'remove-coupon': {
      const refused = await changeCoupons(shop, request, parsed.value);
      if (refused) return refused;
      throw redirect(shop.href('/bag'), 303);
    }
    case 'update':
    case 'remove':
    case 'move':
    case 'clear': {
      const asked = parsed.value;
      const notice = await (asked.intent === 'clear'
        ? clearBag(shop, request)
        : changeBag(shop, request, asked));
      throw redirect(shop.href(notice ? `/bag?notice=${notice}` : '/bag'), 303);
    }
  }
}

export { clientAction } from '../clientAction.ts';

export function meta() {
  return [{ title: 'Your bag | Tailorbird' }, { name: 'robots', content: 'noindex' }];
}

export default function Bag({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.tag === 'refused' ? actionData.message : null;
  const refusedCoupon = actionData?.tag === 'coupon-refused' ? actionData : null;
  return (
    <BagPage
      served={loaderData}
      content={loaderData.content}
      refusal={refusal}
      refusedCoupon={refusedCoupon}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<BagKept />} />;
}
