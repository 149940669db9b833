import type { CallError } from '@tailorbird/commerce/contract/callError';
import { contract } from '@tailorbird/commerce/contract/contract';
import { bagId, id } from '@tailorbird/commerce/contract/method';
import { email } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { notFound } from '../platforms/call.ts';
import { recipientFields, toAddress } from './addresses.ts';
import { sentAmount } from './amount.ts';
import { checkout, toCheckout } from './entities/checkout.ts';
import { type Calls, fieldsOf, mapped, operation } from './operation.ts';

const { commerce } = contract;
const chosen = fieldsOf(commerce.updateCheckoutConsignment);
const placed = fieldsOf(commerce.createOrderFromCheckout);
const { consignmentId } = chosen;
/** The version a change was made from; left out it is made to the checkout as it is. */
const version = chosen.version.optional();

const whereTo = z.tuple([
  z.strictObject({
    cartId: bagId,
    data: z.strictObject({ email, address: z.strictObject(recipientFields), version }),
  }),
]);

/** The way from cart to order. */
export const checkoutOperations = {
  checkoutLogin: operation({
    args: z.tuple([z.strictObject({ customerId: id, cartId: bagId, email: email.optional() })]),
    answer: z.strictObject({ redirect_url: z.string() }),
    run: async ({ commerce: calls }, { customerId, cartId }) => {
      const own = await calls.getCustomers();
      if (!own.ok) return own;
      if (own.value?.id !== customerId) return err(notFound);
      return mapped(await calls.checkoutLogin({ cartId }), ({ redirectUrl }) => ({
        redirect_url: redirectUrl,
      }));
    },
  }),
  getCheckout: operation({
    args: commerce.getCheckout.args,
    answer: checkout,
    run: async ({ commerce: calls }, sent) => mapped(await calls.getCheckout(sent), toCheckout),
  }),
  postCheckoutConsignment: operation({
    args: whereTo,
    answer: checkout,
    run: async (calls, { cartId, data }) => {
      const from = await versionOf(calls, cartId, data.version);
      if (!from.ok) return from;
      const change = { cartId, version: from.value, email: data.email, address: toAddress(data.address) };
      return mapped(await calls.commerce.postCheckoutConsignment(change), toCheckout);
    },
  }),
  addCheckoutBillingAddress: operation({
    args: whereTo,
    answer: checkout,
    run: async (calls, { cartId, data }) => {
      const from = await versionOf(calls, cartId, data.version);
      if (!from.ok) return from;
      const change = { cartId, version: from.value, email: data.email, address: toAddress(data.address) };
      return mapped(await calls.commerce.addCheckoutBillingAddress(change), toCheckout);
    },
  }),
  updateCheckoutConsignment: operation({
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        consignmentId,
        data: z.strictObject({ shipping_option_id: chosen.shippingOptionId, version }),
      }),
    ]),
    answer: checkout,
    run: async (calls, { cartId, consignmentId: of, data }) => {
      const from = await versionOf(calls, cartId, data.version);
      if (!from.ok) return from;
      const shippingOptionId = data.shipping_option_id;
      const change = { cartId, consignmentId: of, version: from.value, shippingOptionId };
      return mapped(await calls.commerce.updateCheckoutConsignment(change), toCheckout);
    },
  }),
  deleteCheckoutConsignment: operation({
    args: z.tuple([z.strictObject({ cartId: bagId, consignmentId, version })]),
    answer: checkout,
    run: async (calls, { cartId, consignmentId: of, version: sent }) => {
      const from = await versionOf(calls, cartId, sent);
      if (!from.ok) return from;
      const change = { cartId, consignmentId: of, version: from.value };
      return mapped(await calls.commerce.deleteCheckoutConsignment(change), toCheckout);
    },
  }),
  createOrderFromCheckout: operation({
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        /** What the shopper saw; another figure is a `conflict`. Left out it is what the checkout comes to now. */
        grand_total: sentAmount.optional(),
        paymentToken: placed.paymentToken,
      }),
    ]),
    answer: z.strictObject({ orderId: z.int() }),
    run: async ({ commerce: calls }, { cartId, grand_total, paymentToken }) => {
      const now = await calls.getCheckout({ cartId });
      if (!now.ok) return now;
      const { grandTotal, giftCardTotal } = now.value;
      return calls.createOrderFromCheckout({
        cartId,
        expectedTotal: grand_total ?? grandTotal,
        expectedGiftCardTotal: giftCardTotal,
        paymentToken,
      });
    },
  }),
};

async function versionOf(
  { commerce: calls }: Calls,
  cartId: string,
  sent: number | undefined,
): Promise<Result<number, CallError>> {
  if (sent !== undefined) return ok(sent);
  return mapped(await calls.getCheckout({ cartId }), (now) => now.version);
}
