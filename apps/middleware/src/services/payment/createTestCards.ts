import { messages } from '@tailorbird/commerce/messages';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { fieldErrors } from './fieldErrors.ts';
import { passesLuhn } from './passesLuhn.ts';
import { issueToken } from './testCardProvider.ts';

const card = z.object({
  number: z
    .string()
    .max(40)
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((digits) => /^\d{13,19}$/.test(digits) && passesLuhn(digits), 'Please enter a valid card number'),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/, messages.cardExpiryInvalid),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, messages.securityCodeInvalid),
});

/**
 * The test card provider's own protocol: `POST /payments/tokens` with `{ number, expiry, cvc }` answers
 * `{ token }`, or 422 with `{ errors: { field: text } }`. Card details go here and nowhere else, and are neither
 * stored nor logged.
 */
export function createTestCards(db: Database['db'], clock: () => Date): Hono {
  const app = new Hono();
  app.post('/payments/tokens', bodyLimit({ maxSize: 4096 }), async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const parsed = card.safeParse(body);
    if (!parsed.success) return c.json({ errors: fieldErrors(parsed.error, 'number') }, 422);
    if (hasExpired(parsed.data.expiry, clock())) {
      return c.json({ errors: { expiry: 'This card has expired' } }, 422);
    }
    c.header('cache-control', 'no-store');
    return c.json({ token: await issueToken(db, parsed.data.number, clock()) });
  });
  return app;
}

function hasExpired(expiry: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return new Date(Date.UTC(fullYear, Number(month), 1)) <= now;
}
