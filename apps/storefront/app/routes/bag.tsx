import { data, redirect, useRouteError } from 'react-router';
import { noticeIn, viewOf } from '../bag/bagAnswer.ts';
import { rememberBagView } from '../bag/cartCookie.ts';
import { currentBag } from '../bag/currentBag.ts';
import { BagKept } from '../bag-page/BagKept.tsx';
import { BagPage } from '../bag-page/BagPage.tsx';
import { loadBagContent } from '../bag-page/bagContent.ts';
import { runBagIntent } from '../bag-page/bagIntents.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/bag.ts';

export function headers() {
  return privatePage;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [bag, content] = await Promise.all([currentBag(shop, request), loadBagContent(shop)]);
  if (!bag.ok) throw problemPage(bag.error);
  shop.setCookie(rememberBagView(newIdempotencyToken(), shop.secure));
  return { content, ...viewOf(bag.value, noticeIn(new URL(request.url).searchParams)) };
}

/** What its forms ask, also where no script runs: each works by itself and ends on the bag. Codes come here always. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const done = await runBagIntent(shop, request, await request.formData());
  if (!done.ok) throw data(done.error, { status: 400 });
  const outcome = done.value;
  if (outcome.tag === 'refused') return outcome;
  const notice = outcome.tag === 'changed' && outcome.notice;
  throw redirect(shop.href(notice ? `/bag?notice=${notice}` : '/bag'), 303);
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Your bag');

export default function Bag({ loaderData, actionData }: Route.ComponentProps) {
  return <BagPage served={loaderData} content={loaderData.content} refused={actionData ?? null} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<BagKept />} />;
}
