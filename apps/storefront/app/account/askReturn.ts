import { type ReturnLine, returnReasons } from '@tailorbird/commerce/model/orderReturn';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { nothingToReturn } from '@tailorbird/commerce/returns/requestReturn';
import { z } from 'zod';
import { answerTo, textIn } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { accountMessage } from './accountAnswer.ts';
import { type ReturnAnswer, returnField } from './returnAnswer.ts';

const quantity = z.coerce.number().int().min(0).max(999).catch(0);
const reason = z.enum(returnReasons);

/**
 * Asks for what a posted form wants to return of an order that is the shopper's.
 * @param email For a guest's, which is asked for by its number and address.
 */
export async function askReturn(
  shop: Shop,
  form: FormData,
  order: { readonly id: number; readonly lineCount: number; readonly email?: string },
): Promise<ReturnAnswer> {
  const lines = linesIn(form, order.lineCount);
  if (!lines.ok) return lines.error;
  const { data: submission } = z.uuid().safeParse(textIn(form, 'submission'));
  const asked = { orderId: order.id, submission: submission ?? crypto.randomUUID(), lines: lines.value };
  const { commerce } = shop.client;
  const made =
    order.email === undefined
      ? await commerce.requestReturn(asked)
      : await commerce.requestGuestReturn({ ...asked, email: order.email });
  if (!made.ok) return answerTo(form, { message: accountMessage(made.error) });
  return { message: null, errors: {}, values: {}, isDone: true };
}

function linesIn(form: FormData, lineCount: number): Result<ReturnLine[], ReturnAnswer> {
  const wanted = Array.from({ length: lineCount }, (_, line) => ({
    line,
    quantity: quantity.parse(textIn(form, returnField('quantity', line))),
    reason: reason.safeParse(textIn(form, returnField('reason', line))).data,
  })).filter((one) => one.quantity > 0);
  if (wanted.length === 0) return err(answerTo(form, { message: nothingToReturn }));
  const unsaid = wanted.filter((one) => one.reason === undefined);
  if (unsaid.length > 0)
    return err(
      answerTo(form, {
        errors: Object.fromEntries(
          unsaid.map(({ line }) => [returnField('reason', line), 'Please say why.']),
        ),
      }),
    );
  return ok(wanted.flatMap(({ reason: why, ...one }) => (why ? [{ ...one, reason: why }] : [])));
}
