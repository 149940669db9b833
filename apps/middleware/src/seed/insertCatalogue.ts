import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { SeedCategory } from '@tailorbird/commerce/model/seedData';
import type { SeedPrices, SeedStock, SeedStyle } from '@tailorbird/commerce/model/seedStyle';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { storeWhileMaking } from '../database/storeWhileMaking.ts';
import {
  categories,
  productCategories,
  productColours,
  productPrices,
  products,
  variantPrices,
  variants,
} from '../platforms/embedded/schema/catalogue.ts';
import { stockItems, stockLevels } from '../platforms/embedded/schema/inventory.ts';
import { reviews } from '../platforms/embedded/schema/reviews.ts';
import { insertRows, rowsFor } from './insertRows.ts';

/** Styles stored by one round of statements. */
const batchSize = 250;

/** Numbers given so far, by table. */
interface LastIds {
  product: number;
  variant: number;
  stockItem: number;
}

/** What `insertCatalogue` fills. */
export const catalogueTables = [
  categories,
  products,
  productCategories,
  productColours,
  variants,
  productPrices,
  variantPrices,
  stockItems,
  stockLevels,
  reviews,
].map(getTableName);

/** Stores a catalogue in an empty shop, a batch of styles at a time. */
export async function insertCatalogue(
  db: Queries,
  seedCategories: readonly SeedCategory[],
  styles: Iterable<SeedStyle>,
): Promise<void> {
  const places = await insertCategories(db, seedCategories);
  const last: LastIds = { product: 0, variant: 0, stockItem: 0 };
  const statements = statementsFor(styles, (style) => rowsOf(style, places, last));
  await storeWhileMaking(statements, (statement) => db.execute(statement));
  for (const table of ['categories', 'products', 'variants', 'stock_items']) await continueNumbers(db, table);
}

/** Where a category is: the numbers and the names from the root down to itself. */
interface Place {
  readonly id: number;
  readonly path: readonly number[];
  readonly names: readonly string[];
}

type Places = ReadonlyMap<string, Place>;

async function insertCategories(db: Queries, seedCategories: readonly SeedCategory[]): Promise<Places> {
  const places = new Map<string, Place>();
  for (const [at, { name, url }] of seedCategories.entries()) {
    const above = places.get(url.slice(0, url.lastIndexOf('/')));
    places.set(url, {
      id: at + 1,
      path: [...(above?.path ?? []), at + 1],
      names: [...(above?.names ?? []), name],
    });
  }
  const rows = seedCategories.map(({ name, url, description, parentUrl }, at) => ({
    id: at + 1,
    parentId: parentUrl === null ? null : (places.get(parentUrl)?.id ?? null),
    name,
    slug: url.slice(url.lastIndexOf('/') + 1),
    url,
    path: [...placeOf(url, places).path],
    position: at,
    description,
  }));
  await db.execute(insertRows(rowsFor(categories, rows)));
  return places;
}

type Rows = ReturnType<typeof rowsOf>;

/** A statement for each batch of styles. */
function* statementsFor(styles: Iterable<SeedStyle>, make: (style: SeedStyle) => Rows): Generator<SQL> {
  let batch: Rows[] = [];
  for (const style of styles) {
    batch.push(make(style));
    if (batch.length < batchSize) continue;
    yield insertStyles(batch);
    batch = [];
  }
  yield insertStyles(batch);
}

function insertStyles(styles: readonly Rows[]): SQL {
  return insertRows(
    rowsFor(
      stockItems,
      styles.flatMap((style) => style.stockItems),
    ),
    rowsFor(
      products,
      styles.map((style) => style.product),
    ),
    rowsFor(
      productCategories,
      styles.flatMap((style) => style.categories),
    ),
    rowsFor(
      productColours,
      styles.flatMap((style) => style.colours),
    ),
    rowsFor(
      variants,
      styles.flatMap((style) => style.variants),
    ),
    rowsFor(
      productPrices,
      styles.flatMap((style) => style.prices),
    ),
    rowsFor(
      variantPrices,
      styles.flatMap((style) => style.variantPrices),
    ),
    rowsFor(
      stockLevels,
      styles.flatMap((style) => style.stockLevels),
    ),
    rowsFor(
      reviews,
      styles.flatMap((style) => style.reviews),
    ),
  );
}

/** Everything there is to store of one style, numbered on from `last`. */
function rowsOf(style: SeedStyle, places: Places, last: LastIds) {
  last.product += 1;
  const productId = last.product;
  const stock = stockRows(style, last);
  const numbered = style.variants.map((variant, position) => {
    last.variant += 1;
    return { ...variant, id: last.variant, position };
  });
  return {
    product: productRow(style, productId, keywordsOf(style, places)),
    categories: style.categories.map((url) => ({ productId, categoryId: placeOf(url, places).id })),
    colours: style.colours.map((colour, position) => ({
      ...colour,
      images: [...colour.images],
      productId,
      position,
    })),
    variants: numbered.map(({ stock: _stock, prices: _prices, ...variant }) => ({
      ...variant,
      productId,
      stockItemId: stock.idOf(variant.sku),
    })),
    prices: priceRows(style.prices).map((price) => ({ productId, ...price })),
    variantPrices: numbered.flatMap(({ id, prices }) =>
      prices === null ? [] : priceRows(prices).map((price) => ({ variantId: id, ...price })),
    ),
    stockItems: stock.items,
    stockLevels: stock.levels,
    reviews: style.reviews.map(({ date, ...review }) => ({ ...review, productId, createdAt: date })),
  };
}

function productRow(style: SeedStyle, id: number, keywords: string): typeof products.$inferInsert {
  const ratings = style.reviews.map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    id,
    sku: style.sku,
    handle: `${style.slug}-${style.sku}`,
    name: style.name,
    slug: style.slug,
    description: [...style.description],
    kind: style.kind,
    inventoryTracking: style.inventoryTracking,
    customFields: style.customFields,
    productBadge: style.productBadge,
    isPriceHidden: false,
    modifiers: [...style.modifiers],
    source: 'seed',
    createdAt: new Date(style.launched),
    rank: style.rank,
    ratingAverage: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10,
    ratingCount: ratings.length,
    keywords,
  };
}

/** The keywords as `refreshListing` would write them, so that it need not write the style a second time. */
function keywordsOf({ categories, colours }: SeedStyle, places: Places): string {
  const said = [
    categories.flatMap((url) => placeOf(url, places).names),
    colours.map(({ colour, family }) => `${colour} ${family}`),
  ];
  return said.flatMap((words) => [...new Set(words)].toSorted()).join(' ');
}

function stockRows(style: SeedStyle, last: LastIds) {
  const counted: { sku: string; stock: SeedStock }[] = style.stock
    ? [{ sku: style.sku, stock: style.stock }]
    : style.variants.flatMap(({ sku, stock }) => (stock === null ? [] : [{ sku, stock }]));
  const items = counted.map(({ sku }) => {
    last.stockItem += 1;
    return { id: last.stockItem, sku };
  });
  const ids = new Map(items.map(({ id, sku }) => [sku, id]));
  const levels = counted.flatMap(({ sku, stock }) => {
    const stockItemId = ids.get(sku) ?? 0;
    return [
      { stockItemId, locationId: 1, onHand: stock.warehouse, enabled: true },
      { stockItemId, locationId: 2, onHand: stock.reserve, enabled: stock.reserveEnabled },
    ];
  });
  return { items, levels, idOf: (sku: string) => ids.get(style.stock ? style.sku : sku) ?? null };
}

function priceRows(prices: SeedPrices) {
  return marketList.map((market: Market) => ({ channelId: markets[market].channelId, ...prices[market] }));
}

function placeOf(url: string, places: Places): Place {
  const place = places.get(url);
  if (place === undefined)
    throw new Error(`A style is in ${url}, which is not among the categories. Add it there.`);
  return place;
}

/** Lets the database number its own rows on from ours. */
async function continueNumbers(db: Queries, table: string): Promise<void> {
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))
  `);
}
