import { shownStep } from '@tailorbird/commerce/checkout/checkoutSteps';
import { data, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router';
import { BagKept } from '../bag-page/BagKept.tsx';
import { CheckoutPage } from '../checkout/CheckoutPage.tsx';
import { chooseDelivery, placeOrder, saveAddresses } from '../checkout/checkoutActions.ts';
import type { CheckoutAnswer } from '../checkout/checkoutAnswer.ts';
import { emailIn } from '../checkout/checkoutEmail.ts';
import { enterGiftCard, removeGiftCard } from '../checkout/giftCardActions.ts';
import { openCheckout } from '../checkout/openCheckout.ts';
import { ownName, savedAddresses } from '../checkout/savedAddresses.ts';
import { unknownForm } from '../form/unknownForm.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
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

/** Each step posts to its own address, is shown again until it is right, and goes on to the next. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const checkout = await openCheckout(shop, request);
  switch (form.get('intent')) {
    case 'address': {
      const answer = await saveAddresses(shop, checkout, form);
      return answer.found ? data(answer, { status: 200 }) : refused(answer);
    }
    case 'delivery':
      return refused(await chooseDelivery(shop, checkout, form));
    case 'gift-card':
      return refused(await enterGiftCard(shop, checkout, form));
    case 'remove-gift-card':
      return refused(await removeGiftCard(shop, checkout, form));
    case 'pay':
      return refused(await placeOrder(shop, context.get(requestFacts), checkout, form));
    default:
      throw data(unknownForm('checkout'), { status: 400 });
  }
}

const outdated = 409;

function refused(answer: CheckoutAnswer) {
  return data(answer, { status: answer.isOutdated ? outdated : 422 });
}

/** A page that has been told that its bag or total is another shows the new one: its forms say which they mean. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === outdated || defaultShouldRevalidate;
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Checkout');

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} meanwhile={<BagKept />} />;
}
