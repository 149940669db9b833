import { z } from 'zod';
import { bag } from '../model/bag.ts';
import { currencyCode } from '../model/money.ts';
import { method } from './method.ts';

/** Sections a session answer can hold (commerce §7 promotions engine methods). */
export const sessionSections = [
  'customerSession',
  'customerProfile',
  'coupons',
  'triggeredCampaigns',
  'referral',
  'loyalty',
  'event',
  'awardedGiveaways',
  'ruleFailureReasons',
  'previousReturns',
] as const;

const profile = z.object({ integrationId: z.string(), attributes: z.record(z.string(), z.json()) });

const session = z.object({
  integrationId: z.string(),
  cartItems: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.int(),
      price: z.int(),
      attributes: z.object({ productId: z.int(), tmpVariantId: z.int() }),
    }),
  ),
  couponCodes: z.array(z.string()),
});

const row = { owner: 'session', rate: 'write', served: false } as const;

/** The promotions engine's calls (commerce §7). */
export const promotions = {
  getCustomerProfile: method({
    ...row,
    summary: "The signed-in customer's promotions profile; the e-mail of the arguments is not trusted.",
    effect: 'read',
    rate: 'read',
    idempotent: true,
    args: z.tuple([currencyCode, z.string().max(254)]),
    answer: profile,
  }),
  updateCustomerProfile: method({
    ...row,
    summary: 'Creates the profile if there is none.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([currencyCode, z.string().max(254), z.strictObject({})]),
    answer: profile,
  }),
  getCustomerSession: method({
    ...row,
    summary: "The bag's promotions session.",
    effect: 'read',
    rate: 'read',
    idempotent: true,
    args: z.tuple([currencyCode, z.uuid()]),
    answer: session,
  }),
  updateCustomerSession: method({
    ...row,
    summary: 'Pushes the bag to the promotions engine.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([
      z.strictObject({
        currencyCode,
        sessionId: z.uuid(),
        dryRun: z.boolean(),
        addManualCoupon: z.string().max(100).nullable(),
        requestData: z.strictObject({
          customerSession: session.partial(),
          responseContent: z.array(z.enum(sessionSections)),
        }),
      }),
    ]),
    answer: z.object({ customerSession: session }),
  }),
  removeAllBCPromotionsAndCoupons: method({
    ...row,
    summary: 'Takes every promotion and coupon off the bag.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([z.strictObject({ cartId: z.uuid() })]),
    answer: bag,
  }),
} as const;
