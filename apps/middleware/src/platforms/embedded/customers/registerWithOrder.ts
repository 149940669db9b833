import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Address } from '@tailorbird/commerce/model/address';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err } from '@tailorbird/commerce/result';
import { and, eq, isNull } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { orders } from '../schema/orders.ts';
import { registerWith } from './register.ts';

/**
 * Makes an account of who placed an order as a guest, with that order in it and no other. Who placed it is known by the
 * session: an order of another session, or of a customer, is told like none.
 */
export async function registerWithOrder(
  call: Call,
  { cartId, orderId, password }: ParsedArgsOf<'commerce', 'registerWithOrder'>[0],
): Answer<Customer> {
  const isGuests = and(
    eq(orders.id, orderId),
    eq(orders.cartId, cartId),
    eq(orders.sessionHash, call.session ?? ''),
    isNull(orders.customerId),
  );
  const [order] = await call.db.select().from(orders).where(isGuests);
  if (!order) return err(notFound);
  const registration = registrationOf(order.billingAddress, { email: order.email, password });
  return registerWith(call, registration, async (tx, customerId) => {
    await tx.update(orders).set({ customerId }).where(isGuests);
  });
}

/** What an order says of who placed it; what it does not say is left open. */
function registrationOf(
  { firstName, lastName, phone, ...place }: Address,
  credentials: { readonly email: string; readonly password: string },
) {
  const { addressLine1, addressLine2, city, county, postCode, country } = place;
  return {
    ...credentials,
    firstName,
    lastName,
    phone,
    customFields: [],
    title: '',
    dateOfBirth: '',
    preferenceEmail: false,
    preferencePost: false,
    countryIso2: country,
    acceptsProductReviewAbandonedCartEmails: false,
    addressFinder: '',
    address: { addressLine1, addressLine2, city, county, postCode, country },
  };
}
