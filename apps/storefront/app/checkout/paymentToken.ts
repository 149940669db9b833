import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { RequestFacts } from '../requestContext.ts';
import type { CardDetails } from './checkoutForm.ts';

const answer = z.object({ token: z.string().min(1).max(4096) });
const timeoutMs = 5000;

/**
 * Exchanges card details for a token at the payment provider. They pass through this function's memory so
 * that paying works without script, and are neither logged nor kept.
 */
export async function paymentToken(facts: RequestFacts, card: CardDetails): Promise<Result<string, string>> {
  const { number, expiry, securityCode, name } = card;
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  try {
    const response = await facts.send(
      new Request(`${facts.middlewareUrl}/payments/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({
          number,
          expiryMonth: Number(month),
          expiryYear: 2000 + Number(year),
          securityCode,
          name,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    if (!response.ok) return err('Your card could not be read. Please check its details and try again.');
    return ok(answer.parse(await response.json()).token);
  } catch {
    return err(
      'The payment provider is not answering. Nothing has been charged. Please try again in a moment.',
    );
  }
}
