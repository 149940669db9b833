import { z } from 'zod';
import { email } from '../model/address.ts';
import { id, method } from './method.ts';

const row = {
  owner: 'public',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  service: 'commerce',
} as const;

/**
 * The customer-data and engagement calls (commerce §7 other calls). What the customer signed in says of their own
 * address counts at once; for any other address a link is mailed there, and the answer never says which it was.
 */
export const customerData = {
  updateConsent: method({
    ...row,
    summary: 'Records consent to be written to, or mails the link that confirms it.',
    args: z.tuple([
      z.strictObject({
        email,
        category: z.enum(['marketing_email', 'marketing_post']),
        action: z.literal('accept'),
      }),
    ]),
    answer: z.object({}),
  }),
  updatePreferences: method({
    ...row,
    summary: 'Records contact preferences, or mails the link that confirms them.',
    args: z.tuple([z.strictObject({ email, preferenceEmail: z.boolean(), preferencePost: z.boolean() })]),
    answer: z.object({}),
  }),
  notifyWhenInStock: method({
    ...row,
    summary: 'Asks for an e-mail when a variant is back.',
    args: z.tuple([z.strictObject({ email, variantId: id })]),
    answer: z.object({}),
  }),
} as const;
