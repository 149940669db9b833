import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { fieldErrors } from './fieldErrors.ts';
import { issueWalletToken } from './testCardProvider.ts';

/** What the simulated wallet sends once its sheet is authorised; a real one sends what only its provider can read. */
const walletSheet = z.object({
  wallet: z.enum(['applepay', 'googlepay']),
  outcome: z.enum(['approve', 'decline', 'timeout']).default('approve'),
});

/** The demonstration wallet: `POST /payments/wallet-tokens` stands for its sheet, and answers `{ token }`. */
export function createDemonstrationWallet(db: Database['db'], clock: () => Date): Hono {
  const app = new Hono();
  app.post('/payments/wallet-tokens', bodyLimit({ maxSize: 4096 }), async (c) => {
    const parsed = walletSheet.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ errors: fieldErrors(parsed.error, 'wallet') }, 422);
    c.header('cache-control', 'no-store');
    return c.json({ token: await issueWalletToken(db, parsed.data.outcome, clock()) });
  });
  return app;
}
