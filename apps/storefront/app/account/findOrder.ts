import { email } from '@tailorbird/commerce/model/address';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { answerTo, fieldErrors, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { type AccountAnswer, accountMessage } from './accountAnswer.ts';

const look = z.object({
  orderId: z
    .string()
    .trim()
    .regex(/^#?[1-9]\d{0,8}$/, 'Please enter the number of your order, such as 100042')
    .transform((number) => Number(number.replace('#', ''))),
  email,
});

/** A guest's order by number and e-mail; a wrong pair is told like a missing one. */
export async function findOrder(shop: Shop, form: FormData): Promise<Result<TrackedOrder, AccountAnswer>> {
  const parsed = look.safeParse({ orderId: textIn(form, 'orderId'), email: textIn(form, 'email') });
  if (!parsed.success) return err(answerTo(form, { errors: fieldErrors(parsed.error) }));
  const found = await shop.client.commerce.findOrder(parsed.data);
  if (found.ok) return ok(found.value);
  const message =
    found.error.tag === 'not-found'
      ? 'We found no order with that number and that email address. Please check both.'
      : accountMessage(found.error);
  return err(answerTo(form, { message }));
}
