import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { data, useRouteError } from 'react-router';
import { AccountOffer } from '../account/AccountOffer.tsx';
import { keepOrder } from '../account/keepOrder.ts';
import { OrderConfirmationPage } from '../checkout/OrderConfirmationPage.tsx';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { notFound, problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/orderConfirmation.ts';

export function headers() {
  return privatePage;
}

/** An order of this session. To anybody else it does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!/^\d{1,15}$/.test(params.orderId)) throw notFound();
  const { client } = context.get(shopContext);
  const order = await client.commerce.getOrder({ cartId: params.cartId, orderId: Number(params.orderId) });
  if (!order.ok) throw problemPage(order.error);
  return { order: order.value, isGuests: !saysLoggedIn(request.headers.get('cookie')) };
}

/** The one form here makes an account of who placed the order. */
export async function action({ context, params: { cartId, orderId }, request }: Route.ActionArgs) {
  if (!/^\d{1,9}$/.test(orderId)) throw notFound();
  const answer = await keepOrder(context.get(shopContext), request, { cartId, orderId: Number(orderId) });
  return data(answer, { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Thank you for your order');

export default function OrderConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { href } = usePageFacts();
  const { order, isGuests } = loaderData;
  const action = href(`/order-confirmation/${order.cartId}/${order.id}`);
  const offer = <AccountOffer email={order.email} action={action} answer={actionData} />;
  return <OrderConfirmationPage order={order} offer={isGuests && offer} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
