import { data, useRouteError } from 'react-router';
import { ConfirmPage } from '../account/ConfirmPage.tsx';
import { confirmedText } from '../account/confirmedText.ts';
import { followLink } from '../account/followLink.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/confirm.ts';

export function headers() {
  return privatePage;
}

/** The links of our mails that do something. Opening one only shows what it would do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const done = confirmedText(searchParams.get('done'));
  const token = searchParams.get('token')?.slice(0, 200) ?? '';
  if (!token) return { link: undefined, done };
  const read = await shop.client.commerce.readMailedLink({ token });
  const purpose = read.ok ? read.value.purpose : null;
  return { link: purpose === null ? undefined : { token, purpose }, done };
}

/** A link that could not be followed comes back with its token, which is not in the address then. */
export async function action({ context, request }: Route.ActionArgs) {
  return data(await followLink(context.get(shopContext), await request.formData()), { status: 422 });
}

export { clientAction } from '../form/clientAction.ts';

export const meta = titled('Confirm');

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData && 'answer' in actionData ? actionData : undefined;
  const lost = actionData && 'message' in actionData ? actionData : undefined;
  return (
    <ConfirmPage
      link={answered?.link ?? loaderData.link}
      done={loaderData.done}
      answer={answered?.answer ?? lost}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
