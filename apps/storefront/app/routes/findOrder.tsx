import { data, useRouteError } from 'react-router';
import { FindOrderPage } from '../account/FindOrderPage.tsx';
import { findOrder } from '../account/findOrder.ts';
import { shopContext } from '../requestContext.ts';
import { privatePage } from '../seo/cacheHeaders.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/findOrder.ts';

export function headers() {
  return privatePage;
}

export async function action({ context, request }: Route.ActionArgs) {
  const found = await findOrder(context.get(shopContext), await request.formData());
  return found.ok
    ? data({ order: found.value, answer: undefined })
    : data({ order: undefined, answer: found.error }, { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Find an order');

export default function FindOrder({ actionData }: Route.ComponentProps) {
  const found = actionData && 'order' in actionData ? actionData : undefined;
  const lost = actionData && 'message' in actionData ? actionData : undefined;
  return <FindOrderPage answer={found?.answer ?? lost} order={found?.order} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
