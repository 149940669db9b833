import type { CustomerProfile } from '@tailorbird/commerce/contract/promotions';

/** A customer's profile, matched by the customer's id; what it knows of them is who they are. */
export function profileOf(customerId: number): CustomerProfile {
  return { integrationId: String(customerId), attributes: {} };
}
