import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';

/** The fields of a form by which a guest's order is found again. */
export function GuestsOrder({ order }: { order: Pick<TrackedOrder, 'id' | 'email'> }) {
  return (
    <>
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="email" value={order.email} />
    </>
  );
}
