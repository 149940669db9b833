import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { RateLimit } from './edge/createRateLimit.ts';
import type { KnownHosts } from './edge/knownHosts.ts';
import type { TrustedProxies } from './edge/trustedProxies.ts';
import type { Call, Platform } from './platforms/call.ts';
import type { Admission } from './rpc/createAdmission.ts';
import type { previewAccessOf } from './services/content/previewAccessOf.ts';
import type { PasswordHasher } from './services/passwords/passwordHasher.ts';
import type { PaymentProvider } from './services/payment/paymentProvider.ts';
import type { PhotoEncoder } from './services/photos/createPhotoEncoder.ts';

/** What the middleware's application is made of. */
export interface AppDependencies {
  readonly db: Database['db'];
  readonly platform: Platform;
  readonly payments: PaymentProvider;
  readonly passwords: PasswordHasher;
  readonly photos: PhotoEncoder;
  /** Schedules a promotions sync for a bag. */
  readonly syncPromotions: (cartId: string) => void;
  readonly rateLimit: RateLimit;
  /** Whose turn it is; absent: as a shop has it. */
  readonly admission?: Admission;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Where shoppers reach the shop; https makes cookies `Secure`. */
  readonly publicUrl: string;
  /** What a wishlist is when nobody says otherwise; absent: the shop's own. */
  readonly newWishlist?: Call['newWishlist'];
  /** Names the shop may be asked under. */
  readonly isKnownHost: KnownHosts;
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  /** True once the process is to end: it finishes what it has and takes no more. */
  readonly isDraining: () => boolean;
  /** Whether `createPrivateApp` is served on a port of its own, and not to shoppers (ASVS 13.4.5). */
  readonly hasPrivatePort?: boolean;
  /** Who may look at the shop as it is at another moment; absent: nobody. */
  readonly preview?: ReturnType<typeof previewAccessOf>;
  /** The services that answer over their own protocols. */
  readonly services: readonly Hono[];
}
