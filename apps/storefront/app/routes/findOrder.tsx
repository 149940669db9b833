import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { data, useRouteError } from 'react-router';
import { askReturn } from '../account/askReturn.ts';
import { callOffReturn } from '../account/callOffReturn.ts';
import { FindOrderPage, type FoundOrder } from '../account/FindOrderPage.tsx';
import { findOrder } from '../account/findOrder.ts';
import type { OrderAnswer } from '../account/OrderPage.tsx';
import { orderAgain } from '../account/orderAgain.ts';
import type { ReturnAnswer } from '../account/returnAnswer.ts';
import { textIn } from '../form/formFields.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { type Shop, shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/findOrder.ts';

export function headers() {
  return privatePage;
}

/** Mails name an order in their link, so that its number need not be typed. */
export function loader({ request }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('order') ?? '';
  return { orderId: /^\d{1,9}$/.test(orderId) ? orderId : '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const found = await findOrder(shop, form);
  if (!found.ok) return data(found.error, { status: 422 });
  const order = found.value;
  switch (textIn(form, 'intent')) {
    case 'return': {
      const { id, email, lines } = order;
      return changed(shop, form, order, await askReturn(shop, form, { id, email, lineCount: lines.length }));
    }
    case 'cancel-return':
      return changed(shop, form, order, await callOffReturn(shop, form, order));
    case 'again': {
      const answer = await orderAgain(shop, request, form, order);
      return data({ ...answer, shown: foundOrder(order, answer) }, { status: answer.isDone ? 200 : 422 });
    }
    default:
      return data({ shown: foundOrder(order) });
  }
}

/** What a form about returns of the order it found was answered, with the order as it is since. */
async function changed(shop: Shop, form: FormData, order: TrackedOrder, answer: ReturnAnswer) {
  if (!answer.isDone)
    return data({ ...answer, shown: foundOrder(answer.order ?? order, answer) }, { status: 422 });
  const after = await findOrder(shop, form);
  const now = foundOrder(after.ok ? after.value : order, answer);
  return data({ ...answer, order: now.order, submission: now.submission, shown: now });
}

function foundOrder(order: TrackedOrder, posted?: OrderAnswer): FoundOrder {
  return { order, submission: crypto.randomUUID(), posted };
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Find an order');

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData && 'shown' in actionData ? actionData.shown : undefined;
  const answer = actionData && 'message' in actionData ? actionData : undefined;
  return <FindOrderPage answer={answer} found={found} orderId={loaderData.orderId} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
