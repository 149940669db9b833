import { data, redirect, useRouteError } from 'react-router';
import { resetPassword } from '../account/identityActions.ts';
import { UpdatePasswordPage } from '../account/UpdatePasswordPage.tsx';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/updatePassword.ts';

export function headers() {
  return privatePage;
}

/** The link of the reset e-mail. Without a token, who is logged in changes the password in the account. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? '';
  if (token) {
    const checked = await shop.client.commerce.validateToken({ token });
    return { token: checked.ok && checked.value.isValid ? token : undefined };
  }
  const customer = await shop.client.commerce.getCustomers();
  if (customer.ok && customer.value) throw redirect(shop.href('/my-account/Security'), 303);
  return { token: undefined };
}

/** A refused password comes back with the token, which is not in the address then. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await resetPassword(context.get(shopContext), form);
  return data({ answer, token: answer.values['token'] }, { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Set a new password');

export default function UpdatePassword({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData && 'answer' in actionData ? actionData : undefined;
  const lost = actionData && 'message' in actionData ? actionData : undefined;
  return <UpdatePasswordPage token={answered?.token ?? loaderData.token} answer={answered?.answer ?? lost} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
