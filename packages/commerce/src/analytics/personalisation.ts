import { bagLines } from '../bag/bagContents.ts';
import type { Bag } from '../model/bag.ts';
import type { Order } from '../model/checkout.ts';
import { decimalAmount } from '../money.ts';
import type { PersonalisationCall } from './personalisationCall.ts';

/** The type of a page that says none (commerce §7). */
const defaultPageType = 'OrderConfirmation';

/** All that one page says, in the order the service asks for: its type first, `trackData` last. */
export function personalisationOf(
  pageType: string | undefined,
  calls: readonly PersonalisationCall[] = [],
): PersonalisationCall[] {
  return [['setPageType', pageType ?? defaultPageType], ...calls, ['trackData']];
}

/**
 * Products a listing shows.
 * @returns No call when there are no products.
 */
export function addProducts(products: readonly { readonly productId: number }[]): PersonalisationCall[] {
  if (products.length === 0) return [];
  return [['addProducts', products.map(({ productId }) => ({ productId: String(productId) }))]];
}

/** The product a page is about. */
export function addProductDetails({
  id: productId,
  sku,
}: {
  id: number;
  sku: string;
}): PersonalisationCall[] {
  return [['addProductDetails', [{ productId: String(productId), sku }]]];
}

/**
 * The whole bag, which takes the place of the one told before.
 * @returns One call, without rows for an empty bag or none; prices as decimals: `12.50`.
 */
export function addCartRows(bag: Bag | null): PersonalisationCall[] {
  const rows = (bag ? bagLines(bag) : []).map(({ productId, sku, quantity, salePrice }) => ({
    productId: String(productId),
    sku,
    quantity: String(quantity),
    unitPrice: decimalAmount(salePrice),
    currency: bag?.currency ?? 'GBP',
  }));
  return [['addCartRows', rows]];
}

/**
 * What an order bought, all rows under its number.
 * @returns Prices as decimals: `12.50`; no call for an order without lines.
 */
export function addPurchaseRows({ id: orderId, currency, lines }: Order): PersonalisationCall[] {
  const rows = lines.map(({ productId, sku, quantity, unitPrice }) => ({
    purchaseId: String(orderId),
    productId: String(productId),
    sku,
    quantity: String(quantity),
    unitPrice: decimalAmount(unitPrice),
    currency,
  }));
  return rows.length > 0 ? [['addPurchaseRows', rows]] : [];
}
