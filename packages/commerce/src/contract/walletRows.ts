import { z } from 'zod';
import { bag } from '../model/bag.ts';
import { shippingOption } from '../model/checkout.ts';
import { bagId, id, method, ownRead, ownWrite } from './method.ts';

/** Payment by wallet (commerce §7 other calls). */
export const walletRows = {
  paymentMethods: method({
    ...ownRead,
    summary: 'The ways to pay a bag.',
    args: z.tuple([z.strictObject({ cartId: bagId })]),
    answer: z.array(z.object({ type: z.string(), name: z.string() })),
  }),
  getDeliveryQuote: method({
    ...ownRead,
    summary:
      'How a bag can be delivered to a country and what it comes to without: for a wallet, which tells the whole address only when it pays. Nothing is kept.',
    args: z.tuple([z.strictObject({ cartId: bagId, country: z.string().regex(/^[A-Z]{2}$/) })]),
    answer: z.object({ bag, shippingOptions: z.array(shippingOption) }),
  }),
  applePayPayment: method({
    ...ownWrite,
    summary: 'Pays the order whose number createOrderFromCheckout gave, with a wallet token, once.',
    args: z.tuple([z.strictObject({ orderId: id, paymentToken: z.string().max(8192) })]),
    answer: z.object({ resultCode: z.enum(['Authorised', 'Refused']) }),
    idempotent: true,
  }),
} as const;
