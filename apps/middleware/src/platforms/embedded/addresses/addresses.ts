import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { CustomerAddress } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { idempotently } from '../idempotently.ts';
import { customerAddresses } from '../schema/customers.ts';

type Args<N extends 'createCustomerAddress' | 'updateCustomerAddress' | 'deleteCustomerAddress'> =
  ParsedArgsOf<'commerce', N>[0];

/** Most addresses of one customer. */
const maxAddresses = 50;

/** A customer's addresses, oldest first. */
export async function addressesOf(db: Queries, customerId: number): Promise<CustomerAddress[]> {
  const rows = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  return rows.map(({ id, address, formFields }) => ({ ...address, id, formFields }));
}

export async function getCustomerAddress({ db, customerId }: Call): Answer<CustomerAddress[]> {
  return customerId === undefined ? err(notFound) : ok(await addressesOf(db, customerId));
}

export async function createCustomerAddress(
  call: Call,
  address: Args<'createCustomerAddress'>,
): Answer<CustomerAddress[]> {
  const { customerId } = call;
  if (customerId === undefined) return err(notFound);
  return idempotently<CustomerAddress[]>(call, async (tx) => {
    const known = await addressesOf(tx, customerId);
    if (known.length >= maxAddresses) {
      return err({ tag: 'refused', message: `An address book has at most ${maxAddresses} addresses.` });
    }
    await tx.insert(customerAddresses).values({ customerId, address });
    return ok(await addressesOf(tx, customerId));
  });
}

export async function updateCustomerAddress(
  { db, customerId }: Call,
  { id, ...address }: Args<'updateCustomerAddress'>,
): Answer<CustomerAddress[]> {
  if (customerId === undefined) return err(notFound);
  const changed = await db
    .update(customerAddresses)
    .set({ address })
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    .returning({ id: customerAddresses.id });
  return changed.length === 0 ? err(notFound) : ok(await addressesOf(db, customerId));
}

export async function deleteCustomerAddress(
  { db, customerId }: Call,
  { ids }: Args<'deleteCustomerAddress'>,
): Answer<CustomerAddress[]> {
  if (customerId === undefined) return err(notFound);
  await db
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.customerId, customerId), anyOf(customerAddresses.id, ids)));
  return ok(await addressesOf(db, customerId));
}
