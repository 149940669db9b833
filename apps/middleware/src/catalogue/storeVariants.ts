import { marketList, markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { anyOf } from '../database/anyOf.ts';
import type { Queries } from '../database/database.ts';
import { cartLines } from '../platforms/embedded/schema/carts.ts';
import { productPrices, variantPrices, variants } from '../platforms/embedded/schema/catalogue.ts';
import type { ImportedPrices, ImportedVariant, StoredStyle } from './importedStyle.ts';
import { type Count, rowsAtOnce, stockItemsOf } from './storeStock.ts';

interface PlacedVariant extends ImportedVariant {
  readonly productId: number;
  readonly sku: string;
  readonly position: number;
  readonly published: boolean;
}

/**
 * Writes the variants of styles with their prices, and takes those the file no longer has off sale.
 * @returns What the file counts of them.
 */
export async function storeVariants(db: Queries, stored: readonly StoredStyle[]): Promise<Count[]> {
  const placed = stored.flatMap(({ style, productId, sku }) =>
    style.variants.map((variant, position) => ({
      ...variant,
      productId,
      position,
      sku: `${sku}-${variant.skuPart}`,
      published: style.published,
    })),
  );
  const ids = new Map<string, number>();
  const counts: Count[] = [];
  await renameVariants(db, placed);
  for (let start = 0; start < placed.length; start += rowsAtOnce) {
    const rows = placed.slice(start, start + rowsAtOnce);
    const counted = rows.flatMap(({ sku, stock }) => (stock === null ? [] : [{ sku, onHand: stock }]));
    const stockItemIds = await stockItemsOf(
      db,
      counted.map(({ sku }) => sku),
    );
    for (const { sku, onHand } of counted) counts.push({ stockItemId: stockItemIds.get(sku) ?? 0, onHand });
    for (const { id, sku } of await upsertVariants(db, rows, stockItemIds)) ids.set(sku, id);
  }
  await removeOthers(db, stored, [...ids.values()]);
  await storePrices(db, stored, placed, ids);
  return counts;
}

/** A variant whose code the file has changed is the same variant: bags, orders, wishlists and notices know it. */
async function renameVariants(db: Queries, placed: readonly PlacedVariant[]): Promise<void> {
  const rows = placed.map(({ productId, sku, colour, size, length }) => ({
    product_id: productId,
    sku,
    colour,
    size,
    length,
  }));
  await db.execute(sql`
    with file as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(product_id int, sku text, colour text, size text, length text)
    ), renamed as (
      select same.id, same.sku as before, file.sku as after from file cross join lateral (
        select v.id, v.sku from variants v
        where v.product_id = file.product_id and v.colour is not distinct from file.colour
          and v.size is not distinct from file.size and v.length is not distinct from file.length
          and v.sku not in (select sku from file)
        order by v.purchasing_disabled, v.id limit 1) same
      where not exists (select from variants taken where taken.sku = file.sku)
    ), shelves as (
      update stock_items s set sku = renamed.after from renamed
      where s.sku = renamed.before and not exists (select from stock_items taken where taken.sku = renamed.after)
    )
    update variants v set sku = renamed.after from renamed where v.id = renamed.id`);
}

async function upsertVariants(
  db: Queries,
  rows: readonly PlacedVariant[],
  stockItemIds: ReadonlyMap<string, number>,
): Promise<{ id: number; sku: string }[]> {
  const values = rows.map(({ productId, sku, colour, size, length, position, published }) => ({
    productId,
    sku,
    colour,
    size,
    length,
    position,
    purchasingDisabled: !published,
    isDefault: position === 0,
    stockItemId: stockItemIds.get(sku) ?? null,
  }));
  return await db
    .insert(variants)
    .values(values)
    .onConflictDoUpdate({
      target: variants.sku,
      set: {
        colour: sql`excluded.colour`,
        size: sql`excluded.size`,
        length: sql`excluded.length`,
        position: sql`excluded.position`,
        purchasingDisabled: sql`excluded.purchasing_disabled`,
        isDefault: sql`excluded.is_default`,
        stockItemId: sql`excluded.stock_item_id`,
      },
    })
    .returning({ id: variants.id, sku: variants.sku });
}

/** A variant that lies in a bag stays, but cannot be bought any more. */
async function removeOthers(
  db: Queries,
  stored: readonly StoredStyle[],
  kept: readonly number[],
): Promise<void> {
  const styles = sql.param(stored.map(({ productId }) => productId));
  const others = sql`${variants.productId} = any(${styles}::int[]) and ${variants.id} <> all(${sql.param(kept)}::int[])`;
  await db
    .delete(variants)
    .where(
      sql`${others} and not exists (select from ${cartLines} where ${cartLines.variantId} = ${variants.id})`,
    );
  await db.update(variants).set({ purchasingDisabled: true, isDefault: false }).where(others);
}

/**
 * The first variant's price is the style's; a variant has one of its own where it differs. A style that is
 * not published has none, and so is in no listing; its variants keep what they cost last, for bags in which they lie.
 */
async function storePrices(
  db: Queries,
  stored: readonly StoredStyle[],
  placed: readonly PlacedVariant[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const ground = new Map(stored.map(({ style, productId }) => [productId, style.variants[0]?.prices]));
  const rows = stored.flatMap(({ style, productId }) =>
    style.published ? priceRows(style.variants[0]?.prices).map((price) => ({ productId, ...price })) : [],
  );
  const withdrawn = stored.filter(({ style }) => !style.published).map(({ productId }) => productId);
  await keepLastPrices(db, withdrawn);
  await db.delete(productPrices).where(anyOf(productPrices.productId, [...ground.keys()]));
  if (rows.length > 0) await db.insert(productPrices).values(rows);
  const sold = placed.filter(({ published }) => published);
  const soldIds = sold.map(({ sku }) => ids.get(sku) ?? 0);
  await db.delete(variantPrices).where(anyOf(variantPrices.variantId, soldIds));
  const own = sold
    .filter(({ productId, prices }) => JSON.stringify(prices) !== JSON.stringify(ground.get(productId)))
    .flatMap(({ sku, prices }) =>
      priceRows(prices).map((price) => ({ variantId: ids.get(sku) ?? 0, ...price })),
    );
  for (let start = 0; start < own.length; start += rowsAtOnce) {
    await db.insert(variantPrices).values(own.slice(start, start + rowsAtOnce));
  }
}

/** Writes what styles cost until now beside each of their variants that has no price of its own. */
async function keepLastPrices(db: Queries, productIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into variant_prices (variant_id, channel_id, list, sale)
    select v.id, p.channel_id, p.list, p.sale from product_prices p join variants v on v.product_id = p.product_id
    where ${anyOf(sql`p.product_id`, productIds)}
    on conflict (variant_id, channel_id) do nothing`);
}

function priceRows(prices: ImportedPrices | undefined) {
  if (!prices) return [];
  return marketList.map((market) => ({ channelId: markets[market].channelId, ...prices[market] }));
}
