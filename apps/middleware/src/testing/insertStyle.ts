import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { InventoryTracking, Modifier } from '@tailorbird/commerce/model/product';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import {
  categories,
  productCategories,
  productColours,
  productPrices,
  products,
  variants,
} from '../platforms/embedded/schema/catalogue.ts';
import { stockItems, stockLevels } from '../platforms/embedded/schema/inventory.ts';

/** A style for a test. Everything but the code has a plain default: one variant, ten in the warehouse, £40. */
export interface TestStyle {
  readonly sku: string;
  readonly name?: string;
  readonly category?: string;
  readonly colours?: readonly string[];
  readonly sizes?: readonly (string | null)[];
  readonly tracking?: InventoryTracking;
  /** Units of each variant, or of the style when stock is counted for it. */
  readonly warehouse?: number;
  readonly reserve?: number;
  readonly reserveEnabled?: boolean;
  readonly price?: { readonly list: number; readonly sale?: number };
  /** Markets that sell it. */
  readonly soldIn?: readonly Market[];
  readonly modifiers?: readonly Modifier[];
  /** Suffix of the SKU that may not be bought. */
  readonly disabled?: readonly string[];
}

export interface InsertedStyle {
  readonly productId: number;
  /** In the order of colours, then sizes. */
  readonly variantIds: readonly number[];
}

/** Stores a style and the category it is in. */
export async function insertStyle(db: Queries, style: TestStyle): Promise<InsertedStyle> {
  const { sku, name = `Style ${sku}`, colours = ['Moss Green'], sizes = [null] } = style;
  const [product] = await db
    .insert(products)
    .values({
      sku,
      handle: sku,
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      description: ['A plain description.'],
      kind: 'tee',
      inventoryTracking: style.tracking ?? 'variant',
      modifiers: [...(style.modifiers ?? [])],
      source: 'seed',
      createdAt: new Date('2026-01-01T00:00:00Z'),
      rank: Number(sku),
    })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  const categoryId = await categoryOf(db, style.category ?? '/womens');
  await db.insert(productCategories).values({ productId, categoryId });
  await db.insert(productColours).values(
    colours.map((colour, position) => ({
      productId,
      colour,
      family: colour.split(' ').at(-1) ?? colour,
      swatch: '#4a5d3a',
      position,
      recipe: { pattern: 'solid', colours: ['#4a5d3a'] },
    })),
  );
  const { list, sale = null } = style.price ?? { list: 4000 };
  const channels = (style.soldIn ?? marketList).map((market) => markets[market].channelId);
  await db.insert(productPrices).values(channels.map((channelId) => ({ productId, channelId, list, sale })));
  return { productId, variantIds: await insertVariants(db, productId, { ...style, colours, sizes }) };
}

async function insertVariants(
  db: Queries,
  productId: number,
  style: TestStyle & { colours: readonly string[]; sizes: readonly (string | null)[] },
): Promise<number[]> {
  const tracking = style.tracking ?? 'variant';
  const shared = tracking === 'product' ? await insertStock(db, style.sku, style) : null;
  const ids: number[] = [];
  for (const colour of style.colours) {
    for (const size of style.sizes) {
      const position = ids.length;
      const suffix = `-${position + 1}`;
      const sku = `${style.sku}${suffix}`;
      const stockItemId = tracking === 'variant' ? await insertStock(db, sku, style) : shared;
      const purchasingDisabled = style.disabled?.includes(suffix) ?? false;
      const [variant] = await db
        .insert(variants)
        .values({
          productId,
          sku,
          colour,
          size,
          position,
          isDefault: position === 0,
          purchasingDisabled,
          stockItemId,
        })
        .returning({ id: variants.id });
      ids.push(variant?.id ?? 0);
    }
  }
  return ids;
}

async function insertStock(db: Queries, sku: string, style: TestStyle): Promise<number> {
  const [item] = await db.insert(stockItems).values({ sku }).returning({ id: stockItems.id });
  const stockItemId = item?.id ?? 0;
  await db.insert(stockLevels).values([
    { stockItemId, locationId: 1, onHand: style.warehouse ?? 10 },
    { stockItemId, locationId: 2, onHand: style.reserve ?? 0, enabled: style.reserveEnabled ?? true },
  ]);
  return stockItemId;
}

/** The category at an address, made with those above it where there is none. */
async function categoryOf(db: Queries, url: string): Promise<number> {
  const known = await db.select().from(categories);
  const found = known.find((one) => one.url === url);
  if (found) return found.id;
  const above = url.slice(0, url.lastIndexOf('/'));
  const parentId = above === '' ? null : await categoryOf(db, above);
  const slug = url.slice(above.length + 1);
  const [parent] =
    parentId === null ? [] : await db.select().from(categories).where(eq(categories.id, parentId));
  const name = slug.slice(0, 1).toUpperCase() + slug.slice(1);
  const [made] = await db
    .insert(categories)
    .values({ parentId, name, slug, url, path: [], position: known.length })
    .returning({ id: categories.id });
  const id = made?.id ?? 0;
  await db
    .update(categories)
    .set({ path: [...(parent?.path ?? []), id] })
    .where(eq(categories.id, id));
  return id;
}
