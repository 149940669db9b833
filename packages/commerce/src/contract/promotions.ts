import { z } from 'zod';
import { maxEmailLength } from '../email.ts';
import { bag } from '../model/bag.ts';
import { currencyCode, minorUnits } from '../model/money.ts';
import { sessionItem } from '../promotions/sessionItem.ts';
import { amountDue, id, largest, method, text } from './method.ts';

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

/** A customer as the promotions engine knows them; matched by the customer's id (commerce §3 Customer). */
export const customerProfile = z.object({
  integrationId: z.string(),
  attributes: z.record(z.string(), z.json()),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

/** A bag as the promotions engine knows it (commerce §3 promotions engine customer session). */
export const customerSession = z.object({
  integrationId: z.string(),
  cartItems: z.array(sessionItem),
  couponCodes: z.array(z.string()),
});
export type CustomerSession = z.infer<typeof customerSession>;

/** What is told of a session: the sections that were asked for, and no others. */
export const sessionAnswer = z
  .object({
    customerSession,
    customerProfile: customerProfile.nullable(),
    coupons: z.array(z.object({ value: z.string(), state: z.enum(['accepted', 'rejected']) })),
    triggeredCampaigns: z.array(z.object({ id: z.string(), name: z.string(), discount: minorUnits })),
    /** Nobody is referred by anybody here. */
    referral: z.null(),
    /** A point for each whole pound, euro or dollar of the customer's orders. */
    loyalty: z.object({ points: z.int() }).nullable(),
    event: z.object({ type: z.literal('session-updated'), sessionId: z.string() }),
    awardedGiveaways: z.array(z.never()),
    ruleFailureReasons: z.array(
      /** `message` is for the shopper. */
      z.object({ couponValue: z.string(), reason: z.string(), message: z.string() }),
    ),
    previousReturns: z.array(z.never()),
  })
  .partial();
export type SessionAnswer = z.infer<typeof sessionAnswer>;

const couponCode = z.string().max(100);
const maxItems = 1000;
/** A line as it is sent. Nothing of it is kept or trusted: lines are read from the bag. */
const sentItem = sessionItem.extend({
  name: text,
  sku: text,
  quantity: z.int().min(0).max(largest),
  price: amountDue,
  attributes: z.object({ productId: id, tmpVariantId: id }),
});

/** A change to a session. */
export const sessionUpdate = z.strictObject({
  currencyCode,
  /** The bag's id. */
  sessionId: z.uuid(),
  /** Reckons and answers, and keeps nothing. */
  dryRun: z.boolean(),
  /** A code the shopper entered, added to those there are. */
  addManualCoupon: couponCode.nullable(),
  requestData: z.strictObject({
    customerSession: z
      .strictObject({
        integrationId: text,
        cartItems: z.array(sentItem).max(maxItems),
        couponCodes: z.array(couponCode).max(maxItems),
        profileId: text,
        storeIntegrationId: text,
      })
      .partial(),
    responseContent: z.array(z.enum(sessionSections)).max(sessionSections.length),
  }),
});
export type SessionUpdate = z.infer<typeof sessionUpdate>;

const row = { owner: 'session', rate: 'write', service: 'promotions' } as const;

/** The promotions engine's calls (commerce §7). */
export const promotions = {
  getCustomerProfile: method({
    ...row,
    summary: "The signed-in customer's promotions profile; the e-mail of the arguments is not trusted.",
    effect: 'read',
    rate: 'read',
    idempotent: true,
    args: z.tuple([currencyCode, z.string().max(maxEmailLength)]),
    answer: customerProfile,
  }),
  updateCustomerProfile: method({
    ...row,
    summary: 'Creates the profile if there is none.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([currencyCode, z.string().max(maxEmailLength), z.strictObject({})]),
    answer: customerProfile,
  }),
  getCustomerSession: method({
    ...row,
    summary: "The bag's promotions session.",
    effect: 'read',
    rate: 'read',
    idempotent: true,
    args: z.tuple([currencyCode, z.uuid()]),
    answer: customerSession,
  }),
  updateCustomerSession: method({
    ...row,
    summary:
      'Adds a coupon, or sets the list of them; the lines are read from the bag, whatever is sent as cartItems.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([sessionUpdate]),
    answer: sessionAnswer,
  }),
  removeAllBCPromotionsAndCoupons: method({
    ...row,
    summary: 'Takes every promotion and coupon off the bag; what is given to everybody is reckoned anew.',
    effect: 'write',
    idempotent: true,
    args: z.tuple([z.strictObject({ cartId: z.uuid() })]),
    answer: bag,
  }),
} as const;
