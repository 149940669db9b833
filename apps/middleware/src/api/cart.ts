import { contract } from '@tailorbird/commerce/contract/contract';
import { bagId } from '@tailorbird/commerce/contract/method';
import { currencyCode } from '@tailorbird/commerce/model/money';
import { err } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { foreignCurrency } from './catalogue.ts';
import { cart, toCart } from './entities/cart.ts';
import { fieldsOf, include, mapped, operation } from './operation.ts';
import { isOptionId } from './optionIds.ts';

const { commerce } = contract;
const line = fieldsOf(commerce.addCartItems).lineItems.element.shape;
const changedLine = fieldsOf(commerce.updateCartItem).lineItem.shape;
const { itemId } = fieldsOf(commerce.updateCartItem);
const selection = line.optionSelections.unwrap().element.shape;

const answer = z.strictObject({ data: cart });
const byId = z.tuple([z.strictObject({ id: bagId, include })]);

const lineItem = z
  .strictObject({
    product_id: line.productId,
    quantity: line.quantity,
    variant_id: line.variantId.nullable(),
    option_selections: z
      .array(
        z.strictObject({
          option_id: selection.optionId,
          option_value: z.union([z.number().transform(String), selection.optionValue]),
        }),
      )
      .max(20)
      .default([]),
    parent_id: line.parentId.nullable(),
  })
  .refine(
    ({ variant_id, option_selections }) =>
      (variant_id !== null && variant_id !== undefined) ||
      !option_selections.some(({ option_id }) => isOptionId(option_id)),
    'option_selections choose a colour, size or length without a variant_id: send the variant’s',
  )
  .transform(({ product_id, quantity, variant_id, option_selections, parent_id }) => ({
    productId: product_id,
    quantity,
    variantId: variant_id ?? undefined,
    // The variant says its colour, size and length itself; what is left was entered for modifiers.
    optionSelections: option_selections.flatMap(({ option_id, option_value }) =>
      isOptionId(option_id) ? [] : [{ optionId: option_id, optionValue: option_value }],
    ),
    parentId: parent_id ?? undefined,
  }));

/** A cart, which is under `data`. */
export const cartOperations = {
  getCart: operation({
    args: byId,
    answer,
    run: async ({ commerce: calls }, { id }) =>
      mapped(await calls.getCart({ id }), (bag) => ({ data: toCart(bag) })),
  }),
  createCart: operation({
    args: z.tuple([
      z.strictObject({
        data: z.strictObject({
          currency: z.strictObject({ code: currencyCode }).optional(),
          line_items: z.array(z.never('add lines with addCartItems')).max(0).default([]),
        }),
        include,
      }),
    ]),
    answer,
    run: async (calls, { data }) => {
      const foreign = foreignCurrency(calls, data.currency?.code);
      if (foreign) return err(foreign);
      return mapped(await calls.commerce.createCart(), (bag) => ({ data: toCart(bag) }));
    },
  }),
  updateCart: operation({
    args: byId,
    answer,
    run: async ({ commerce: calls }, { id }) =>
      mapped(await calls.updateCart({ id }), (bag) => ({ data: toCart(bag) })),
  }),
  addCartItems: operation({
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        include,
        data: z.strictObject({ line_items: z.array(lineItem).min(1).max(50) }),
      }),
    ]),
    answer,
    run: async ({ commerce: calls }, { cartId, data }) =>
      mapped(await calls.addCartItems({ cartId, lineItems: data.line_items }), (bag) => ({
        data: toCart(bag),
      })),
  }),
  updateCartItem: operation({
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        itemId,
        include,
        data: z.strictObject({
          line_item: z.strictObject({
            quantity: changedLine.quantity,
            /** A line stays of its product; it is named for systems that need to be told. */
            product_id: line.productId.optional(),
          }),
        }),
      }),
    ]),
    answer,
    run: async ({ commerce: calls }, { cartId, itemId: of, data }) => {
      const { quantity } = data.line_item;
      const changed = await calls.updateCartItem({ cartId, itemId: of, lineItem: { quantity } });
      return mapped(changed, (bag) => ({ data: toCart(bag) }));
    },
  }),
  removeCartItem: operation({
    args: z.tuple([z.strictObject({ cartId: bagId, itemId, include })]),
    answer: answer.partial(),
    run: async ({ commerce: calls }, { cartId, itemId: of }) =>
      mapped(await calls.removeCartItem({ cartId, itemId: of }), ({ bag }) =>
        bag === null ? {} : { data: toCart(bag) },
      ),
  }),
  deleteCart: operation({
    args: commerce.deleteCart.args,
    answer: z.strictObject({}),
    run: ({ commerce: calls }, sent) => calls.deleteCart(sent),
  }),
};
