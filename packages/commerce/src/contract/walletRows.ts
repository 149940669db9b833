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
    served: false,
  }),
  applePayPayment: method({
    ...ownWrite,
    summary: 'Pays an order with a wallet token.',
    args: z.tuple([z.strictObject({ orderId: id, paymentToken: z.string().max(8192) })]),
    answer: z.object({ resultCode: z.string() }),
    idempotent: true,
    served: false,
  }),
} as const;
