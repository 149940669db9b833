import { z } from 'zod';
import { currencyCode } from '../model/money.ts';

/** The service refuses empty values and whatever is no string (the vendor's documentation of its queue). */
const id = z.string().regex(/^\S{1,50}$/);
const product = z.strictObject({ productId: id, sku: id.optional() });
const row = z.strictObject({
  productId: id,
  sku: id.optional(),
  quantity: z.string().regex(/^[1-9]\d*$/),
  unitPrice: z.string().regex(/^\d+\.\d\d$/),
  currency: currencyCode,
});

/** What stands in the personalisation queue (commerce §7): a name and its rows, and at the end `trackData`. */
export const personalisationCall = z.union([
  z.tuple([z.literal('setPageType'), z.string().min(1)]),
  z.tuple([z.enum(['addProducts', 'addProductDetails']), z.array(product).min(1)]),
  z.tuple([z.literal('addCartRows'), z.array(row)]),
  z.tuple([z.literal('addPurchaseRows'), z.array(row.extend({ purchaseId: id })).min(1)]),
  z.tuple([z.literal('trackData')]),
]);
export type PersonalisationCall = z.infer<typeof personalisationCall>;
