import type { Address } from '@tailorbird/commerce/model/address';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { customerAddresses, customers } from '../schema/customers.ts';

/** Where the bill of a customer's order goes is their first address, while their book is empty, and its phone theirs (decision 67). */
export async function keepFirstAddress(tx: Queries, customerId: number, address: Address): Promise<void> {
  const known = await tx.$count(customerAddresses, eq(customerAddresses.customerId, customerId));
  if (known > 0) return;
  await tx.insert(customerAddresses).values({ customerId, address });
  const isPhoneless = and(eq(customers.id, customerId), eq(customers.phone, ''));
  await tx.update(customers).set({ phone: address.phone }).where(isPhoneless);
}
