import { isEmail, maxEmailLength } from '@tailorbird/commerce/email';
import { messages } from '@tailorbird/commerce/messages';
import { data, redirect, useRouteError } from 'react-router';
import { nextAddress } from '../account/nextAddress.ts';
import { BagKept } from '../bag-page/BagKept.tsx';
import { CheckoutIdentityPage } from '../checkout/CheckoutIdentityPage.tsx';
import { emailIn, rememberEmail } from '../checkout/checkoutEmail.ts';
import { openCheckout } from '../checkout/openCheckout.ts';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { goodsIn } from '../wallet/goodsIn.ts';
import { WalletSlot } from '../wallet/WalletSlot.tsx';
import type { Route } from './+types/checkoutIdentity.ts';

export function headers() {
  return privatePage;
}

/** The signed-in go straight to the checkout, with their bag and their e-mail (commerce §4 checkout start). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await openCheckout(shop, request);
  if (saysLoggedIn(request.headers.get('cookie'))) {
    const [login, customer] = await Promise.all([
      shop.client.commerce.checkoutLogin({ cartId: checkout.id }),
      shop.client.commerce.getCustomers(),
    ]);
    if (customer.ok && customer.value) shop.setCookie(rememberEmail(customer.value.email, shop.secure));
    if (login.ok) throw redirect(shop.href(nextAddress(login.value.redirectUrl) ?? '/checkout'), 303);
  }
  const email = checkout.email ?? emailIn(request.headers.get('cookie'));
  return { email, goods: goodsIn(checkout.bag) };
}

/** Guests say who they are before checkout (commerce §2): the e-mail comes first. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const entered = (await request.formData()).get('email');
  const email = typeof entered === 'string' ? entered.trim().slice(0, maxEmailLength) : '';
  if (!isEmail(email)) return data({ email, error: messages.emailInvalid }, { status: 422 });
  shop.setCookie(rememberEmail(email, shop.secure));
  throw redirect(shop.href('/checkout'), 303);
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Checkout');

export default function CheckoutIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'error' in actionData ? actionData : undefined;
  const lost = actionData && 'message' in actionData ? actionData.message : undefined;
  return (
    <CheckoutIdentityPage
      email={refused?.email ?? loaderData.email}
      error={refused?.error ?? lost}
      answer={actionData}
    >
      <WalletSlot goodsOf={() => loaderData.goods} />
    </CheckoutIdentityPage>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<BagKept />} />;
}
