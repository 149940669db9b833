import { contract } from '@tailorbird/commerce/contract/contract';
import { bagId } from '@tailorbird/commerce/contract/method';
import {
  type CustomerSession,
  customerProfile,
  type SessionAnswer,
  sessionAnswer,
  sessionUpdate,
} from '@tailorbird/commerce/contract/promotions';
import { z } from 'zod';
import { amount, sentAmount, toAmount } from './amount.ts';
import { cart, toCart } from './entities/cart.ts';
import { mapped, operation } from './operation.ts';

const rows = contract.promotions;

/** A cart as the promotions engine knows it (commerce §3). */
const session = z.strictObject({
  integrationId: z.string(),
  cartItems: z.array(
    z.strictObject({
      name: z.string(),
      sku: z.string(),
      quantity: z.int(),
      price: amount,
      attributes: z.strictObject({ product_id: z.int(), tmp_variant_id: z.int() }),
    }),
  ),
  couponCodes: z.array(z.string()),
});

function toSession({ integrationId, cartItems, couponCodes }: CustomerSession): z.infer<typeof session> {
  return {
    integrationId,
    cartItems: cartItems.map(({ price, attributes: { productId, tmpVariantId }, ...item }) => ({
      ...item,
      price: toAmount(price),
      attributes: { product_id: productId, tmp_variant_id: tmpVariantId },
    })),
    couponCodes,
  };
}

const { customerSession: sentSession, responseContent } = sessionUpdate.shape.requestData.shape;
const sentFields = sentSession.shape;
const sentItem = sentFields.cartItems.unwrap().element;
const sentAttributes = sentItem.shape.attributes.shape;

const update = sessionUpdate.extend({
  addManualCoupon: sessionUpdate.shape.addManualCoupon.default(null),
  requestData: z.strictObject({
    customerSession: sentSession.extend({
      cartItems: z
        .array(
          sentItem.extend({
            price: sentAmount,
            attributes: z
              .strictObject({
                product_id: sentAttributes.productId,
                tmp_variant_id: sentAttributes.tmpVariantId,
              })
              .transform(({ product_id, tmp_variant_id }) => ({
                productId: product_id,
                tmpVariantId: tmp_variant_id,
              })),
          }),
        )
        .max(1000)
        .optional(),
    }),
    responseContent,
  }),
});

const sections = sessionAnswer.extend({
  customerSession: session.optional(),
  triggeredCampaigns: z
    .array(z.strictObject({ id: z.string(), name: z.string(), discount: amount }))
    .optional(),
});

function toSections(own: SessionAnswer): z.infer<typeof sections> {
  const { customerSession, triggeredCampaigns, ...others } = own;
  return {
    ...others,
    ...(customerSession && { customerSession: toSession(customerSession) }),
    ...(triggeredCampaigns && {
      triggeredCampaigns: triggeredCampaigns.map(({ discount, ...campaign }) => ({
        ...campaign,
        discount: toAmount(discount),
      })),
    }),
  };
}

/** The promotions engine. */
export const promotionOperations = {
  getCustomerProfile: operation({
    args: rows.getCustomerProfile.args,
    answer: customerProfile,
    run: (calls, currency, email) => calls.promotions.getCustomerProfile(currency, email),
  }),
  updateCustomerProfile: operation({
    args: rows.updateCustomerProfile.args,
    answer: customerProfile,
    run: (calls, currency, email, body) => calls.promotions.updateCustomerProfile(currency, email, body),
  }),
  getCustomerSession: operation({
    args: rows.getCustomerSession.args,
    answer: session,
    run: async (calls, currency, cartId) =>
      mapped(await calls.promotions.getCustomerSession(currency, cartId), toSession),
  }),
  updateCustomerSession: operation({
    args: z.tuple([update]),
    answer: sections,
    run: async (calls, sent) => mapped(await calls.promotions.updateCustomerSession(sent), toSections),
  }),
  removeAllBCPromotionsAndCoupons: operation({
    // The whole cart is sent; which one it is, is all that is read of it.
    args: z.tuple([z.looseObject({ id: bagId })]),
    answer: z.strictObject({ data: cart }),
    run: async (calls, { id: cartId }) =>
      mapped(await calls.promotions.removeAllBCPromotionsAndCoupons({ cartId }), (bag) => ({
        data: toCart(bag),
      })),
  }),
};
