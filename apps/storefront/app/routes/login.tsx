import { data, redirect, useRouteError } from 'react-router';
import { logIn } from '../account/identityActions.ts';
import { LoginPage } from '../account/LoginPage.tsx';
import { loginNotice } from '../account/loginNotices.ts';
import { nextAddress } from '../account/nextAddress.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/login.ts';

export function headers() {
  return privatePage;
}

/** Who is logged in already goes on at once. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const parameters = new URL(request.url).searchParams;
  const next = nextAddress(parameters.get('next')) ?? '';
  const customer = await shop.client.commerce.getCustomers();
  if (customer.ok && customer.value) throw redirect(shop.href(next || '/my-account'), 303);
  return { next, notice: loginNotice(parameters.get('notice')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return data(await logIn(context.get(shopContext), request, await request.formData()), { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Log in');

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
