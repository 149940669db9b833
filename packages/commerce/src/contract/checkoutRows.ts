import { z } from 'zod';
import { address, email } from '../model/address.ts';
import { checkout, order } from '../model/checkout.ts';
import { amountDue, bagId, customerRead, id, method, ownRead, ownWrite, text, version } from './method.ts';

/** From bag to order (commerce §7): every change carries the version it was made from. */
export const checkoutRows = {
  checkoutLogin: method({
    ...customerRead,
    summary: "Where a signed-in customer's checkout goes on.",
    args: z.tuple([z.strictObject({ cartId: bagId })]),
    answer: z.object({ redirectUrl: z.string() }),
  }),
  getCheckout: method({
    ...ownRead,
    summary: 'The checkout of a bag, with totals and its consignments.',
    args: z.tuple([z.strictObject({ cartId: bagId })]),
    answer: checkout,
  }),
  postCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Says where the physical lines go; answers with the shipping options for that address.',
    args: z.tuple([z.strictObject({ cartId: bagId, version, email, address: address.strict() })]),
    answer: checkout,
    idempotent: true,
  }),
  updateCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Chooses a shipping option.',
    args: z.tuple([
      z.strictObject({ cartId: bagId, consignmentId: z.uuid(), version, shippingOptionId: text }),
    ]),
    answer: checkout,
    idempotent: true,
  }),
  deleteCheckoutConsignment: method({
    ...ownWrite,
    summary: 'Takes a consignment back.',
    args: z.tuple([z.strictObject({ cartId: bagId, consignmentId: z.uuid(), version })]),
    answer: checkout,
    idempotent: true,
  }),
  addCheckoutBillingAddress: method({
    ...ownWrite,
    summary: 'Sets who pays and where they live.',
    args: z.tuple([z.strictObject({ cartId: bagId, version, email, address: address.strict() })]),
    answer: checkout,
    idempotent: true,
  }),
  addCheckoutGiftCard: method({
    ...ownWrite,
    rate: 'identity',
    summary: 'Enters a gift card, which pays as much as it can; too many wrong codes make the caller wait.',
    args: z.tuple([z.strictObject({ cartId: bagId, version, code: text })]),
    answer: checkout,
    idempotent: true,
  }),
  removeCheckoutGiftCard: method({
    ...ownWrite,
    summary: 'Takes a gift card back; nothing of it was spent.',
    args: z.tuple([z.strictObject({ cartId: bagId, version, giftCardId: id })]),
    answer: checkout,
    idempotent: true,
  }),
  createOrderFromCheckout: method({
    ...ownWrite,
    summary:
      'Pays and places the order, once per checkout; without a token it answers the number a wallet is to pay, or places what gift cards pay for.',
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        /** What the shopper saw; another figure is a `conflict`. */
        expectedTotal: amountDue,
        /** What gift cards were to pay of it, as the shopper saw; another figure is a `conflict`. */
        expectedGiftCardTotal: amountDue.default(0),
        /** From the payment provider; card details never reach this call. */
        paymentToken: z.string().min(1).max(4096).optional(),
      }),
    ]),
    answer: z.object({ orderId: z.int() }),
    idempotent: true,
  }),
  getOrder: method({
    ...ownRead,
    summary: 'An order of this session, for its confirmation page.',
    args: z.tuple([z.strictObject({ cartId: bagId, orderId: id })]),
    answer: order,
  }),
} as const;
