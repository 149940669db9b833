import { choiceValue, localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { redirect, redirectDocument } from 'react-router';
import { localeCookies } from '../market/localeCookies.ts';
import { localeTarget } from '../market/localeTarget.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import type { Route } from './+types/locale.ts';

/** Choosing sets cookies, so that only a form does it; a link leads home. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(context.get(shopContext).href('/'), 303);
}

/** Remembers the locale chosen and goes to the same page of its site, loaded anew (commerce §4 locale overlay). */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { germanSite } = context.get(requestFacts);
  const to = (await request.formData()).get('to');
  const choice = localeChoices(germanSite).find((one) => choiceValue(one) === to);
  if (!choice) throw redirectDocument(shop.href('/'), 303);
  for (const cookie of localeCookies(choice, shop.secure)) shop.setCookie(cookie);
  const own = [new URL(request.url).origin, new URL(shop.publicUrl).origin];
  throw redirectDocument(localeTarget(choice, request.headers.get('referer'), own), 303);
}
