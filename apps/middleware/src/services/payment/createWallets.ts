import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { tellSecurityEvent } from '../../tellSecurityEvent.ts';
import { appleGateway } from './appleGateways.ts';
import type { MerchantSession } from './appleMerchantSession.ts';

export interface WalletOptions {
  /** Registered with Apple; absent in a shop without Apple Pay. */
  readonly applePay?: { readonly merchantId: string; readonly session: MerchantSession } | undefined;
  /** Registered with Google and the payment provider; absent in a shop without Google Pay. */
  readonly googlePay?:
    | { readonly gateway: string; readonly gatewayMerchantId: string; readonly merchantId: string }
    | undefined;
  /** Whether the demonstration's own is offered. */
  readonly demonstration: boolean;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const validation = z.object({ validationUrl: z.string().max(300) });

/**
 * Which wallets the shop takes, for the button: `GET /payments/wallets`. `POST /payments/wallet-sessions` is Apple's merchant validation, at Apple's own hosts only.
 */
export function createWallets({ applePay, googlePay, demonstration, log }: WalletOptions): Hono {
  const app = new Hono();
  app.get('/payments/wallets', (c) =>
    c.json({
      applePay: applePay ? { merchantId: applePay.merchantId } : null,
      googlePay: googlePay ?? null,
      demonstration,
    }),
  );
  app.post('/payments/wallet-sessions', bodyLimit({ maxSize: 1024 }), async (c) => {
    const parsed = validation.safeParse(await c.req.json().catch(() => undefined));
    const gateway = parsed.success ? appleGateway(parsed.data.validationUrl) : undefined;
    if (!gateway) {
      tellSecurityEvent(log, 'malicious_ssrf', { op: 'wallet.session' });
      return c.json({ message: 'This is not an address of Apple’s merchant validation.' }, 422);
    }
    if (!applePay) return c.json({ message: 'This shop is not registered with Apple Pay.' }, 404);
    c.header('cache-control', 'no-store');
    try {
      return c.body(await applePay.session(gateway), 200, { 'content-type': 'application/json' });
    } catch (cause) {
      log.warn({ err: cause, op: 'wallet.session' }, 'Apple did not validate the merchant');
      return c.json({ message: 'Apple did not validate the merchant.' }, 502);
    }
  });
  return app;
}
