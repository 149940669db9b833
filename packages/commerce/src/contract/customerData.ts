import { z } from 'zod';
import { email } from '../model/address.ts';
import { method } from './method.ts';

const row = { owner: 'session', effect: 'write', rate: 'write', idempotent: true, served: false } as const;

/** The customer-data and engagement calls (commerce §7 other calls). */
export const customerData = {
  updateConsent: method({
    ...row,
    summary: 'Records consent to be written to.',
    args: z.tuple([
      z.object({
        email,
        category: z.enum(['marketing_email', 'marketing_post']),
        action: z.literal('accept'),
      }),
    ]),
    answer: z.object({}),
  }),
  updatePreferences: method({
    ...row,
    summary: 'Records contact preferences.',
    args: z.tuple([z.object({ email, preferenceEmail: z.boolean(), preferencePost: z.boolean() })]),
    answer: z.object({}),
  }),
  notifyWhenInStock: method({
    ...row,
    summary: 'Asks for an e-mail when a variant is back.',
    args: z.tuple([z.object({ email, variantId: z.int().positive() })]),
    answer: z.object({}),
  }),
} as const;
