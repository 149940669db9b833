import { allOfLocale } from '@tailorbird/blocks/ofLocale';
import { type Locale, type Market, markets } from '@tailorbird/commerce/market';
import { withPolicy } from '@tailorbird/commerce/policy/marketPolicy';
import { z } from 'zod';
import { shop } from './shop.ts';

/** Slash-separated words: what a content service takes for a key, and a file may be named. */
const deliveryKey = /^[\w-]{1,80}(?:\/[\w-]{1,80}){0,4}$/;
const timeoutMs = 2_000;

/** The files in `content/`, by path. They are part of the build. */
const files = import.meta.glob<unknown>('../content/**/*.json', { eager: true, import: 'default' });

const answer = z.object({ content: z.record(z.string(), z.unknown()) });

/** What is published under a key in a market: by the content service, or, where there is none or it fails, as a file of the shop. */
export async function findContent(market: Market, key: string): Promise<unknown> {
  if (!deliveryKey.test(key)) return undefined;
  const published = shop.content === 'own' ? 'failed' : await ask(shop.content, market, key);
  const found = published === 'failed' ? files[`../content/${market}/${key}.json`] : published;
  return found === undefined ? undefined : readIn(markets[market].locale, found);
}

/** Content in a market's language, with what editors mark, such as `{free-delivery-from}`, filled in as it is there. */
function readIn(locale: Locale, found: unknown): unknown {
  return allOfLocale(JSON.parse(withPolicy(JSON.stringify(found), locale)), locale);
}

async function ask(service: string, market: Market, key: string): Promise<unknown> {
  const { locale, contentPrefix } = markets[market];
  const path = `content/key/${contentPrefix}/${key}?depth=all&format=inlined&locale=${locale},${locale.slice(0, 2)}-*,*`;
  try {
    const response = await fetch(`${service}/${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    return answer.parse(await response.json()).content;
  } catch (error) {
    console.error(`The content service did not answer ${path}: ${String(error)}`);
    return 'failed';
  }
}
