import { z } from 'zod';
import { bag } from '../model/bag.ts';
import { bagId, customerWrite, id, method, none, ownRead, ownWrite } from './method.ts';

const selection = z.strictObject({ optionId: id, optionValue: z.string().max(500) });

const newLine = z.strictObject({
  productId: id,
  quantity: z.int().min(1).max(99),
  /** Absent: the default variant is chosen by the rule of commerce §4. */
  variantId: id.optional(),
  optionSelections: z.array(selection).max(20).optional(),
  parentId: z.uuid().optional(),
});

/** A session's bag (commerce §7). */
export const bagRows = {
  getCart: method({
    ...ownRead,
    summary: 'A bag of this session.',
    args: z.tuple([z.strictObject({ id: bagId })]),
    answer: bag,
  }),
  createCart: method({
    ...ownWrite,
    summary: "A new empty bag in the channel's currency, and the session that owns it.",
    args: z.tuple([]),
    answer: bag,
  }),
  updateCart: method({
    ...customerWrite,
    summary: 'Attaches the bag to the signed-in customer.',
    args: z.tuple([z.strictObject({ id: bagId })]),
    answer: bag,
  }),
  addCartItems: method({
    ...ownWrite,
    summary: 'Adds lines; the same variant and selections raise the quantity of the line there is.',
    args: z.tuple([z.strictObject({ cartId: bagId, lineItems: z.array(newLine).min(1).max(50) })]),
    answer: bag,
  }),
  updateCartItem: method({
    ...ownWrite,
    summary: 'Sets the quantity of a line, lowered to what is in stock.',
    args: z.tuple([
      z.strictObject({
        cartId: bagId,
        itemId: z.uuid(),
        lineItem: z.strictObject({ quantity: z.int().min(1).max(99) }),
      }),
    ]),
    answer: bag,
    idempotent: true,
  }),
  removeCartItem: method({
    ...ownWrite,
    summary: 'Removes a line; the bag is absent from the answer once it was the last one.',
    args: z.tuple([z.strictObject({ cartId: bagId, itemId: z.uuid() })]),
    answer: z.object({ bag: bag.nullable() }),
    idempotent: true,
  }),
  deleteCart: method({
    ...ownWrite,
    summary: 'Clears a bag.',
    args: z.tuple([z.strictObject({ id: bagId })]),
    answer: none,
    idempotent: true,
  }),
} as const;
