import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Modifier } from '@tailorbird/commerce/model/product';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { chooseVariant } from '@tailorbird/commerce/variants/chooseVariant';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Call, notFound } from '../../call.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { productPrices, products, variants } from '../schema/catalogue.ts';

/** The variant to add: the one named, or the one the rule of commerce §4 chooses when none is. */
export async function buyableOf(
  db: Queries,
  call: Call,
  productId: number,
  variantId: number | undefined,
): Promise<Result<{ variant: typeof variants.$inferSelect; modifiers: Modifier[] }, CallError>> {
  const rows = await db
    .select({ variant: variants, tracking: products.inventoryTracking, modifiers: products.modifiers })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.channelId, call.channelId)),
    )
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
  const [first] = rows;
  if (!first) return err(notFound);
  const { tracking, modifiers } = first;
  if (variantId !== undefined) {
    const named = rows.find(({ variant }) => variant.id === variantId)?.variant;
    if (!named) return err(notFound);
    return named.purchasingDisabled
      ? err(soldOut(named.sku, messages.unavailable))
      : ok({ variant: named, modifiers });
  }
  const items = new Set(rows.flatMap(({ variant }) => variant.stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now: call.clock() });
  const candidates = rows.map(({ variant }) => ({
    ...variant,
    stock:
      variant.stockItemId === null
        ? null
        : availableInMarket(locations.get(variant.stockItemId) ?? [], call.market),
  }));
  const inventoryLevel = tracking === 'product' ? (candidates[0]?.stock ?? 0) : null;
  const chosen = chooseVariant({ inventoryTracking: tracking, inventoryLevel, variants: candidates });
  return chosen
    ? ok({ variant: chosen, modifiers })
    : err(soldOut(first.variant.sku, messages.weHaveSoldOut));
}

function soldOut(sku: string, message: string): CallError {
  return { tag: 'sold-out', message, sku, available: 0 };
}
