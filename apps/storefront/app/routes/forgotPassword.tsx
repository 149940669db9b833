import { data, useRouteError } from 'react-router';
import { ForgotPasswordPage } from '../account/ForgotPasswordPage.tsx';
import { requestReset } from '../account/identityActions.ts';
import { nextAddress } from '../account/nextAddress.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/forgotPassword.ts';

export function headers() {
  return privatePage;
}

export function loader({ request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  return { sent: parameters.has('sent'), next: nextAddress(parameters.get('next')) ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  return data(await requestReset(context.get(shopContext), await request.formData()), { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Forgot your password?');

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
