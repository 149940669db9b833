import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { savedCartField, withFields } from '@tailorbird/commerce/customer/formFields';
import { err, ok } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { lockCart } from '../bag/cart.ts';
import { customers } from '../schema/customers.ts';
import { saveCart } from './saveCart.ts';
import { syncContact } from './syncContact.ts';

/** Most form fields of a customer. */
const maxFields = 40;

/** Sets form fields by name; of preferences it does not name nothing is recorded. The saved bag has to be an open one of the caller's own in this channel. */
export async function updateCustomerFormFields(
  call: Call,
  { data }: ParsedArgsOf<'commerce', 'updateCustomerFormFields'>[0],
): Answer<Record<string, never>> {
  const { customerId } = call;
  if (customerId === undefined) return err(notFound);
  const savedCart = data.findLast(({ name }) => name === savedCartField)?.value;
  const others = data.filter(({ name }) => name !== savedCartField);
  return call.db.transaction(async (tx) => {
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
    if (!row) return err(notFound);
    const formFields = withFields(row.formFields, others);
    if (formFields.length > maxFields) {
      return err({ tag: 'bad-arguments', message: `A customer has at most ${maxFields} form fields.` });
    }
    if (savedCart !== undefined && !(await saveNamed(tx, call, customerId, savedCart))) return err(notFound);
    await tx.update(customers).set({ formFields }).where(eq(customers.id, customerId));
    const evidence = { place: 'preferences', how: 'account', channelId: call.channelId } as const;
    await syncContact(tx, { emailKey: row.emailKey, formFields: others }, evidence, call.clock());
    return ok({});
  });
}

async function saveNamed(tx: Queries, call: Call, customerId: number, cartId: string): Promise<boolean> {
  if (!z.uuid().safeParse(cartId).success) return false;
  const cart = await lockCart(tx, cartId, call);
  if (!cart || cart.channelId !== call.channelId) return false;
  await saveCart(tx, customerId, cart);
  return true;
}
