import { isCrawler } from '@tailorbird/commerce/locale/isCrawler';
import { choiceValue } from '@tailorbird/commerce/locale/localeOptions';
import { savedLocale } from '@tailorbird/commerce/locale/preferredLocale';
import { suggestedLocale } from '@tailorbird/commerce/locale/suggestedLocale';
import type { Market } from '@tailorbird/commerce/market';
import type { RequestFacts } from '../requestContext.ts';
import { countryOf } from './countryOf.ts';
import { keptLocaleIn } from './localeCookies.ts';

/** The choice the overlay opens with, when the visitor's locale is not this site's (commerce §4 locale overlay). */
export async function offeredLocale(
  facts: RequestFacts,
  site: Market,
  request: Request,
): Promise<string | undefined> {
  const userAgent = request.headers.get('user-agent') ?? '';
  if (isCrawler(userAgent)) return undefined;
  const saved = savedLocale(keptLocaleIn(request.headers.get('cookie')), facts.germanSite);
  const country = saved ? undefined : await countryOf(facts, request);
  const offered = suggestedLocale(site, { userAgent, saved, country }, facts.germanSite);
  return offered && choiceValue(offered);
}
