import { type Market, markets } from '@tailorbird/commerce/market';
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
  return published === 'failed' ? files[`../content/${market}/${key}.json`] : published;
}

async function ask(service: string, market: Market, key: string): Promise<unknown> {
  const { locale, contentPrefix } = markets[market];
  const path = `content/key/${contentPrefix}/${key}?depth=all&format=inlined&locale=${locale},en-*,*`;
  try {
    const response = await fetch(`${service}/${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    return answer.parse(await response.json()).content;
  } catch (error) {
    console.error(`The content service did not answer ${path}: ${String(error)}`);
    return 'failed';
  }
}
