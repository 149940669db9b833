import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { InventoryRecord } from '@tailorbird/commerce/model/inventory';
import { ok } from '@tailorbird/commerce/result';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { and, asc, isNotNull } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Answer, Call } from '../../call.ts';
import { variants } from '../schema/catalogue.ts';
import { locationsOfItems } from './locationsOfItems.ts';

type Asked = ParsedArgsOf<'commerce', 'getInventoryAtLocations'>[0];

/** Stock of variants by location. Variants whose stock is not counted have no record. */
export async function getInventoryAtLocations(call: Call, asked: Asked): Answer<InventoryRecord[]> {
  const rows = await call.db
    .select({ id: variants.id, sku: variants.sku, stockItemId: variants.stockItemId })
    .from(variants)
    .where(and(isAsked(asked), isNotNull(variants.stockItemId)))
    .orderBy(asc(variants.id));
  const items = new Set(rows.flatMap(({ stockItemId }) => stockItemId ?? []));
  const found = await locationsOfItems(call.db, [...items], { now: call.clock() });
  return ok(
    rows.map(({ id, sku, stockItemId }) => {
      const locations = found.get(stockItemId ?? 0) ?? [];
      return {
        identity: { sku, variantId: id },
        locations,
        allLocationsTotalAvailableToSell: availableInMarket(locations, call.market),
      };
    }),
  );
}

function isAsked(asked: Asked) {
  if ('variantIds' in asked) return anyOf(variants.id, asked.variantIds);
  if ('skus' in asked) return anyOf(variants.sku, asked.skus);
  return anyOf(variants.productId, asked.productIds);
}
