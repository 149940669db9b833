import { data, redirect, useRouteError } from 'react-router';
import { CreateAccountPage } from '../account/CreateAccountPage.tsx';
import { register } from '../account/identityActions.ts';
import { nextAddress } from '../account/nextAddress.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/createAccount.ts';

export function headers() {
  return privatePage;
}

/** Who is logged in already has an account (commerce §4 register). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const customer = await shop.client.commerce.getCustomers();
  if (customer.ok && customer.value) throw redirect(shop.href('/my-account'), 303);
  return { next: nextAddress(new URL(request.url).searchParams.get('next')) ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await register(context.get(shopContext), request, await request.formData());
  return data(answer, { status: answer.found ? 200 : 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Create an account');

export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <CreateAccountPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
