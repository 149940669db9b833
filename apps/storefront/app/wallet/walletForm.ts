import { z } from 'zod';

const text = z.string().max(300);

/** As a sheet gives it; whether it is an address is said field by field when it pays. */
const contact = z.object({
  firstName: text,
  lastName: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  county: text,
  postCode: text,
  country: text,
  phone: text,
  email: text,
});
const option = text.nullable();

const walletForm = z.discriminatedUnion('step', [
  z.object({ step: z.literal('open') }),
  z.object({ step: z.literal('quote'), country: z.string().max(60), option }),
  z.object({
    step: z.literal('pay'),
    shipping: contact.nullable(),
    billing: contact,
    option,
    total: z.int().min(0),
    token: z.string().min(1).max(8192),
  }),
  z.object({ step: z.literal('dismiss') }),
]);

/** One step of a wallet, as the button sends it. */
export type WalletForm = z.output<typeof walletForm>;
export type PayForm = Extract<WalletForm, { step: 'pay' }>;

/** Reads a step; undefined for anything else. */
export function parseWalletForm(body: unknown): WalletForm | undefined {
  const parsed = walletForm.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}
