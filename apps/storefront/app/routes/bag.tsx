import { itemCount } from '@tailorbird/commerce/bag/bagContents';
import { data, redirect, useRouteError } from 'react-router';
import { addToBag } from '../bag/addToBag.ts';
import { BagPage } from '../bag/BagPage.tsx';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { loadBagContent } from '../bag/bagContent.ts';
import { type AddForm, parseBagForm } from '../bag/bagForm.ts';
import { type BagNotice, bagNotices, changeBag, noticeIn } from '../bag/changeBag.ts';
import { changeCoupons } from '../bag/changeCoupons.ts';
import { currentBag } from '../bag/currentBag.ts';
import { problemPage } from '../listing/loadListing.ts';
import { type Shop, shopContext } from '../requestContext.ts';
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
  const notice = noticeIn(new URL(request.url).searchParams) ?? bag.value?.notice ?? null;
  return { bag: bag.value, content, notice, count: bag.value ? itemCount(bag.value) : 0 };
}

/** Adds, changes and removes. Each form works by itself and ends on the bag; adding may stay on its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const parsed = parseBagForm(form);
  if (!parsed.ok) throw data(parsed.error, { status: 400 });
  switch (parsed.value.intent) {
    case 'add':
      return add(shop, request, parsed.value, form);
    case 'add-coupon':
    case 'remove-coupon': {
      const refused = await changeCoupons(shop, request, parsed.value);
      if (refused) return refused;
      throw redirect(shop.href('/bag'), 303);
    }
    case 'update':
    case 'remove': {
      const notice = await changeBag(shop, request, parsed.value);
      if (parsed.value.answer === 'panel') return changed(notice);
      throw redirect(shop.href(notice ? `/bag?notice=${notice}` : '/bag'), 303);
    }
  }
}

function changed(notice: BagNotice | undefined): BagAnswer {
  return { tag: 'changed', notice: notice ? bagNotices[notice] : null };
}

async function add(shop: Shop, request: Request, asked: AddForm, form: FormData) {
  const answer = await addToBag(shop, request, asked, form);
  if (asked.answer === 'panel') return answer;
  if (answer.tag === 'added') throw redirect(shop.href('/bag'), 303);
  return answer;
}

export function meta() {
  return [{ title: 'Your bag | Tailorbird' }, { name: 'robots', content: 'noindex' }];
}

export default function Bag({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.tag === 'refused' ? actionData.message : null;
  const refusedCoupon = actionData?.tag === 'coupon-refused' ? actionData : null;
  return <BagPage {...loaderData} notice={refusal ?? loaderData.notice} refusedCoupon={refusedCoupon} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
