import type { Shop } from '../requestContext.ts';

/** Where an order paid by a wallet is confirmed (commerce §2). */
export function walletConfirmation({ href }: Pick<Shop, 'href'>, cartId: string, orderId: number): string {
  return href(`/order-confirmation/${cartId}/${orderId}?checkoutsource=applepayexpress`);
}
