import { savedCartField } from '@tailorbird/commerce/customer/formFields';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { customers, savedCarts } from '../schema/customers.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer as the contract has it; the saved bag is the one of this channel. */
export async function toCustomer(db: Queries, row: CustomerRow, channelId: number): Promise<Customer> {
  const [saved] = await db
    .select({ cartId: savedCarts.cartId })
    .from(savedCarts)
    .where(and(eq(savedCarts.customerId, row.id), eq(savedCarts.channelId, channelId)));
  const { id, email, firstName, lastName, phone, formFields } = row;
  const cartField = { name: savedCartField, value: saved?.cartId ?? '' };
  return { id, email, firstName, lastName, phone, formFields: [...formFields, cartField] };
}

/** The customer with an id; none once the account is gone. */
export async function findCustomer(db: Queries, id: number | undefined): Promise<CustomerRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}
