import { shownStep } from '@tailorbird/commerce/checkout/checkoutSteps';
import { data, useRouteError } from 'react-router';
import { BagKept } from '../bag-page/BagKept.tsx';
import { CheckoutPage } from '../checkout/CheckoutPage.tsx';
import { chooseDelivery, placeOrder, saveAddresses } from '../checkout/checkoutActions.ts';
import { emailIn } from '../checkout/checkoutEmail.ts';
import { enterGiftCard, removeGiftCard } from '../checkout/giftCardActions.ts';
import { openCheckout } from '../checkout/openCheckout.ts';
import { ownName, savedAddresses } from '../checkout/savedAddresses.ts';
import { unknownForm } from '../form/unknownForm.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import { privatePage } from '../seo/cacheHeaders.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/checkout.ts';

export function headers() {
  return privatePage;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const cookies = request.headers.get('cookie');
  const parameters = new URL(request.url).searchParams;
  const checkout = await openCheckout(shop, request);
  const step = shownStep(checkout, parameters.get('step'));
  const saved = step === 'address' ? await savedAddresses(shop, cookies) : [];
  const isFirst = step === 'address' && saved.length === 0;
  return {
    checkout,
    step,
    own: isFirst ? await ownName(shop, cookies) : undefined,
    guestEmail: emailIn(cookies),
    saved,
    chosen: Number(parameters.get('to')),
    takesTestCards: context.get(requestFacts).takesTestCards,
    findsAddresses: shop.isInvented,
  };
}

/** Each step posts to this address and goes on to the next; what was settled is on the server. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const checkout = await openCheckout(shop, request);
  switch (form.get('intent')) {
    case 'address': {
      const answer = await saveAddresses(shop, checkout, form);
      return data(answer, { status: answer.found ? 200 : 422 });
    }
    case 'delivery':
      return data(await chooseDelivery(shop, checkout, form), { status: 422 });
    case 'gift-card':
      return data(await enterGiftCard(shop, checkout, form), { status: 422 });
    case 'remove-gift-card':
      return data(await removeGiftCard(shop, checkout, form), { status: 422 });
    case 'pay':
      return data(await placeOrder(shop, context.get(requestFacts), checkout, form), { status: 422 });
    default:
      throw data(unknownForm('checkout'), { status: 400 });
  }
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Checkout');

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<BagKept />} />;
}
