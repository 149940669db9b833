import { redirect, redirectDocument } from 'react-router';
import { clearedPages, leaveAccount } from '../account/leaveAccount.ts';
import { nextAddress } from '../account/nextAddress.ts';
import { failed } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import type { Route } from './+types/logout.ts';

/** Logging out changes something, so that only a form does it; a link leads home. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(shopContext).href('/'), 303);
}

/** Logs out and goes on to `next`, or to the login page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!(await leaveAccount(shop))) throw failed(503);
  const next = nextAddress(new URL(request.url).searchParams.get('next')) ?? '/login?notice=out';
  throw redirectDocument(shop.href(next), { status: 303, headers: clearedPages });
}

export { clientAction } from '../form/clientAction.ts';
export { LogoutFailed as ErrorBoundary } from '../shell/LogoutFailed.tsx';
