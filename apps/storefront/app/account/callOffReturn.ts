import { z } from 'zod';
import { answerTo, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { accountMessage } from './accountAnswer.ts';
import { type ReturnAnswer, returnIdField } from './returnAnswer.ts';

/**
 * Calls off the return a posted form names, of an order that is the shopper's.
 * @param email For a guest's, which is asked for by its number and address.
 */
export async function callOffReturn(
  shop: Shop,
  form: FormData,
  order: { readonly id: number; readonly email?: string },
): Promise<ReturnAnswer> {
  const returnId = z.coerce.number().int().min(1).catch(0).parse(textIn(form, returnIdField));
  const asked = { orderId: order.id, returnId };
  const { commerce } = shop.client;
  const done =
    order.email === undefined
      ? await commerce.cancelReturn(asked)
      : await commerce.cancelGuestReturn({ ...asked, email: order.email });
  if (!done.ok) {
    const refused = answerTo(form, { message: accountMessage(done.error) });
    const now = await orderNow(shop, order);
    return now.ok ? { ...refused, order: now.value } : refused;
  }
  return { message: null, errors: {}, values: {}, isDone: true, cancelled: done.value.id };
}

/** What kept it from being called off is to be seen in the order, whose page need not load it again. */
function orderNow({ client: { commerce } }: Shop, { id: orderId, email }: { id: number; email?: string }) {
  return email === undefined
    ? commerce.getCustomerOrder({ orderId })
    : commerce.findOrder({ orderId, email });
}
