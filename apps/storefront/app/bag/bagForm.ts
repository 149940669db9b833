import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';

const id = z.coerce.number().int().positive();
const optionalText = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text || null);

const add = z.object({
  intent: z.literal('add'),
  productId: id,
  /** Where the page knows it; else colour, size and length say which it is. */
  variantId: id.optional(),
  colour: optionalText,
  size: optionalText,
  length: optionalText,
  quantity: z.coerce.number().int().min(1).max(99).default(1),
  /** Marks the intent, where a script can make a mark. */
  mark: z.string().max(64).optional(),
});
const update = z.object({
  intent: z.literal('update'),
  itemId: z.uuid(),
  quantity: z.coerce.number().int().min(0).max(99),
});
const remove = z.object({ intent: z.literal('remove'), itemId: z.uuid() });
const move = z.object({ intent: z.literal('move'), itemId: z.uuid() });
/** Takes everything out. */
const clear = z.object({ intent: z.literal('clear') });
const code = z.string().max(100);
const addCoupon = z.object({ intent: z.literal('add-coupon'), code });
const removeCoupon = z.object({ intent: z.literal('remove-coupon'), code });

const bagForm = z.discriminatedUnion('intent', [add, update, remove, move, clear, addCoupon, removeCoupon]);

/** A form posted to the bag. */
export type BagForm = z.output<typeof bagForm>;
export type AddForm = Extract<BagForm, { intent: 'add' }>;

/** Reads a posted form; what does not fit is a developer's mistake or a trick, and is named. */
export function parseBagForm(form: FormData): Result<BagForm, string> {
  const parsed = bagForm.safeParse(Object.fromEntries(form));
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
