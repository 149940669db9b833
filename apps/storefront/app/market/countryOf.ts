import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RequestFacts } from '../requestContext.ts';

/** The geolocation service's answer (commerce §7). */
const answer = z.object({ country: z.object({ iso_code: z.string().regex(/^[A-Z]{2}$/) }) });
/** A country is an offer, never worth waiting for (reliability §4.9). */
const timeoutMs = 300;

/** The country a request comes from, as ISO code; nothing when the service does not know, is slow or away. */
export async function countryOf(facts: RequestFacts, request: Request): Promise<string | undefined> {
  const headers = new Headers();
  const written = facts.countryHeader && request.headers.get(facts.countryHeader);
  if (facts.countryHeader && written) headers.set(facts.countryHeader, written);
  const language = request.headers.get('accept-language');
  if (language) headers.set('accept-language', language);
  if (facts.clientAddress) headers.set('x-forwarded-for', facts.clientAddress);
  const lookUp = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await facts.send(
      new Request(`${facts.middlewareUrl}/geoip/v2.1/country/me`, { headers, signal }),
    );
    return answer.parse(await response.json()).country.iso_code;
  };
  return Promise.race([lookUp(), sleep(timeoutMs, undefined, { ref: false })]).catch(() => undefined);
}
