import { messages } from '@tailorbird/commerce/messages';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { RateLimit } from './edge/createRateLimit.ts';
import type { KnownHosts } from './edge/knownHosts.ts';
import type { TrustedProxies } from './edge/trustedProxies.ts';
import { createHealth } from './health.ts';
import { createOpenApi } from './openApi.ts';
import type { Platform } from './platforms/call.ts';
import type { Admission } from './rpc/createAdmission.ts';
import { createRpc } from './rpc/rpc.ts';
import type { PasswordHasher } from './services/passwords/passwordHasher.ts';
import type { PaymentProvider } from './services/payment/paymentProvider.ts';

export interface AppDependencies {
  readonly db: Database['db'];
  readonly platform: Platform;
  readonly payments: PaymentProvider;
  readonly passwords: PasswordHasher;
  /** Has the promotions engine told of a bag, soon. */
  readonly syncPromotions: (cartId: string) => void;
  readonly rateLimit: RateLimit;
  /** Whose turn it is; absent: as a shop has it. */
  readonly admission?: Admission;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Where shoppers reach the shop; https makes cookies `Secure`. */
  readonly publicUrl: string;
  /** Names the shop may be asked under. */
  readonly isKnownHost: KnownHosts;
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  /** True once the process is to end: it finishes what it has and takes no more. */
  readonly isDraining: () => boolean;
  /** Whether `createPrivateApp` is served on a port of its own, and not to shoppers (ASVS 13.4.5). */
  readonly hasPrivatePort?: boolean;
  /** The services that answer over their own protocols. */
  readonly services: readonly Hono[];
}

/** What is for those who run the shop: whether it lives and is ready, and the description of its calls. */
export function createPrivateApp(deps: Pick<AppDependencies, 'db' | 'isDraining'>): Hono {
  return new Hono().route('/', createHealth(deps)).route('/', createOpenApi());
}

/** The middleware: the services' protocols, the contract's calls, and unless they have a port of their own, health and description. Binds no port. */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono();
  if (!deps.hasPrivatePort) app.route('/', createPrivateApp(deps));
  for (const service of deps.services) app.route('/', service);
  app.route('/', createRpc(deps));
  app.onError((cause, c) => {
    deps.log.error({ err: cause, op: 'request', path: c.req.path }, 'the request failed');
    return c.json({ tag: 'unavailable', message: messages.wentWrong }, 500);
  });
  return app;
}
