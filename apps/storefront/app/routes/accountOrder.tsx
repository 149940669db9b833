import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { data, useRouteError } from 'react-router';
import { AccountNavigation } from '../account/AccountNavigation.tsx';
import { AccountPageRoot } from '../account/AccountPage.styles.ts';
import { askReturn } from '../account/askReturn.ts';
import { callOffReturn } from '../account/callOffReturn.ts';
import { OrderPage } from '../account/OrderPage.tsx';
import { orderAgain } from '../account/orderAgain.ts';
import { pageGuards } from '../customer/pageGuards.ts';
import { textIn } from '../form/formFields.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { notFound, problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/accountOrder.ts';

export const middleware: Route.MiddlewareFunction[] = pageGuards('accountOrder');

export function headers() {
  return privatePage;
}

/** One of the customer's own orders; to anybody else it does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!/^[1-9]\d{0,8}$/.test(params.orderId)) throw notFound();
  const order = await shop.client.commerce.getCustomerOrder({ orderId: Number(params.orderId) });
  if (!order.ok) throw problemPage(order.error);
  return { order: order.value, submission: crypto.randomUUID() };
}

/** The forms here ask for a return, call one off, and order the same again. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!/^[1-9]\d{0,8}$/.test(params.orderId)) throw notFound();
  const order = await shop.client.commerce.getCustomerOrder({ orderId: Number(params.orderId) });
  if (!order.ok) throw problemPage(order.error);
  const { id, lines } = order.value;
  const form = await request.formData();
  const answered = () => {
    switch (textIn(form, 'intent')) {
      case 'again':
        return orderAgain(shop, request, form, order.value);
      case 'cancel-return':
        return callOffReturn(shop, form, { id });
      default:
        return askReturn(shop, form, { id, lineCount: lines.length });
    }
  };
  const answer = await answered();
  return data(answer, { status: answer.isDone ? 200 : 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Your order');

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { href } = usePageFacts();
  const { order, submission } = loaderData;
  return (
    <AccountPageRoot id="main" tabIndex={-1}>
      <div data-part="side">
        <AccountNavigation view="OrderHistory" />
      </div>
      <div data-part="view">
        <h1>{`Order ${order.id}`}</h1>
        <OrderPage
          order={order}
          action={href(`/my-account/OrderHistory/${order.id}`)}
          submission={submission}
          posted={actionData}
        />
        <p data-part="ways">
          <a href={href('/my-account/OrderHistory')}>Back to your orders</a>
        </p>
      </div>
    </AccountPageRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
