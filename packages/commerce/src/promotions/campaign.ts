import { z } from 'zod';
import { perMarket } from './effects/effect.ts';
import { effect } from './effects/effects.ts';

const market = z.enum(['uk', 'eu', 'us']);
/** ISO 8601, as in `2026-06-01T00:00:00Z`. */
const wholeSecond = z.iso.datetime({ precision: 0 });

/** Which lines a campaign is about. What is empty excludes nothing; gift cards are never reduced. */
const selection = z.object({
  /** Addresses of categories; what is under them is in them: `/womens/knitwear`. */
  categories: z.array(z.string()).default([]),
  /** Style codes. */
  styles: z.array(z.string().length(6)).default([]),
  /** Leaves out what has a sale price already. */
  fullPriceOnly: z.boolean().default(false),
});

/** What it is about, when it holds, what it gives, and how often. */
const fields = z.object({
  id: z.string().min(1),
  /** As shoppers read it in the bag: `20% off knitwear`. */
  name: z.string().min(1),
  /** What cards say; nothing is announced without it. */
  badge: z.string().min(1).nullable().default(null),
  markets: z.array(market).min(1),
  /** From this second on. */
  startsAt: wholeSecond.nullable().default(null),
  /** Until just before this second. */
  endsAt: wholeSecond.nullable().default(null),
  selection: selection.prefault({}),
  /** What the selected lines have to come to, before anything is taken off. */
  minimumSpend: perMarket.nullable().default(null),
  /** In capitals. Without one the campaign is everybody's. */
  coupon: z.string().min(1).max(100).nullable().default(null),
  /** Only for customers who are signed in. */
  signedInOnly: z.boolean().default(false),
  effect,
  /** Campaigns are taken in this order, the lowest first, then by id. */
  priority: z.int().default(100),
  /** Given alone, and only where it takes off more than all others together. */
  exclusive: z.boolean().default(false),
  usageLimit: z.int().min(1).nullable().default(null),
  usageLimitPerCustomer: z.int().min(1).nullable().default(null),
});

const hasLimit = ({ usageLimit, usageLimitPerCustomer, signedInOnly }: z.output<typeof fields>) =>
  usageLimit !== null || usageLimitPerCustomer !== null || signedInOnly;

/** One promotion, checked. What not everybody gets needs a coupon: a badge promises its price to everybody. */
export const campaign = fields.refine((one) => one.coupon !== null || !hasLimit(one), {
  path: ['coupon'],
  message:
    'A campaign with a limit, or for customers only, needs a coupon: cards promise the others to everybody.',
});
export type Campaign = z.infer<typeof campaign>;
/** A campaign as it is written down, with what goes without saying left out. */
export type CampaignInput = z.input<typeof campaign>;
