import { z } from 'zod';
import { method } from './method.ts';
import { bagId, id, ownRead, ownWrite } from './rows.ts';

/** Payment by wallet (commerce §7 other calls). */
export const walletRows = {
  paymentMethods: method({
    ...ownRead,
    summary: 'The ways to pay a bag.',
    args: z.tuple([z.strictObject({ cartId: bagId })]),
    answer: z.array(z.object({ type: z.string(), name: z.string() })),
    served: true,
  }),
  applePayPayment: method({
    ...ownWrite,
    summary: 'Pays the order whose number createOrderFromCheckout gave, with a wallet token, once.',
    args: z.tuple([z.strictObject({ orderId: id, paymentToken: z.string().max(8192) })]),
    answer: z.object({ resultCode: z.enum(['Authorised', 'Refused']) }),
    idempotent: true,
    served: true,
  }),
} as const;
