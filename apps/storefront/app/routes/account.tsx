import { data, useRouteError } from 'react-router';
import { AccountPage } from '../account/AccountPage.tsx';
import { accountChanges } from '../account/accountActions.ts';
import { accountViews, doneText, viewNamed } from '../account/accountViews.ts';
import { loadAccountView } from '../account/loadAccountView.ts';
import { findBlock } from '../content/findBlock.ts';
import { customerContext, pageGuards } from '../customer/pageGuards.ts';
import { requireCustomer } from '../customer/requireCustomer.ts';
import { textIn } from '../form/formFields.ts';
import { unknownForm } from '../form/unknownForm.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { notFound } from '../notFound.ts';
import { shopContext } from '../requestContext.ts';
import { titleTags } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/account.ts';

export const middleware: Route.MiddlewareFunction[] = pageGuards('account');

export function headers() {
  return privatePage;
}

export async function loader({ context, request, params: { pageName } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const view = pageName === undefined ? undefined : viewNamed(pageName);
  if (pageName !== undefined && view === undefined) throw notFound();
  const customer = context.get(customerContext) ?? (await requireCustomer(shop, request));
  const parameters = new URL(request.url).searchParams;
  const [shown, { block: image }] = await Promise.all([
    loadAccountView(shop, view, parameters),
    findBlock(shop, 'my-account-image', ['my-account-image']),
  ]);
  return { account: { ...shown, customer }, done: doneText(parameters.get('done')), image };
}

/** Every form of the account posts to its own view, and says by its intent what it asks for. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const change = accountChanges.get(textIn(form, 'intent'));
  if (!change) throw data(unknownForm('account'), { status: 400 });
  const answer = await change(shop, form);
  return data(answer, { status: answer.found ? 200 : 422 });
}

export { clientAction } from '../form/clientAction.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view } = loaderData.account;
  return titleTags(view ? accountViews[view] : 'Your account');
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
