import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { TrustedProxies } from '../edge/trustedProxies.ts';
import type { Operators } from '../environment/officeVariables.ts';
import type { PasswordHasher } from '../services/passwords/passwordHasher.ts';
import type { PaymentProvider } from '../services/payment/paymentProvider.ts';
import { tellSecurityEvent } from '../tellSecurityEvent.ts';
import { type OfficePage, officePage } from './officePage.ts';

/** What the back office is made of. */
export interface OfficeDependencies {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly passwords: PasswordHasher;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Where shoppers reach the shop: links of the mails lead there. */
  readonly publicUrl: string;
  /** Where operators reach the back office. */
  readonly officeUrl: string;
  readonly operators: Operators;
  readonly trustedProxies: TrustedProxies;
}

/** What is known of a request behind the sign-in: whose it is. */
export type OfficeEnv = { readonly Variables: { readonly operator: string } };

type Status = 200 | 403 | 404 | 409 | 429 | 503;

/** Answers with a page, for whoever is signed in. */
export function show(
  c: Context<OfficeEnv>,
  page: Omit<OfficePage, 'operator'>,
  status: Status = 200,
): Response | Promise<Response> {
  return c.html(officePage({ ...page, operator: c.get('operator') }), status);
}

/** Answers that there is no such thing. */
export function showMissing(c: Context<OfficeEnv>, text: string): Response | Promise<Response> {
  return show(c, { title: 'Not found', notice: { text, isBad: true } }, 404);
}

/** Writes down who has done what in the back office. */
export function tellDeed(
  { log }: Pick<OfficeDependencies, 'log'>,
  c: Context<OfficeEnv>,
  deed: string,
  facts: Readonly<Record<string, string | number>>,
): void {
  tellSecurityEvent(log, 'authz_admin', { op: `office.${deed}`, operator: c.get('operator'), ...facts });
}
