import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { tellSecurityEvent } from '../../tellSecurityEvent.ts';
import { appleMerchantSession, type MerchantSession } from './appleMerchantSession.ts';

interface WalletOptions {
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

const regions = ['nc', 'pr'] as const;
const pods = [1, 2, 3, 4, 5] as const;

/** The hosts Apple names for merchant validation outside China, its sandbox included. */
const hosts = new Set([
  'apple-pay-gateway.apple.com',
  'apple-pay-gateway-cert.apple.com',
  ...regions.flatMap((region) =>
    pods.flatMap((pod) => [
      `apple-pay-gateway-${region}-pod${pod}.apple.com`,
      `apple-pay-gateway-${region}-pod${pod}-dr.apple.com`,
    ]),
  ),
]);
const paths = new Set(['/paymentservices/startSession', '/paymentservices/paymentSession']);

/**
 * The address to validate the merchant at, if it is one of Apple's. It comes from the browser, so anything else, and
 * anything beside a host and a path of Apple's, is refused: our certificate goes nowhere else.
 */
function appleGateway(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isApples = hosts.has(url.hostname) && paths.has(url.pathname);
  const isPlain = url.href === `https://${url.hostname}${url.pathname}`;
  return isApples && isPlain ? url : undefined;
}

/** The wallets the environment names; the demonstration's where it names none and the shop may have it. */
export function walletsOf(env: Env, log: Logger): WalletOptions {
  if (env.TAILORBIRD_WALLET === 'off') return { demonstration: false, log };
  const registered = { applePay: applePayOf(env), googlePay: googlePayOf(env) };
  const isRegistered = registered.applePay !== undefined || registered.googlePay !== undefined;
  return { ...registered, demonstration: !isRegistered && env.demonstrates.has('wallet'), log };
}

function applePayOf(env: Env): WalletOptions['applePay'] {
  const { TAILORBIRD_APPLE_PAY_MERCHANT: merchantId, TAILORBIRD_APPLE_PAY_IDENTITY: identityFile } = env;
  if (!merchantId || !identityFile) return undefined;
  const { host } = new URL(env.PUBLIC_URL);
  return { merchantId, session: appleMerchantSession({ merchantId, identityFile, host }) };
}

function googlePayOf(env: Env): WalletOptions['googlePay'] {
  const [gateway, gatewayMerchantId, merchantId] = env.TAILORBIRD_GOOGLE_PAY_MERCHANT?.split(':') ?? [];
  return gateway && gatewayMerchantId && merchantId ? { gateway, gatewayMerchantId, merchantId } : undefined;
}
