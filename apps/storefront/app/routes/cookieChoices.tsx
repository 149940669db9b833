import { redirect, useRouteError } from 'react-router';
import { CookieChoicesPage } from '../consent/CookieChoicesPage.tsx';
import { choicesPath } from '../consent/choicesPath.ts';
import { consentRule } from '../consent/consentRule.ts';
import {
  consentCookie,
  consentIn,
  consentOf,
  consentToAll,
  consentToNothing,
} from '../data-layer/consentCookie.ts';
import { privatePage } from '../http/cacheHeaders.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import { titled } from '../seo/titleTags.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { Route } from './+types/cookieChoices.ts';

export function headers() {
  return privatePage;
}

export function loader({ context, request }: Route.LoaderArgs) {
  const rule = consentRule(context.get(requestFacts), context.get(shopContext).market.market);
  const assumed = rule === 'assumed' ? consentToAll : consentToNothing;
  return {
    isAsked: rule !== 'unneeded',
    consent: consentIn(request.headers.get('cookie') ?? '') ?? assumed,
    saved: new URL(request.url).searchParams.has('saved'),
  };
}

/** A choice made without scripts; with them the page writes the cookie itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  shop.setCookie(consentCookie(consentOf(await request.formData()), shop.secure));
  throw redirect(shop.href(`${choicesPath}?saved=1`), 303);
}

export const meta = titled('Cookie choices');

export default function CookieChoices({ loaderData }: Route.ComponentProps) {
  return <CookieChoicesPage {...loaderData} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
