import { useRouteError } from 'react-router';
import { OrderConfirmationPage } from '../checkout/OrderConfirmationPage.tsx';
import { notFound, problemPage } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { privatePage } from '../seo/cacheHeaders.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/orderConfirmation.ts';

export function headers() {
  return privatePage;
}

/** An order of this session. To anybody else it does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^\d{1,15}$/.test(params.orderId)) throw notFound();
  const { client } = context.get(shopContext);
  const order = await client.commerce.getOrder({ cartId: params.cartId, orderId: Number(params.orderId) });
  if (!order.ok) throw problemPage(order.error);
  return { order: order.value };
}

export const meta = titled('Thank you for your order');

export default function OrderConfirmation({ loaderData: { order } }: Route.ComponentProps) {
  return <OrderConfirmationPage order={order} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
