import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import type { FieldErrors } from '../form/formFields.ts';
import type { RequestFacts } from '../requestContext.ts';
import type { CardDetails } from './checkoutForm.ts';

const answer = z.object({ token: z.string().min(1).max(4096) });
const refusal = z.object({ errors: z.partialRecord(z.enum(['number', 'expiry', 'cvc']), z.string()) });
const timeoutMs = 5000;

/** What the provider did not like, by our form's fields, or a message for the whole form. */
export interface TokenProblem {
  readonly message: string | null;
  readonly errors: FieldErrors;
}

const resting = {
  message: 'The payment provider is not answering. Nothing has been charged. Please try again in a moment.',
  errors: {},
};

/**
 * Exchanges card details for a token at the payment provider. They pass through this function's memory so
 * that paying works without script, and are neither logged nor kept.
 */
export async function paymentToken(
  facts: RequestFacts,
  card: CardDetails,
): Promise<Result<string, TokenProblem>> {
  const { number, expiry, securityCode } = card;
  const request = new Request(`${facts.middlewareUrl}/payments/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry, cvc: securityCode }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const response = await facts.send(request);
    const body: unknown = await response.json();
    if (response.ok) return ok(answer.parse(body).token);
    const refused = refusal.safeParse(body);
    return err(refused.success ? { message: null, errors: byField(refused.data.errors) } : resting);
  } catch {
    return err(resting);
  }
}

function byField({ number, expiry, cvc }: z.output<typeof refusal>['errors']): FieldErrors {
  return {
    ...(number && { 'card.number': number }),
    ...(expiry && { 'card.expiry': expiry }),
    ...(cvc && { 'card.securityCode': cvc }),
  };
}
